package dev.tripatch.ui.app.rescue;

import dev.tripatch.document.Lines;
import dev.tripatch.ui.panes.document.DocumentViewModel;
import dev.tripatch.ui.panes.document.OpenDocument;
import dev.tripatch.ui.window.CompareDialog;
import dev.tripatch.ui.window.Questions;
import dev.tripatch.ui.window.file.ChangedFiles;
import dev.tripatch.ui.window.file.FileCommands;
import dev.tripatch.ui.window.file.WindowContext;
import dev.tripatch.ui.window.layout.Notice;
import dev.tripatch.workspace.file.FileWording;
import dev.tripatch.workspace.file.InterruptedSave;
import dev.tripatch.workspace.file.TextFiles;
import java.io.IOException;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Executor;

/** Offers what a file held before a save that a kill has ended, wherever such a file is met. */
public final class InterruptedSaves {

  private final WindowContext window;
  private final Executor foreground;
  private final Executor aside;
  private final Questions questions;
  private final FileCommands files;
  private final ChangedFiles changedFiles;
  private final Set<InterruptedSave> offered = new HashSet<>();

  /**
   * Looks whenever a file is opened, and now at those that were opened last: for copies in the
   * background, and offers them in the foreground, the UI thread.
   */
  public InterruptedSaves(WindowContext window, FileCommands files, ChangedFiles changedFiles) {
    this.window = window;
    this.foreground = window.foreground();
    this.aside = window.aside();
    this.questions = window.questions();
    this.files = files;
    this.changedFiles = changedFiles;
    for (DocumentViewModel each : window.documents().all()) {
      each.openedProperty().subscribe((before, now) -> look(before, now));
    }
    files.recent().subscribe(() -> look(recent()));
  }

  private void look(OpenDocument before, OpenDocument now) {
    if (!before.file().equals(now.file())) {
      look(now.file().stream().toList());
    }
  }

  private List<Path> recent() {
    List<Path> recent = new ArrayList<>();
    for (String each : files.recent()) {
      try {
        recent.add(Path.of(each));
      } catch (InvalidPathException ofAnotherSystem) {
        // It is in no file here.
      }
    }
    return recent;
  }

  private void look(List<Path> paths) {
    if (!paths.isEmpty()) {
      aside.execute(
          () -> {
            List<InterruptedSave> found = InterruptedSave.among(paths);
            foreground.execute(() -> found.stream().filter(offered::add).forEach(this::offer));
          });
    }
  }

  private void offer(InterruptedSave save) {
    Notice notice =
        new Notice(
            window.view(), "interrupted", FileWording.INTERRUPTED_HERE.text("file", save.file()));
    notice
        .offering("restore-interrupted", RescueWords.RESTORE.text(), () -> restore(save, notice))
        .offering("compare-interrupted", RescueWords.COMPARE.text(), () -> compare(save))
        .offering(
            "discard-interrupted",
            RescueWords.DISCARD_AFTER_ASKING.text(),
            () -> discard(save, notice))
        .offering("later-interrupted", RescueWords.LATER.text(), notice::close)
        .show();
  }

  private void restore(InterruptedSave save, Notice notice) {
    notice.close();
    aside.execute(
        () -> {
          try {
            byte[] now = save.restore();
            foreground.execute(() -> restored(save, now));
          } catch (IOException failed) {
            String sentence =
                FileWording.OLD_CONTENT_FAILED.text("file", save.file(), "copy", save.copy());
            foreground.execute(() -> tell(sentence).offeringClose("close-interrupted").show());
          }
        });
  }

  private Notice tell(String sentence) {
    return new Notice(window.view(), "interrupted-answer", sentence);
  }

  private void restored(InterruptedSave save, byte[] before) {
    reload(save.file());
    Notice notice = tell(FileWording.OLD_CONTENT_BACK.text("file", save.file()));
    notice
        .offering(
            "undo-interrupted",
            RescueWords.UNDO.text(),
            () -> takeBack(save.file(), before, notice))
        .offeringClose("close-interrupted")
        .show();
  }

  private void takeBack(Path file, byte[] before, Notice notice) {
    notice.close();
    aside.execute(
        () -> {
          try {
            TextFiles.save(file, before).force();
            foreground.execute(() -> reload(file));
          } catch (IOException failed) {
            foreground.execute(notice::show);
          }
        });
  }

  /** What nobody has typed into is shown as it is now; of the rest, the change is told. */
  private void reload(Path file) {
    for (DocumentViewModel each : window.documents().all()) {
      each.getOpened()
          .origin()
          .filter(origin -> !each.isModified() && isSame(origin.file(), file))
          .ifPresent(origin -> files.reload(each, origin));
    }
    changedFiles.look();
  }

  private static boolean isSame(Path opened, Path file) {
    try {
      return opened.toRealPath().equals(file);
    } catch (IOException gone) {
      return false;
    }
  }

  private void compare(InterruptedSave save) {
    Optional<String> now = text(save.file());
    Optional<String> before = text(save.copy());
    if (now.isPresent() && before.isPresent()) {
      String title = FileWording.OLD_CONTENT.text("file", save.file());
      questions.show(
          new CompareDialog(
              List.of(title),
              only ->
                  new CompareDialog.Compared(
                      title,
                      FileWording.FILE_NOW.text(),
                      questions.compare(new Questions.Texts(now.get(), before.get())))));
    }
  }

  private static Optional<String> text(Path file) {
    try {
      return Optional.of(Lines.normal(TextFiles.read(file)));
    } catch (IOException gone) {
      return Optional.empty();
    }
  }

  private void discard(InterruptedSave save, Notice notice) {
    if (questions.mayI(
        FileWording.DELETE_OLD_CONTENT.text("file", save.file()),
        FileWording.DELETE_OLD_CONTENT_DETAIL.text(),
        RescueWords.DELETE.text())) {
      notice.close();
      try {
        save.discard();
      } catch (IOException offeredAgain) {
        // The next start finds it.
      }
    }
  }
}
