package dev.tripatch.ui.app;

import dev.tripatch.ui.model.ComparisonViewModel;
import dev.tripatch.ui.model.DocumentOpener;
import dev.tripatch.ui.model.DocumentViewModel;
import dev.tripatch.ui.model.Documents;
import dev.tripatch.ui.model.ErrorReader;
import dev.tripatch.ui.model.KubectlError;
import dev.tripatch.ui.model.ObjectChoice;
import dev.tripatch.ui.model.OpenDocument;
import dev.tripatch.ui.model.SelectionViewModel;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import javafx.application.Platform;
import javafx.scene.input.Clipboard;
import javafx.util.Subscription;
import org.jspecify.annotations.Nullable;

/** What can be done with an error of kubectl: it fills the panes and is explained. */
final class ErrorCommands {

  /** A word of every error with documents; to read a long text for nothing would take a second. */
  private static final String IN_EACH = "patch";

  private static final String NAME = "from kubectl's error";

  private final WindowServices services;
  private final Documents documents;
  private final ComparisonViewModel comparison;
  private final SelectionViewModel selection;
  private final MainView view;
  private final Questions questions;
  private @Nullable ErrorNotice notice;
  private Subscription awaiting = Subscription.EMPTY;

  ErrorCommands(
      WindowServices services,
      Documents documents,
      ComparisonViewModel comparison,
      SelectionViewModel selection,
      MainView view,
      Questions questions) {
    this.services = services;
    this.documents = documents;
    this.comparison = comparison;
    this.selection = selection;
    this.view = view;
    this.questions = questions;
  }

  /**
   * Opens a text that was pasted or dropped onto a pane if it is an error of kubectl with documents
   * in it. An object that speaks of such an error, in its status for example, is none.
   *
   * @return whether it is one; also if the person then did not want it
   */
  boolean openIfError(String text) {
    Optional<KubectlError> error =
        !text.contains(IN_EACH) || isObject(text)
            ? Optional.empty()
            : reader().read(text).filter(found -> found.documents().isPresent());
    error.ifPresent(this::open);
    return error.isPresent();
  }

  private ErrorReader reader() {
    return services.errors();
  }

  private boolean isObject(String text) {
    return objectIn(text).filter(object -> !object.kind().isEmpty()).isPresent();
  }

  private Optional<ObjectChoice> objectIn(String text) {
    DocumentOpener opener = services.opener();
    return opener.objectsIn(NAME, text).stream().findFirst();
  }

  /** Asks for the text of an error; the clipboard's, if it is one. */
  void paste() {
    String clipboard = Optional.ofNullable(Clipboard.getSystemClipboard().getString()).orElse("");
    String first = clipboard.isBlank() || reader().read(clipboard).isEmpty() ? "" : clipboard;
    questions.show(new ErrorDialog(reader(), first)).ifPresent(this::open);
  }

  private void open(KubectlError error) {
    Map<DocumentViewModel, String> wanted = error.documents().map(this::wanted).orElse(Map.of());
    if (!mayReplace(wanted)) {
      return;
    }
    List<Kept> before = wanted.keySet().stream().map(Kept::of).toList();
    wanted.forEach(
        (document, text) -> document.exchange(OpenDocument.unfiled(nameOf(text), text), text));
    show(error, before);
    error.field().ifPresent(field -> whenCompared(() -> selection.select(field)));
  }

  private static String nameOf(String text) {
    return text.isEmpty() ? "" : NAME;
  }

  /** What the panes are to hold. Live stays if the error does not hold it and it is the same. */
  private Map<DocumentViewModel, String> wanted(KubectlError.Case given) {
    Map<DocumentViewModel, String> wanted = new LinkedHashMap<>();
    wanted.put(documents.lastApplied(), given.lastApplied().orElse(""));
    wanted.put(documents.local(), given.local());
    if (given.live().isPresent() || !isLiveOf(given.local())) {
      wanted.put(documents.live(), given.live().orElse(""));
    }
    return wanted;
  }

  private boolean isLiveOf(String local) {
    Optional<ObjectChoice> mine = objectIn(local);
    Optional<ObjectChoice> theirs = objectIn(documents.live().getText());
    return mine.isPresent()
        && theirs.isPresent()
        && mine.get().kind().equals(theirs.get().kind())
        && mine.get().name().equals(theirs.get().name());
  }

  private boolean mayReplace(Map<DocumentViewModel, String> wanted) {
    List<String> unsaved =
        wanted.keySet().stream()
            .filter(each -> each.isModified() && !each.isBlank())
            .map(each -> each.pane().title())
            .toList();
    return unsaved.isEmpty()
        || questions.mayI(
            unsaved.stream().collect(Collectors.joining(" and "))
                + (unsaved.size() == 1 ? " has" : " have")
                + " text that is not saved.",
            "The documents in the error take its place. Undo in the notice brings it back.",
            "Replace");
  }

  private void show(KubectlError error, List<Kept> before) {
    closeNotice();
    notice = new ErrorNotice(error, () -> undo(before), this::closeNotice);
    view.addNotice(notice);
  }

  private void undo(List<Kept> before) {
    before.forEach(Kept::bringBack);
    closeNotice();
  }

  private void closeNotice() {
    if (notice != null) {
      view.removeNotice(notice);
      notice = null;
    }
  }

  /** Later than the comparison, for until then the panes do not know where the field stands. */
  private void whenCompared(Runnable action) {
    awaiting.unsubscribe();
    if (!comparison.busyProperty().get()) {
      action.run();
      return;
    }
    awaiting =
        comparison
            .busyProperty()
            .subscribe(
                (before, now) -> {
                  awaiting.unsubscribe();
                  Platform.runLater(action);
                });
  }

  private record Kept(DocumentViewModel document, OpenDocument opened, String text) {

    static Kept of(DocumentViewModel document) {
      return new Kept(document, document.getOpened(), document.getText());
    }

    void bringBack() {
      document.exchange(opened, text);
    }
  }
}
