package dev.tripatch.ui.window;

import dev.tripatch.json.Role;
import dev.tripatch.ui.panes.Panes;
import dev.tripatch.ui.panes.document.DocumentViewModel;
import dev.tripatch.ui.panes.document.History;
import dev.tripatch.ui.panes.document.HistoryEntry;
import dev.tripatch.ui.panes.document.ShownDocuments;
import dev.tripatch.ui.panes.model.Documents;
import dev.tripatch.ui.panes.model.ModelContext;
import dev.tripatch.ui.window.action.Action;
import dev.tripatch.ui.window.action.ActionKeys;
import dev.tripatch.ui.window.action.Entry;
import dev.tripatch.ui.window.action.Entry.Offers;
import dev.tripatch.ui.window.action.Entry.Submenu;
import dev.tripatch.ui.window.action.Feature;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;

/** Takes back what was done, over all documents, and does it again; shows where and says what. */
public final class UndoCommands implements Feature {

  /** A menu with more entries is higher than a small screen. */
  private static final int MOST = 20;

  private final ModelContext models;
  private final Documents documents;
  private final Panes panes;
  private final Function<ShownDocuments, Optional<String>> showAgain;
  private final CommandQueue queue;
  private final Consumer<String> say;

  /**
   * Takes back edits of these documents.
   *
   * @param showAgain shows documents that were shown before; answers what they are called, if they
   *     come
   * @param say says what was undone
   */
  public UndoCommands(
      ModelContext models,
      Panes panes,
      Function<ShownDocuments, Optional<String>> showAgain,
      CommandQueue queue,
      Consumer<String> say) {
    this.models = models;
    this.documents = models.documents();
    this.panes = panes;
    this.showAgain = showAgain;
    this.queue = queue;
    this.say = say;
    for (Role pane : Role.values()) {
      panes.view(pane).editor().commands().setOnUndo(this::undo, this::redo);
      panes.view(pane).editor().commands().setInOneStep(documents.history()::step);
    }
  }

  /** The document that is meant is the one that the person sees the caret in. */
  private void undo() {
    Optional<DocumentViewModel> here = here();
    queue.inTurn(() -> undo(here));
  }

  private void redo() {
    Optional<DocumentViewModel> here = here();
    queue.inTurn(() -> redo(here));
  }

  @Override
  public List<Entry> actions() {
    History history = documents.history();
    return List.of(
        undo(() -> title(WindowWords.UNDO.text(), history.toUndo(here())), this::undo),
        redo(() -> title(WindowWords.REDO.text(), history.toRedo(here())), this::redo),
        Submenu.of("HISTORY", WindowWords.HISTORY.text(), "EDIT", 0, 30)
            .when(() -> !(history.done().isEmpty() && history.undone().isEmpty())),
        new Offers("HISTORY", this::offerSteps));
  }

  /** Takes back what was done last. */
  public static Action undo(Supplier<String> title, Runnable run) {
    return Action.of("UNDO", title, run)
        .markedAt(WindowWords.UNDO.text())
        .in("EDIT", 0, 10)
        .keys(ActionKeys.of("Shortcut+Z", WindowWords.UNDO.text()).ofTexts());
  }

  /** Does again what was taken back last. */
  public static Action redo(Supplier<String> title, Runnable run) {
    return Action.of("REDO", title, run)
        .markedAt(WindowWords.REDO.text())
        .in("EDIT", 0, 20)
        .keys(ActionKeys.of("Shortcut+Shift+Z", WindowWords.REDO.text()).ofTexts());
  }

  /** What was done, the latest first: who chooses a step goes back or forth to it. */
  private List<Action> offerSteps() {
    List<HistoryEntry> done = documents.history().done();
    List<Action> steps = new ArrayList<>();
    documents.history().undone().stream()
        .limit(MOST / 2)
        .forEach(entry -> steps.addFirst(step(entry).chosen(() -> false)));
    done.reversed().stream()
        .limit(MOST)
        .forEach(entry -> steps.add(step(entry).chosen(() -> entry.equals(done.getLast()))));
    if (done.size() <= MOST) {
      steps.add(
          Action.of(
                  "HISTORY_BEGINNING",
                  WindowWords.AS_OPENED.text(),
                  () -> goTo(Optional.empty(), ""))
              .chosen(done::isEmpty));
    }
    return steps.stream().map(each -> each.in("HISTORY", 0, 0)).toList();
  }

