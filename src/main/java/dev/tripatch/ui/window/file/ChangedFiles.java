package dev.tripatch.ui.window.file;

import dev.tripatch.ui.panes.document.DocumentFiles;
import dev.tripatch.ui.panes.document.DocumentViewModel;
import dev.tripatch.ui.panes.document.OpenDocument;
import dev.tripatch.ui.panes.model.Documents;
import dev.tripatch.ui.window.Questions;
import dev.tripatch.ui.window.layout.Notice;
import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import javafx.scene.control.ButtonType;

/**
 * Notices when another program has written to a file that is shown here: whenever the person comes
 * back to the window. Nothing is replaced unasked.
 */
public final class ChangedFiles {

  private static final ButtonType RELOAD = Questions.button(FileWords.RELOAD.text());

  private final WindowContext window;
  private final Documents documents;
  private final DocumentFiles files;
  private final FileCommands commands;
  private final Map<DocumentViewModel, Change> shown = new LinkedHashMap<>();

  /**
   * A change that was reported.
   *
   * @param origin what the document was opened from
   * @param now the document as it is in the file now
   */
  private record Change(OpenDocument.Origin origin, OpenDocument now, Notice notice) {}

  /** Reads files in the background, and tells of them in the foreground, the UI thread. */
  public ChangedFiles(WindowContext window, DocumentFiles files, FileCommands commands) {
    this.window = window;
    this.documents = window.documents();
    this.files = files;
    this.commands = commands;
    documents.all().forEach(each -> each.openedProperty().subscribe((before, now) -> forget(each)));
  }

  /** Looks at the files of all documents, and tells what has changed. */
  public void look() {
    for (DocumentViewModel document : documents.all()) {
      document
          .getOpened()
          .origin()
          .ifPresent(origin -> window.aside().execute(() -> look(document, origin)));
    }
  }

  private void look(DocumentViewModel document, OpenDocument.Origin origin) {
    try {
      if (files.isChangedOnDisk(origin)) {
        Optional<OpenDocument> now = files.readAgain(origin);
        window.foreground().execute(() -> now.ifPresent(text -> tell(document, origin, text)));
      }
    } catch (IOException gone) {
      // The text is still here, and saving it says what is wrong with the file.
    }
  }

  private void tell(DocumentViewModel document, OpenDocument.Origin origin, OpenDocument now) {
    boolean isStillThat = document.getOpened().origin().filter(origin::equals).isPresent();
    boolean isNews =
        !shown.containsKey(document) || !shown.get(document).now().text().equals(now.text());
    if (isStillThat && isNews && !now.text().equals(document.getText())) {
      forget(document);
      Notice notice = notice(document, origin, now);
      shown.put(document, new Change(origin, now, notice));
      notice.show();
    }
  }

  private Notice notice(DocumentViewModel document, OpenDocument.Origin origin, OpenDocument now) {
    String words = FileWords.CHANGED.text("document", document.pane().title(), "file", now.name());
    return new Notice(window.view(), "changed-file", words)
        .offering("reload-changed", FileWords.RELOAD.text(), () -> reload(document, origin))
        .offering("compare-changed", FileWords.COMPARE.text(), () -> compare(document, origin, now))
        .offering("ignore-changed", FileWords.IGNORE.text(), () -> ignore(document));
  }

  private void reload(DocumentViewModel document, OpenDocument.Origin origin) {
    if (commands.mayGo(document)) {
      commands.reload(document, origin);
    }
  }

  private void compare(DocumentViewModel document, OpenDocument.Origin origin, OpenDocument now) {
    ButtonType answer =
        window
            .questions()
            .askComparing(
                FileWords.RELOADING_CHANGES.text("document", document.pane().title()),
                FileWords.RELOADING_DETAIL.text(),
                new Questions.Texts(document.getText(), now.text()),
                RELOAD,
                ButtonType.CANCEL);
    if (answer.equals(RELOAD)) {
      commands.reload(document, origin);
    }
  }

  /** The change stays known, so that it is not told again; saving asks. */
  private void ignore(DocumentViewModel document) {
    Optional.ofNullable(shown.get(document)).map(Change::notice).ifPresent(Notice::close);
  }

  private void forget(DocumentViewModel document) {
    ignore(document);
    shown.remove(document);
  }
}
