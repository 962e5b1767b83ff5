package dev.tripatch.ui.feature.problems;

import dev.tripatch.document.reader.ObjectName;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.ThreeDocuments;
import dev.tripatch.ui.editor.line.CopiedText;
import dev.tripatch.ui.panes.document.DocumentViewModel;
import dev.tripatch.ui.panes.document.FileObjects;
import dev.tripatch.ui.panes.document.FileObjects.ObjectChoice;
import dev.tripatch.ui.panes.document.OpenDocument;
import dev.tripatch.ui.panes.model.Applier;
import dev.tripatch.ui.panes.model.Documents;
import dev.tripatch.ui.window.action.Action;
import dev.tripatch.ui.window.action.Entry;
import dev.tripatch.ui.window.action.Feature;
import dev.tripatch.ui.window.file.WindowContext;
import dev.tripatch.workspace.ErrorCase;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** What can be done with an error of kubectl: it fills the panes and is explained. */
public final class ErrorCommands implements Feature {

  /** A word of every error with documents; to read a long text for nothing would take a second. */
  private static final String IN_EACH = "patch";

  private final WindowContext window;
  private final Documents documents;
  private final Predicate<DocumentViewModel> mayGo;
  private @Nullable ErrorNotice notice;
  private Optional<KubectlError> shown = Optional.empty();

  /** Opens errors into these documents, each only if {@code mayGo} lets its old text go. */
  public ErrorCommands(WindowContext window, Predicate<DocumentViewModel> mayGo) {
    this.window = window;
    this.documents = window.documents();
    this.mayGo = mayGo;
  }

  /**
   * Opens a text that was pasted or dropped onto a pane if it is an error of kubectl with documents
   * in it. An object that mentions such an error, in its status for example, is not an error.
   *
   * @return whether it is one; also if the person then did not want it
   */
  public boolean openIfError(String text) {
    Optional<KubectlError> error =
        !text.contains(IN_EACH) || isObject(text)
            ? Optional.empty()
            : reader().read(text).filter(found -> found.documents().isPresent());
    error.ifPresent(this::open);
    return error.isPresent();
  }

  private ErrorReader reader() {
    return new ErrorReader(window.workbench());
  }

  private static boolean isObject(String text) {
    return objectIn(text).filter(object -> !object.kind().isEmpty()).isPresent();
  }

  private static Optional<ObjectName> objectIn(String text) {
    return FileObjects.in(ErrorWords.FROM_ERROR.text(), text).stream()
        .findFirst()
        .map(ObjectChoice::name);
  }

  @Override
  public List<Entry> actions() {
    return List.of(
        Action.of("PASTE_ERROR", ErrorWords.PASTE_ERROR.text(), this::paste)
            .in("EDIT", 1, 50)
            .keys("Shortcut+Shift+V", ErrorWords.PASTE_ERROR_KEYS.text())
            .opening());
  }

  /** Asks for the text of an error; that which a crash interrupted, or the clipboard's. */
  public void paste() {
    String clipboard = CopiedText.inClipboard().orElse("");
    String first = clipboard.isBlank() || reader().read(clipboard).isEmpty() ? "" : clipboard;
    DocumentViewModel pasted = documents.pasted();
    if (pasted.isBlank()) {
      pasted.type(first);
    }
    Optional<KubectlError> error = window.questions().show(new ErrorDialog(reader(), pasted));
    pasted.type("");
    error.ifPresent(this::open);
  }

  private void open(KubectlError error) {
    Map<DocumentViewModel, String> wanted = error.documents().map(this::wanted).orElse(Map.of());
    if (!wanted.keySet().stream().allMatch(mayGo)) {
      return;
    }
    Applier applier = documents.appliedBy().applierProperty().getValue();
    List<Kept> before = wanted.keySet().stream().map(Kept::of).toList();
    documents
        .history()
        .act(ErrorWords.OPEN_KUBECTLS_ERROR.text(), () -> wanted.forEach(ErrorCommands::show));
    documents.appliedBy().choose(Applier.KUBECTL);
    show(error, () -> undo(before, applier));
    error
        .field()
        .ifPresent(field -> window.queue().whenCompared(() -> window.selection().select(field)));
  }

  private static void show(DocumentViewModel document, String text) {
    document.open(OpenDocument.unfiled(nameOf(text), text));
  }

  private static String nameOf(String text) {
    return text.isEmpty() ? "" : ErrorWords.FROM_ERROR.text();
  }

  /** What the panes are to hold. Live stays if the error does not hold it and it is the same. */
  private Map<DocumentViewModel, String> wanted(ThreeDocuments<String> given) {
    Map<DocumentViewModel, String> wanted = new LinkedHashMap<>();
    wanted.put(documents.lastApplied(), given.lastApplied().orElse(""));
    wanted.put(documents.local(), given.local());
    if (given.live().isPresent() || !isLiveOf(given.local())) {
      wanted.put(documents.live(), given.live().orElse(""));
    }
    return wanted;
  }

  private boolean isLiveOf(String local) {
    Optional<ObjectName> mine = objectIn(local);
    Optional<ObjectName> theirs = objectIn(documents.live().getText());
    return mine.isPresent()
        && theirs.isPresent()
        && mine.get().kind().equals(theirs.get().kind())
        && mine.get().name().equals(theirs.get().name());
  }

  private void show(KubectlError error, Runnable undo) {
    closeNotice();
    notice = new ErrorNotice(error, undo, this::closeNotice);
    window.view().addNotice(notice);
    shown = Optional.of(error);
  }

  /** The error that is explained above the panes; empty if none is. */
  public Optional<KubectlError> shown() {
    return shown;
  }

  private void undo(List<Kept> before, Applier applier) {
    documents
        .history()
        .act(ErrorWords.CLOSE_KUBECTLS_ERROR.text(), () -> before.forEach(Kept::bringBack));
    documents.appliedBy().choose(applier);
    closeNotice();
  }

  private void closeNotice() {
    if (notice != null) {
      window.view().removeNotice(notice);
      notice = null;
      shown = Optional.empty();
    }
  }

  private record Kept(DocumentViewModel document, OpenDocument opened, String text) {

    static Kept of(DocumentViewModel document) {
      return new Kept(document, document.getOpened(), document.getText());
    }

    void bringBack() {
      document.exchange(opened, text);
    }
  }

  /**
   * An error of kubectl, as the window shows it.
   *
   * @param object the object it is about: {@code shop/Deployment/web}; empty if it is not named
   * @param causes why it came about and what to do, in our words, the deciding one first; none if
   *     Tripatch knows none
   * @param words what kubectl or the server says, verbatim; empty if that is not in the text
   * @param notes what is not in the text, or could not be read, in sentences
   * @param documents the documents in it; empty if there are none to compare
   * @param field where the error is; empty if that cannot be told
   */
  public record KubectlError(
      String object,
      List<ErrorCase.Cause> causes,
      String words,
      List<String> notes,
      Optional<ThreeDocuments<String>> documents,
      Optional<FieldPath> field) {

    /** Copies the lists. */
    public KubectlError {
      causes = List.copyOf(causes);
      notes = List.copyOf(notes);
    }
  }
}
