package dev.tripatch.ui.app;

import dev.tripatch.document.Format;
import dev.tripatch.document.SourceReader;
import dev.tripatch.format.PatchFormat;
import dev.tripatch.secret.Masking;
import dev.tripatch.ui.model.ComposerViewModel;
import dev.tripatch.ui.model.DocumentViewModel;
import dev.tripatch.ui.model.LineEnding;
import dev.tripatch.ui.model.OpenDocument;
import dev.tripatch.ui.model.PatchViewModel;
import dev.tripatch.workspace.TextFiles;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.scene.control.ButtonType;

/** What can be done with files that hold patches. */
final class PatchCommands {

  private final ComposerViewModel composer;
  private final PatchViewModel patch;
  private final SecretCommands secrets;
  private final FileQuestions dialogs;
  private final Questions questions;
  private final Consumer<String> say;

  PatchCommands(
      ComposerViewModel composer,
      PatchViewModel patch,
      SecretCommands secrets,
      FileQuestions dialogs,
      Questions questions,
      Consumer<String> say) {
    this.composer = composer;
    this.patch = patch;
    this.secrets = secrets;
    this.dialogs = dialogs;
    this.questions = questions;
    this.say = say;
  }

  /** Asks for a file with a patch and composes it, in the format that it seems to have. */
  void open() {
    dialogs.open(FileKind.PATCH, "Open Patch").ifPresent(this::open);
  }

  private void open(Path file) {
    try {
      String text = LineEnding.normalize(TextFiles.read(file));
      PatchFormat format = composer.formatOf(text);
      if (mayReplace(composer.drafts().in(format), format)) {
        composer.open(format, OpenDocument.unfiled(file.getFileName().toString(), text));
        say.accept("Opened " + file.getFileName() + " as " + format.title());
      }
    } catch (IOException failed) {
      say.accept(sentence(failed));
    }
  }

  private boolean mayReplace(DocumentViewModel draft, PatchFormat format) {
    return !isUnsaved(draft)
        || questions.mayI(
            "The " + format.title() + " that you composed is not saved.",
            "It will be lost.",
            "Replace");
  }

  /** Writes the patch as it is shown to a file that the person names. */
  void saveAs() {
    Optional<DocumentViewModel> draft = composer.drafts().currentText();
    if (draft.isPresent()) {
      save(draft.get());
    } else {
      String text = patch.getShown().map(shown -> shown.pane().text()).orElse("");
      if (text.isEmpty()) {
        say.accept("There is no patch to save.");
      } else {
        secrets
            .toHandOut("Save")
            .map(view -> view.patch(patch.look()).pane().text())
            .ifPresent(it -> save(it, "patch." + extension(patch.notationProperty().get())));
      }
    }
  }

  /** Says whether the draft is saved now. */
  private boolean save(DocumentViewModel draft) {
    String opened = draft.getOpened().name();
    String name = opened.contains(".") ? opened : "patch." + extension(draft.format());
    String text = draft.getText();
    Optional<Path> file = secrets.maySave(secretsIn(text)) ? save(text, name) : Optional.empty();
    file.ifPresent(path -> draft.saved(OpenDocument.unfiled(path.getFileName().toString(), text)));
    return file.isPresent();
  }

  private int secretsIn(String text) {
    return secrets.model().arePresent()
        ? SourceReader.read("patch", text)
            .root()
            .map(root -> Masking.countIn(root.value()))
            .orElse(1)
        : 0;
  }

  private Optional<Path> save(String text, String name) {
    Optional<Path> file = dialogs.save(FileKind.PATCH, "Save Patch As", name);
    if (file.isEmpty()) {
      return file;
    }
    try {
      TextFiles.write(file.get(), text);
      say.accept("Saved " + file.get().getFileName());
      return file;
    } catch (IOException failed) {
      questions.tell(file.get().getFileName() + " could not be saved.", sentence(failed));
      return Optional.empty();
    }
  }

  /** Asks what to do with patches that are not saved. Says whether the window may close. */
  boolean mayClose() {
    for (PatchFormat format : PatchFormat.values()) {
      DocumentViewModel draft = composer.drafts().in(format);
      if (isUnsaved(draft) && !mayClose(draft, format)) {
        return false;
      }
    }
    return true;
  }

  private boolean mayClose(DocumentViewModel draft, PatchFormat format) {
    Optional<ButtonType> answer =
        questions.ask(
            "Save the " + format.title() + " before closing?",
            "What you composed is not saved.",
            Questions.SAVE,
            Questions.DISCARD,
            ButtonType.CANCEL);
    return answer.filter(Questions.SAVE::equals).isPresent()
        ? save(draft)
        : answer.filter(Questions.DISCARD::equals).isPresent();
  }

  private static boolean isUnsaved(DocumentViewModel draft) {
    return draft.isModified() && !draft.isBlank();
  }

  private static String extension(Format format) {
    return switch (format) {
      case YAML -> "yaml";
      case JSON -> "json";
    };
  }

  private static String sentence(IOException failed) {
    String message = failed.getMessage();
    return message == null || message.isBlank() ? failed.toString() : message;
  }
}
