package dev.tripatch.ui.merge;

import dev.tripatch.merge.Branch;
import dev.tripatch.merge.ConflictMarks;
import dev.tripatch.merge.NotMergedException;
import dev.tripatch.merge.Threefold;
import dev.tripatch.show.MergeDraft;
import dev.tripatch.show.MergeRow;
import dev.tripatch.show.MergeSheet;
import dev.tripatch.ui.panes.document.FileSaving;
import dev.tripatch.ui.panes.document.LineEnding;
import dev.tripatch.ui.panes.document.StoredText;
import dev.tripatch.ui.settings.Settings;
import dev.tripatch.ui.settings.SettingsFile;
import dev.tripatch.ui.window.WindowServices;
import dev.tripatch.ui.window.action.StoredKeys;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.stream.Stream;
import javafx.application.Platform;
import javafx.geometry.Rectangle2D;
import javafx.stage.Screen;
import javafx.stage.Stage;
import javafx.stage.WindowEvent;

/** The window of a merge on the screen: its settings, its title, and how it closes. */
public final class MergeWindow {

  /** How long a window that closes waits for a disk. */
  private static final Duration SLOW_DISK = Duration.ofSeconds(3);

  private static final double LEAST_WIDTH = 640;
  private static final double LEAST_HEIGHT = 480;

  private final Stage stage;
  private final MergeViewModel merge;
  private final FileSaving saving;
  private final MergeContent content;
  private final ExecutorService background =
      Executors.newSingleThreadExecutor(Thread.ofPlatform().daemon().name("merge").factory());

  /**
   * What is merged before there is a window.
   *
   * @param question what git asks
   * @param sheet the merge
   * @param first what is in the result when nothing is decided
   */
  public record Prepared(MergeQuestion question, MergeSheet sheet, MergeSheet.Result first) {}

  /** A window on a stage that is not shown yet. Called on the UI thread. */
  public MergeWindow(Stage stage, WindowServices services, Prepared prepared) {
    this.stage = stage;
    merge = new MergeViewModel(prepared.sheet(), prepared.first(), background, Platform::runLater);
    saving = new FileSaving(sentence -> Platform.runLater(() -> merge.say(sentence)));
    content = new MergeContent(merge, prepared.question(), services.version(), saving, stage::hide);
    services.settingsFolder().ifPresent(folder -> restore(new SettingsFile(folder, saving)));
    stage.setScene(content.scene());
    stage.setOnCloseRequest(this::closeRequested);
    stage.addEventHandler(WindowEvent.WINDOW_HIDDEN, event -> end());
    String file = String.valueOf(prepared.question().output().getFileName());
    merge.draftProperty().subscribe(draft -> showTitle(file));
    merge.noticeProperty().subscribe(said -> showTitle(file));
  }

  /**
   * Merges before there is a window.
   *
   * @throws NotMergedException if git has to merge the texts
   */
  public static Prepared prepare(MergeQuestion question, WindowServices services)
      throws NotMergedException {
    MergeSheet sheet =
        new MergeSheet(question.versions(), services.workbench().schemas(), question.marks());
    return new Prepared(question, sheet, sheet.result(MergeDraft.NOTHING));
  }

  private void showTitle(String file) {
    stage.setTitle(
        MergeWords.TITLE.text("modified", merge.savedProperty().get() ? "" : "● ", "file", file));
  }

  private void restore(SettingsFile file) {
    Settings settings = file.load().settings();
    content.settings().forEach(each -> each.choose(settings.choices()));
    content
        .keys()
        .choose(StoredKeys.read(settings.keys(), content.keys().tableProperty().get()).table());
    content
        .settings()
        .forEach(each -> each.value().subscribe((before, now) -> keep(file, settings)));
    Settings.WindowPlace place = settings.window();
    Rectangle2D screen = Screen.getPrimary().getVisualBounds();
    stage.setMinWidth(Math.min(LEAST_WIDTH, screen.getWidth()));
    stage.setMinHeight(Math.min(LEAST_HEIGHT, screen.getHeight()));
    stage.setWidth(Math.min(place.width(), screen.getWidth()));
    stage.setHeight(Math.min(place.height(), screen.getHeight()));
    stage.setMaximized(place.maximized());
  }

  /** That the look cannot be kept never hurts. */
  private void keep(SettingsFile file, Settings before) {
    Map<String, String> choices = new TreeMap<>(before.choices());
    content.settings().forEach(each -> choices.put(each.id(), each.text()));
    Optional<String> problem =
        file.save(
            new Settings(
                choices,
                before.keys(),
                before.window(),
                before.table(),
                before.dividers(),
                before.recentFiles(),
                before.recentObjects()));
    problem.ifPresent(merge::say);
  }

  /** Shows the window: the first conflict is selected, and the table has the keyboard. */
  public void show() {
    merge.sheet().rows().stream().findFirst().map(MergeRow::path).ifPresent(merge::select);
    stage.show();
    content.focusTable();
  }

  private void closeRequested(WindowEvent event) {
    event.consume();
    content.closeAsked(stage::hide);
  }

  /** Ends what would outlive the window. */
  void end() {
    content.forget();
    boolean _ = saving.await(SLOW_DISK);
    background.shutdownNow();
  }

  /** How git is to see it: 0 if the file is merged, else 1. */
  public int exitCode() {
    return content.isMerged() ? 0 : 1;
  }

  MergeViewModel merge() {
    return merge;
  }

  MergeContent content() {
    return content;
  }

  /**
   * What git asks: three versions of a file, and where the merged one belongs.
   *
   * @param texts the versions as their files have them
   * @param names what people call them: a branch, or a file
   * @param output the file to write
   * @param marks marks what stays undecided
   */
  public record MergeQuestion(
      Threefold<String> texts, Threefold<String> names, Path output, ConflictMarks marks) {

    /**
     * Whether no version says anything: git could not write its copies, and an empty result would
     * take the place of the file.
     */
    public boolean isEmpty() {
      return Stream.of(Branch.values())
          .map(texts::of)
          .allMatch(text -> text == null || text.isBlank());
    }

    /** The versions with line feeds only. */
    Threefold<String> versions() {
      return texts.map(text -> new StoredText(text).text());
    }

    /** What a version is called. */
    String name(Branch branch) {
      return Objects.requireNonNullElse(names.of(branch), "");
    }

    /** The file's whole text for a merged one: a side that changed how lines end has its way. */
    String inFile(String merged) {
      Threefold<LineEnding> ends = texts.map(LineEnding::of);
      Branch winner = Objects.requireNonNullElse(ends.winner(), Branch.OURS);
      String like = Objects.requireNonNullElse(texts.of(winner), "");
      return new StoredText(like).with(merged).exact();
    }
  }
}
