package dev.tripatch.ui.app;

import dev.tripatch.format.PatchFormat;
import dev.tripatch.path.FieldPath;
import dev.tripatch.ui.app.content.WindowContent;
import dev.tripatch.ui.app.dialog.NoFileDialogs;
import dev.tripatch.ui.app.setup.StartDocuments;
import dev.tripatch.ui.app.setup.WindowServices;
import dev.tripatch.ui.merge.table.TabName;
import dev.tripatch.ui.theme.Theme;
import dev.tripatch.ui.theme.ThemeChoice;
import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.function.Consumer;
import javafx.application.Platform;
import javafx.geometry.Dimension2D;
import javafx.scene.image.PixelFormat;
import javafx.scene.image.WritableImage;
import javax.imageio.ImageIO;

/** Draws the window to a picture, without a display. Equal input gives an equal picture. */
public final class WindowPicture {

  /** Text areas scroll and measure themselves over a few layouts. */
  private static final int LAYOUTS = 6;

  /** Everything on one thread, one thing after the other, so that pictures come out equal. */
  private static final WindowContent.Threads ONE_THREAD =
      new WindowContent.Threads(
          Platform::runLater, Platform::runLater, Platform::runLater, Runnable::run);

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
      Optional<TabName> table,
      Optional<PatchFormat> format,
      boolean showsSecrets) {

    /** A look that masks secrets. */
    public Look(
        int width,
        int height,
        Theme theme,
        Optional<FieldPath> selected,
        Optional<TabName> table,
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
    CompletableFuture<WritableImage> drawn = new CompletableFuture<>();
    Platform.runLater(() -> show(prepare, look, drawn));
    try {
      write(png, encode(drawn.join()));
    } catch (CompletionException failed) {
      throw new IOException("The window could not be drawn: " + failed.getCause(), failed);
    }
  }

  private static void write(Path png, byte[] picture) throws IOException {
    try {
      Files.write(png, picture);
    } catch (AccessDeniedException denied) {
      throw new IOException(png + " cannot be written: you have no permission.", denied);
    }
  }

  private void show(
      Consumer<WindowContent> prepare, Look look, CompletableFuture<WritableImage> drawn) {
    try {
      WindowContent content =
          new WindowContent(
              services,
              ONE_THREAD,
              new NoFileDialogs(),
              () -> {},
              new Dimension2D(look.width(), look.height()));
      content.appearance().choiceProperty().set(ThemeChoice.of(look.theme()));
      content.view().status().hideTime();
      look.format().ifPresent(content.comparison().patch()::choose);
      prepare.accept(content);
      content.documents().secrets().allRevealedProperty().set(look.showsSecrets());
      look.table().ifPresent(content.view().tables()::choose);
      select(content, look, drawn);
    } catch (RuntimeException problem) {
      drawn.completeExceptionally(problem);
    }
  }

  /** Selects as soon as there is something to select in. */
  private static void select(
      WindowContent content, Look look, CompletableFuture<WritableImage> drawn) {
    if (content.comparison().busyProperty().get()) {
      Platform.runLater(() -> select(content, look, drawn));
      return;
    }
    look.selected().ifPresent(content.selection()::select);
    settle(content, LAYOUTS, drawn);
  }

  /** Lays out some times, with time between for what layout itself asks to be done later. */
  private static void settle(
      WindowContent content, int layouts, CompletableFuture<WritableImage> drawn) {
    if (layouts == 0) {
      content.appearance().forget(content.scene());
      drawn.complete(content.scene().snapshot(null));
      return;
    }
    content.view().applyCss();
    content.view().layout();
    Platform.runLater(() -> settle(content, layouts - 1, drawn));
  }

  private static byte[] encode(WritableImage image) throws IOException {
    int width = (int) image.getWidth();
    int height = (int) image.getHeight();
    int[] pixels = new int[width * height];
    image
        .getPixelReader()
        .getPixels(0, 0, width, height, PixelFormat.getIntArgbInstance(), pixels, 0, width);
    BufferedImage picture = new BufferedImage(width, height, BufferedImage.TYPE_INT_RGB);
    picture.setRGB(0, 0, width, height, pixels, 0, width);
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    ImageIO.write(picture, "png", bytes);
    return bytes.toByteArray();
  }
}