  private Action step(HistoryEntry entry) {
    String name = entry.name();
    String title = Character.toUpperCase(name.charAt(0)) + name.substring(1);
    return Action.of("HISTORY_STEP", title, () -> goTo(Optional.of(entry), ""));
  }

  private static String title(String verb, Optional<HistoryEntry> next) {
    return next.filter(HistoryEntry::isAction).map(entry -> verb + " " + entry.name()).orElse(verb);
  }

  /** Takes back the latest action, or what was typed last into a document. */
  public void undo(Optional<DocumentViewModel> here) {
    step(
        documents.history().toUndo(here),
        WindowWords.UNDONE,
        WindowWords.NOTHING_TO_UNDO.text("where", where()));
  }

  /** Does again what was taken back last. */
  public void redo(Optional<DocumentViewModel> here) {
    step(
        documents.history().toRedo(here),
        WindowWords.DONE_AGAIN,
        WindowWords.NOTHING_TO_REDO.text("where", where()));
  }

  private void step(Optional<HistoryEntry> next, WindowWords what, String nothing) {
    next.ifPresentOrElse(
        entry ->
            whereItWas(
                entry,
                object -> {
                  documents.history().move(next);
                  show(what, entry, object);
                }),
        () -> say.accept(nothing));
  }

  /** What was done to an object is taken back, and done again, where it is seen. */
  private void whereItWas(HistoryEntry entry, Consumer<String> step) {
    if (documents.history().isHere(entry)) {
      step.accept("");
      return;
    }
    Optional<String> object = showAgain.apply(entry.where());
    queue.move(
        () -> {
          if (object.isPresent() && documents.history().isHere(entry)) {
            step.accept(WindowWords.IN_OBJECT.text("object", object.get()));
          } else {
            object.ifPresent(it -> say.accept(WindowWords.OBJECT_GONE.text("object", it)));
            queue.lost();
          }
        });
  }

  /** Takes back or does again until a step is the latest; empty to take back everything. */
  private void goTo(Optional<HistoryEntry> step, String object) {
    Optional<HistoryEntry> last = documents.history().goTo(step);
    Optional<HistoryEntry> elsewhere = documents.history().toGo(step);
    if (elsewhere.isPresent()) {
      whereItWas(elsewhere.get(), name -> goTo(step, name));
    } else {
      last.ifPresentOrElse(
          it -> show(step.isPresent() ? WindowWords.GONE_TO : WindowWords.UNDONE, it, object),
          () -> say.accept(WindowWords.ALREADY_THERE.text()));
    }
  }

  /** The document that the keyboard acts on; empty where the text is calculated. */
  private Optional<DocumentViewModel> here() {
    Role pane = panes.activeProperty().get();
    return pane == Role.PATCH ? documents.drafts().currentText() : documents.of(pane);
  }

  private String where() {
    return here()
        .map(document -> WindowWords.IN_DOCUMENT.text("document", document.title()))
        .orElse("");
  }

  private void show(WindowWords what, HistoryEntry entry, String object) {
    models.composer().follow(entry);
    String said = what.text() + " " + entry.name() + object;
    if (entry.isAction()) {
      say.accept(said);
      entry.field().ifPresent(field -> queue.whenCompared(() -> models.selection().select(field)));
    } else {
      boolean isSeen = object.isEmpty() && here().filter(entry.document()::equals).isPresent();
      say.accept(isSeen ? "" : said);
      showPlace(entry);
    }
  }

  private void showPlace(HistoryEntry entry) {
    DocumentViewModel document = entry.document();
    if (!document.isInPane()) {
      return;
    }
    panes.bringIntoView(document.pane());
    panes
        .view(document.pane())
        .editor()
        .caret()
        .goToEdited(entry.place(documents.history().done().contains(entry)));
  }
}
