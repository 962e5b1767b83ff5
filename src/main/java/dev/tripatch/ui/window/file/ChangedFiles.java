package dev.tripatch.ui.window.file;

import dev.tripatch.ui.panes.document.DocumentFiles;
import dev.tripatch.ui.panes.document.DocumentViewModel;
import dev.tripatch.ui.panes.document.OpenDocument;
import dev.tripatch.ui.panes.model.Documents;
import dev.tripatch.ui.theme.Styles;
import dev.tripatch.ui.window.dialog.Questions;
import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import javafx.scene.control.Button;
import javafx.scene.control.ButtonType;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;

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
  private record Change(OpenDocument.Origin origin, OpenDocument now, HBox notice) {}

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
      HBox notice = notice(document, origin, now);
      shown.put(document, new Change(origin, now, notice));
      window.view().addNotice(notice);
    }
  }

  private HBox notice(DocumentViewModel document, OpenDocument.Origin origin, OpenDocument now) {
    Label words =
        new Label(FileWords.CHANGED.text("document", document.pane().title(), "file", now.name()));
    words.setId("changed-file");
    words.setWrapText(true);
    words.setMaxWidth(Double.MAX_VALUE);
    HBox.setHgrow(words, Priority.ALWAYS);
    return Styles.styled(
        new HBox(
            words,
            button(FileWords.RELOAD.text(), () -> reload(document, origin)),
            button(FileWords.COMPARE.text(), () -> compare(document, origin, now)),
            button(FileWords.IGNORE.text(), () -> ignore(document))),
        "notice");
  }

  private static Button button(String words, Runnable action) {
    Button button = new Button(words);
    button.setMinWidth(Region.USE_PREF_SIZE);
    button.setOnAction(event -> action.run());
    return button;
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
    Optional.ofNullable(shown.get(document))
        .map(Change::notice)
        .ifPresent(window.view()::removeNotice);
  }

  private void forget(DocumentViewModel document) {
    ignore(document);
    shown.remove(document);
  }
}
