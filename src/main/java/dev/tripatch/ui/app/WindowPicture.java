package dev.tripatch.ui.app;

import dev.tripatch.engine.format.PatchFormat;
import dev.tripatch.json.FieldPath;
import dev.tripatch.ui.feature.objects.ObjectsViewModel;
import dev.tripatch.ui.panes.table.LowerTab;
import dev.tripatch.ui.panes.table.LowerTabs;
import dev.tripatch.ui.settings.Theme;
import dev.tripatch.ui.settings.ThemeChoice;
import dev.tripatch.ui.window.StartDocuments;
import dev.tripatch.ui.window.WindowServices;
import dev.tripatch.ui.window.file.NoFileDialogs;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.function.Consumer;
import javafx.application.Platform;
import javafx.geometry.Dimension2D;

/** Draws the window to a picture, without a display. Equal input gives an equal picture. */
public final class WindowPicture {

  /** Everything on one thread, one thing after the other, so that pictures come out equal. */
  private static final WindowContent.Threads ONE_THREAD =
      new WindowContent.Threads(
          Platform::runLater,
          Platform::runLater,
          Platform::runLater,
          Platform::runLater,
          Runnable::run);

  private final WindowServices services;

  /** A picture of a window with these services; settings are neither read nor written. */
  public WindowPicture(WindowServices services) {
    this.services = services;
  }

  /**
   * How the picture is to be.
   *
   * @param width in pixels
   * @param height in pixels
   * @param theme its colours
   * @param selected the selected field; empty for none
   * @param table the chosen tab below the panes; empty for the first
   * @param format the patch's format; empty for what kubectl apply sends
   * @param showsSecrets whether secrets are not masked
   */
  public record Look(
      int width,
      int height,
      Theme theme,
      Optional<FieldPath> selected,
      Optional<String> table,
      Optional<PatchFormat> format,
      boolean showsSecrets) {

    /** A look that masks secrets. */
    public Look(
        int width,
        int height,
        Theme theme,
        Optional<FieldPath> selected,
        Optional<String> table,
        Optional<PatchFormat> format) {
      this(width, height, theme, selected, table, format, false);
    }
  }

  /**
   * Starts JavaFX without a display, draws, and ends JavaFX: at most once in a process, and not in
   * one that shows a window.
   *
   * @throws IOException if the picture cannot be written
   */
  public void drawAndExit(StartDocuments documents, Look look, Path png) throws IOException {
    hide();
    Platform.startup(() -> Platform.setImplicitExit(false));
    try {
      draw(documents, look, png);
    } finally {
      Platform.exit();
    }
  }

  /** Has JavaFX start without a display; to be called before it starts. */
  static void hide() {
    System.setProperty("glass.platform", "Headless");
    System.setProperty("prism.order", "sw");
    System.setProperty("java.awt.headless", "true");
  }

  /**
   * Draws while JavaFX runs; called from any thread but JavaFX's own, returns when the picture is
   * written.
   *
   * @throws IOException if the picture cannot be written
   */
  public void draw(StartDocuments documents, Look look, Path png) throws IOException {
    draw(content -> content.open(documents), look, png);
  }

  /** Draws a window that is brought into some state first. */
  void draw(Consumer<WindowContent> prepare, Look look, Path png) throws IOException {
    Picture.write(png, draw(prepare, look, StepDrawing.NO_STEPS).getFirst().asPng());
  }

  /**
   * Draws each step of a lesson, or of the documents that somebody opens; as {@link #draw}.
   *
   * @param prepare opens them
   * @return a picture for each step, in their order
   * @throws IOException if they cannot be drawn, or there are no steps
   */
  public List<Picture> drawSteps(Consumer<WindowContent> prepare, Look look) throws IOException {
    return draw(prepare, look, StepDrawing.ALL_STEPS);
  }

  /**
   * The same as a program of its own, which starts JavaFX without a display and ends it.
   *
   * @throws IOException if they cannot be drawn, or there are no steps
   */
  public List<Picture> drawStepsAndExit(Consumer<WindowContent> prepare, Look look)
      throws IOException {
    hide();
    Platform.startup(() -> Platform.setImplicitExit(false));
    try {
      return drawSteps(prepare, look);
    } finally {
      Platform.exit();
    }
  }

  private List<Picture> draw(Consumer<WindowContent> prepare, Look look, StepDrawing drawing)
      throws IOException {
    CompletableFuture<List<Picture>> drawn = new CompletableFuture<>();
    Platform.runLater(() -> show(prepare, look, content -> drawing.draw(content, drawn), drawn));
    try {
      return drawn.join();
    } catch (CompletionException failed) {
      if (failed.getCause() instanceof UncheckedIOException told) {
        throw told.getCause();
      }
      throw new IOException(
          AppWords.NOT_DRAWN.text("reason", String.valueOf(failed.getCause())), failed);
    }
  }

  private void show(
      Consumer<WindowContent> prepare,
      Look look,
      Consumer<WindowContent> ready,
      CompletableFuture<?> drawn) {
    try {
      WindowContent content =
          new WindowContent(
              services,
              ONE_THREAD,
              new NoFileDialogs(),
              List.of(),
              () -> {},
              new Dimension2D(look.width(), look.height()));
      content.appearance.choiceProperty().set(ThemeChoice.of(look.theme()));
      content.view.status().hideTime();
      look.format().ifPresent(content.models.comparison.patch()::choose);
      prepare.accept(content);
      content.models.documents.secrets().allRevealedProperty().set(look.showsSecrets());
      look.table().ifPresent(tab -> choose(tab, content.view.tables()));
      select(content, look, ready);
    } catch (RuntimeException problem) {
      drawn.completeExceptionally(problem);
    }
  }

  private static void choose(String tab, LowerTabs tabs) {
    List<String> known = tabs.all().stream().map(LowerTab::id).toList();
    if (!known.contains(tab)) {
      throw new UncheckedIOException(
          new IOException(AppWords.NO_SUCH_TAB.text("tab", tab, "tabs", String.join(", ", known))));
    }
    tabs.choose(tab);
  }

  /** Selects as soon as there is something to select in, and all of a list is compared. */
  private static void select(WindowContent content, Look look, Consumer<WindowContent> ready) {
    ObjectsViewModel objects = content.features.objects.model();
    boolean isListed = objects.rows().stream().allMatch(row -> row.state().isPresent());
    boolean isSurveyed = objects.survey().progressProperty().get().isOver();
    if (content.models.comparison.busyProperty().get() || !isSurveyed || !isListed) {
      Platform.runLater(() -> select(content, look, ready));
      return;
    }
    look.selected().ifPresent(content.models.selection::select);
    ready.accept(content);
  }
}
