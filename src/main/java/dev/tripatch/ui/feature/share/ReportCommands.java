package dev.tripatch.ui.feature.share;

import dev.tripatch.share.ReportFormat;
import dev.tripatch.ui.feature.share.ReportViewModel.Report;
import dev.tripatch.ui.panes.model.Texts;
import dev.tripatch.ui.window.action.Action;
import dev.tripatch.ui.window.action.Entry;
import dev.tripatch.ui.window.action.Feature;
import dev.tripatch.ui.window.file.FileKind;
import dev.tripatch.ui.window.file.WindowContext;
import dev.tripatch.workspace.file.SavingFault;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.scene.input.Clipboard;
import javafx.scene.input.DataFormat;

/** Saves and copies reports on the documents; secrets are masked in them. */
public record ReportCommands(WindowContext window, ReportViewModel reports) implements Feature {

  @Override
  public List<Entry> actions() {
    return List.of(
        Action.of(
                "SAVE_REPORT",
                ShareWords.SAVE_REPORT.text(),
                () -> window.queue().whenCompared(this::save))
            .in("EXPORT", 3, 10)
            .in("TABS", 0, 50),
        Action.of(
                "COPY_REPORT",
                ShareWords.COPY_REPORT_MARKDOWN.text(),
                () -> window.queue().whenCompared(this::copyMarkdown))
            .in("EXPORT", 3, 20)
            .in("TABS", 0, 40));
  }

  /** Asks for a file, whose name says the format, and writes a report to it. */
  private void save() {
    texts()
        .ifPresent(
            texts ->
                window
                    .dialogs()
                    .save(FileKind.REPORT, ShareWords.SAVE_REPORT_DIALOG.text(), "report.html")
                    .ifPresent(to -> save(texts, to)));
  }

  private void save(Texts texts, Path file) {
    ReportFormat format =
        ReportFormat.ofFileName(file.getFileName().toString()).orElse(ReportFormat.HTML);
    write(texts, format, text -> save(text, file));
  }

  private void save(String text, Path file) {
    try {
      window.dialogs().write(file, text);
      window.say(ShareWords.SAVED_REPORT.text("file-name", file.getFileName()));
    } catch (IOException failed) {
      window.say(ShareWords.REPORT_NOT_SAVED.text("sentence", SavingFault.sentence(file, failed)));
    }
  }

  /** Puts a report onto the clipboard. */
  private void copyMarkdown() {
    texts().ifPresent(texts -> write(texts, ReportFormat.MARKDOWN, this::copy));
  }

  private void copy(String text) {
    Clipboard.getSystemClipboard().setContent(Map.of(DataFormat.PLAIN_TEXT, text));
    window.say(ShareWords.COPIED_REPORT.text());
  }

  private Optional<Texts> texts() {
    if (window.documents().drafts().isComposing()) {
      window.say(ShareWords.REPORT_IS_ABOUT_CALCULATED.text());
      return Optional.empty();
    }
    Optional<Texts> texts = window.documents().snapshot();
    if (texts.isEmpty()) {
      window.say(ShareWords.NOTHING_TO_REPORT.text());
    }
    return texts;
  }

  private void write(Texts texts, ReportFormat format, Consumer<String> use) {
    window.say(ShareWords.WRITING_REPORT.text());
    var _ =
        reports
            .write(texts, format)
            .whenCompleteAsync(
                (report, problem) -> {
                  if (problem == null) {
                    show(report, use);
                  } else {
                    window.say(ShareWords.REPORT_FAILED.text("problem", problem));
                  }
                },
                window.foreground());
  }

  private void show(Report report, Consumer<String> use) {
    switch (report) {
      case Report.Written(String text) -> use.accept(text);
      case Report.Unreadable(String sentence) ->
          window.say(ShareWords.NO_REPORT_WHILE.text("sentence", sentence));
    }
  }
}
