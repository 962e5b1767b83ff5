package dev.tripatch.ui.window.file;

import dev.tripatch.ui.panes.document.DocumentFiles;
import dev.tripatch.ui.panes.document.DocumentViewModel;
import dev.tripatch.ui.panes.document.OpenDocument;
import dev.tripatch.ui.window.Questions;
import dev.tripatch.workspace.file.SavingFault;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.IntSupplier;
import javafx.scene.control.ButtonType;

/**
 * Writes documents to files; asks where another program has written, and where it cannot be.
 *
 * @param remember gets each file that a document is saved to
 * @param unsaved how many objects of a list are not saved
 */
record SaveCommands(
    WindowContext window, DocumentFiles files, Consumer<Path> remember, IntSupplier unsaved) {

  private static final ButtonType OVERWRITE = Questions.button(FileWords.OVERWRITE.text());
  private static final ButtonType RELOAD = Questions.button(FileWords.RELOAD.text());
  private static final ButtonType WRITE = Questions.button(FileWords.WRITE_AGAIN.text());

  /** Writes a document to the file it came from, or asks for one. Says whether it is saved now. */
  boolean save(DocumentViewModel document) {
    Optional<OpenDocument.Origin> origin = document.getOpened().origin();
    if (origin.isEmpty()) {
      return saveAs(document);
    }
    try {
      Optional<String> now = changedText(origin.get());
      return now.isEmpty()
          ? write(document, origin.get())
          : askAfterChange(document, origin.get(), now.get());
    } catch (IOException gone) {
      return askAfterLoss(document, origin.get(), gone);
    }
  }

  /** What the file holds of the document now, if it is not as it was. */
  private Optional<String> changedText(OpenDocument.Origin origin) throws IOException {
    return files.isChangedOnDisk(origin)
        ? Optional.of(files.readAgain(origin).map(OpenDocument::text).orElse(""))
        : Optional.empty();
  }

  private boolean askAfterChange(
      DocumentViewModel document, OpenDocument.Origin origin, String text) {
    ButtonType answer =
        window
            .questions()
            .ask(
                FileWords.CHANGED_SINCE.text("file", nameOf(origin)),
                FileWords.CHANGED_DETAIL.text(),
                () -> new Questions.Texts(text, document.getText()),
                Questions.SAVE_AS,
                OVERWRITE,
                RELOAD,
                ButtonType.CANCEL);
    if (answer.equals(RELOAD)) {
      reload(document, origin);
      return false;
    }
    return answer.equals(Questions.SAVE_AS)
        ? saveAs(document)
        : answer.equals(OVERWRITE) && write(document, origin);
  }

  private boolean askAfterLoss(
      DocumentViewModel document, OpenDocument.Origin origin, IOException gone) {
    ButtonType answer =
        window
            .questions()
            .ask(
                FileWords.UNREADABLE.text("file", nameOf(origin)),
                FileWords.UNREADABLE_DETAIL.text("reason", SavingFault.sentence(gone)),
                Questions.SAVE_AS,
                WRITE,
                ButtonType.CANCEL);
    return answer.equals(Questions.SAVE_AS)
        ? saveAs(document)
        : answer.equals(WRITE) && write(document, origin);
  }

  private boolean write(DocumentViewModel document, OpenDocument.Origin origin) {
    try {
      saved(document, files.save(origin, document.getText()));
      return true;
    } catch (IOException failed) {
      return askAfterFailure(document, nameOf(origin), failed);
    }
  }

  /** Writes a document to a file that the person names. Says whether it is saved now. */
  public boolean saveAs(DocumentViewModel document) {
    String pane = document.pane().title();
    window.dialogs().beside(document);
    Optional<Path> file =
        window
            .dialogs()
            .save(
                FileKind.LOCAL,
                FileWords.SAVE_AS_TITLE.text("document", pane),
                suggested(document));
    if (file.isEmpty()) {
      return false;
    }
    try {
      saved(document, files.saveAs(file.get(), document.getText()));
      remember.accept(file.get());
      return true;
    } catch (IOException failed) {
      return askAfterFailure(document, String.valueOf(file.get().getFileName()), failed);
    }
  }

  private static String suggested(DocumentViewModel document) {
    String name = document.getOpened().name();
    String lower = document.pane().title().toLowerCase(Locale.ROOT).replace(' ', '-');
    return document.getOpened().file().isPresent() || name.endsWith(".yaml")
        ? name
        : lower + ".yaml";
  }

  private boolean askAfterFailure(DocumentViewModel document, String name, IOException failed) {
    return window
            .questions()
            .ask(
                FileWords.NOT_SAVED.text("file", name),
                SavingFault.sentence(failed),
                Questions.SAVE_AS,
                ButtonType.CANCEL)
            .equals(Questions.SAVE_AS)
        && saveAs(document);
  }

  private void saved(DocumentViewModel document, OpenDocument stored) {
    document.saved(stored);
    String pane = document.pane().title();
    int left = unsaved.getAsInt();
    window.say(FileWords.SAVED.text("document", pane, "file", stored.name(), "left", left));
  }

  /** Reads a document from its file again; what was typed can be brought back. */
  void reload(DocumentViewModel document, OpenDocument.Origin origin) {
    try {
      files
          .readAgain(origin)
          .ifPresentOrElse(
              document::open,
              () ->
                  window.say(
                      FileWords.NO_LONGER_IN.text(
                          "object", origin.object().title(), "file", nameOf(origin))));
    } catch (IOException failed) {
      window.say(SavingFault.sentence(failed));
    }
  }

  private static String nameOf(OpenDocument.Origin origin) {
    return String.valueOf(origin.file().getFileName());
  }
}
