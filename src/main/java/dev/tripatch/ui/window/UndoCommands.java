package dev.tripatch.ui.window;

import dev.tripatch.engine.format.PatchFormat;
import dev.tripatch.json.Role;
import dev.tripatch.ui.panes.Panes;
import dev.tripatch.ui.panes.document.DocumentViewModel;
import dev.tripatch.ui.panes.document.History;
import dev.tripatch.ui.panes.document.HistoryEntry;
import dev.tripatch.ui.panes.model.ComposerViewModel;
import dev.tripatch.ui.panes.model.Documents;
import dev.tripatch.ui.panes.model.SelectionViewModel;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.beans.value.ObservableValue;
import javafx.scene.control.Menu;

/** Takes back what was done, over all documents, and does it again; shows where and says what. */
public final class UndoCommands {

  private final Documents documents;
  private final ComposerViewModel composer;
  private final Panes panes;
  private final SelectionViewModel selection;
  private final CommandQueue queue;
  private final Consumer<String> say;

  /** Takes back edits of these documents; {@code say} says what was undone. */
  public UndoCommands(
      Documents documents,
      ComposerViewModel composer,
      Panes panes,
      SelectionViewModel selection,
      CommandQueue queue,
      Consumer<String> say) {
    this.documents = documents;
    this.composer = composer;
    this.panes = panes;
    this.selection = selection;
    this.queue = queue;
    this.say = say;
    for (Role pane : Role.values()) {
      panes.view(pane).editor().commands().setOnUndo(this::undo, this::redo);
      panes.view(pane).editor().commands().setInOneStep(documents.history()::step);
    }
  }

  /** The document that is meant is the one that the person sees the caret in. */
  public void undo() {
    Optional<DocumentViewModel> here = here();
    queue.inTurn(() -> undo(here));
  }

  public void redo() {
    Optional<DocumentViewModel> here = here();
    queue.inTurn(() -> redo(here));
  }

  /** What undo would take back next, were the person in no document: {@code Undo take live: a}. */
  public ObservableValue<String> undoTitle() {
    History history = documents.history();
    return history.turnProperty().map(turn -> title("Undo", history.done().reversed()));
  }

  /** What could be done again next. */
  public ObservableValue<String> redoTitle() {
    History history = documents.history();
    return history.turnProperty().map(turn -> title("Redo", history.undone()));
  }

  private static String title(String verb, List<HistoryEntry> entries) {
    return entries.stream()
        .findFirst()
        .filter(HistoryEntry::isAction)
        .map(entry -> verb + " " + entry.name())
        .orElse(verb);
  }

  /** Takes back the latest action, or what was typed last into a document. */
  public void undo(Optional<DocumentViewModel> here) {
    documents
        .history()
        .undo(here)
        .ifPresentOrElse(entry -> show("Undone: ", entry), () -> nothing("undo"));
  }

  /** Does again what was taken back last. */
  public void redo(Optional<DocumentViewModel> here) {
    documents
        .history()
        .redo(here)
        .ifPresentOrElse(entry -> show("Done again: ", entry), () -> nothing("do again"));
  }

  /** The list of what was done, for another menu. */
  public Menu historyIn(Menu parent) {
    return new HistoryMenu(documents.history(), this).in(parent);
  }

  /** Takes back or does again until a step is the latest; empty to take back everything. */
  void goTo(Optional<HistoryEntry> step) {
    documents
        .history()
        .goTo(step)
        .ifPresentOrElse(
            last -> show(step.isPresent() ? "Gone to: " : "Undone: ", last),
            () -> say.accept("It is so already."));
  }

  /** The document that the keyboard acts on; empty where the text is calculated. */
  private Optional<DocumentViewModel> here() {
    Role pane = panes.activeProperty().get();
    return pane == Role.PATCH ? documents.drafts().currentText() : documents.of(pane);
  }

  private void nothing(String what) {
    String where = here().map(document -> " in " + document.title()).orElse("");
    say.accept("There is nothing to " + what + where + ".");
  }

  private void show(String what, HistoryEntry entry) {
    if (entry.isAction()) {
      say.accept(what + entry.name());
      entry.field().ifPresent(field -> queue.whenCompared(() -> selection.select(field)));
    } else {
      say.accept(here().filter(entry.document()::equals).isPresent() ? "" : what + entry.name());
      showPlace(entry);
    }
  }

  private void showPlace(HistoryEntry entry) {
    DocumentViewModel document = entry.document();
    if (!document.isInPane()) {
      return;
    }
    if (document.pane() == Role.PATCH && !document.isBlank()) {
      compose(document);
    }
    panes.view(document.pane()).editor().caret().goToEdited(entry.place());
  }

  private void compose(DocumentViewModel draft) {
    for (PatchFormat format : PatchFormat.values()) {
      if (composer.drafts().in(format) == draft) {
        composer.begin(format);
      }
    }
  }
}
