package dev.tripatch.ui.panes.document;

import dev.tripatch.decide.Decision;
import dev.tripatch.json.FieldPath;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.LongSupplier;
import java.util.function.Supplier;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyIntegerProperty;
import javafx.beans.property.ReadOnlyIntegerWrapper;

/**
 * What was done to the documents, in one order for all of them. An action is one entry, however
 * many documents it edits; what is typed without a pause is one, too. Showing another object is
 * not.
 *
 * <p>Undo goes back in that order, with one freedom: what was typed into other documents since
 * stays if it has nothing to do with what is undone. What was done to documents that are not shown
 * waits until they are. From a draft or from own rules, only what was done to them is undone.
 */
public final class History {

  /** A longer pause in typing ends one step and begins another. */
  private static final long PAUSE_NANOS = 500_000_000;

  private final LongSupplier nanos;
  private final List<HistoryEntry> done = new ArrayList<>();
  private final List<HistoryEntry> undone = new ArrayList<>();
  private final List<DocumentEdit> acting = new ArrayList<>();
  private final ReadOnlyIntegerWrapper turn = new ReadOnlyIntegerWrapper();
  private final ReadOnlyBooleanWrapper halfway = new ReadOnlyBooleanWrapper();
  private Supplier<ShownDocuments> shown = () -> ShownDocuments.of(List.of());
  private int exchanges;
  private boolean isActing;
  private boolean isTyping;
  private boolean isInStep;
  private long typedLast;

  /** An empty history. */
  public History() {
    this(System::nanoTime);
  }

  /** An empty history with its own clock. */
  History(LongSupplier nanos) {
    this.nanos = nanos;
  }

  /** Knows which documents are shown: to them belongs what is done. */
  void follow(Supplier<ShownDocuments> documents) {
    shown = documents;
  }

  /**
   * Runs an action: whatever it does to documents is one entry.
   *
   * @param name what it is called, as in “Undone: Leave replicas to live”
   */
  public void act(String name, Runnable action) {
    act(name, Optional.empty(), action);
  }

  /**
   * Runs an action on a field.
   *
   * @param field is selected again when the action is undone
   */
  public void act(String name, Optional<FieldPath> field, Runnable action) {
    if (isActing) {
      action.run();
      return;
    }
    List<DocumentEdit> edits = editsOf(action);
    if (!edits.isEmpty()) {
      add(new HistoryEntry(name, true, field, edits));
    }
  }

  /** Notes a decision and runs its edits, which may be none. */
  public void decide(Decision decision, Runnable action) {
    add(new HistoryEntry(decision, editsOf(action)));
  }

  /** Notes decisions about several objects and runs their edits, as one action. */
  public void decideAll(String name, DecidedTogether together, Runnable action) {
    add(new HistoryEntry(name, together, editsOf(action)));
  }

  /** Shows other documents, which is no step: nothing that was done is changed by it. */
  public void show(Runnable opening) {
    editsOf(opening);
    isTyping = false;
    exchanges++;
    changed();
  }

  /** How often other documents were shown without a step. */
  int exchanges() {
    return exchanges;
  }

  private List<DocumentEdit> editsOf(Runnable action) {
    isActing = true;
    try {
      asOne(action);
      return List.copyOf(acting);
    } finally {
      isActing = false;
      acting.clear();
    }
  }

  /** Runs edits of several documents, of which nothing between is worth showing. */
  public void asOne(Runnable edits) {
    halfway.set(true);
    try {
      edits.run();
    } finally {
      halfway.set(false);
    }
  }

  /** Whether some documents of an action are edited and others still to be. */
  public ReadOnlyBooleanProperty halfwayProperty() {
    return halfway.getReadOnlyProperty();
  }

  /** Runs an edit as a separate step: it does not become one with what is typed around it. */
  public void step(Runnable edit) {
    isTyping = false;
    isInStep = true;
    try {
      edit.run();
    } finally {
      isInStep = false;
      isTyping = false;
    }
  }

  /** Notes an edit that is about to be made. */
  void record(DocumentEdit edit) {
    if (edit.isEmpty()) {
      return;
    }
    if (isActing) {
      acting.add(edit);
      return;
    }
    DocumentEdit whole = goesOn(edit) ? done.removeLast().edits().getLast().then(edit) : edit;
    add(new HistoryEntry(nameOf(edit), false, Optional.empty(), List.of(whole)));
    isTyping = !edit.isOpening();
    typedLast = nanos.getAsLong();
  }

  private static String nameOf(DocumentEdit edit) {
    return edit.isOpening()
        ? DocumentWords.OPENING.text("after", edit.after().name())
        : DocumentWords.TYPING.text("document", edit.document().title());
  }

  /** Whether an edit continues what is being typed. */
  private boolean goesOn(DocumentEdit edit) {
    return isTyping
        && (isInStep || nanos.getAsLong() - typedLast < PAUSE_NANOS)
        && isLast(edit)
        && !edit.isOpening();
  }

  private boolean isLast(DocumentEdit edit) {
    return !done.isEmpty()
        && !done.getLast().isAction()
        && done.getLast().document() == edit.document();
  }

  private void add(HistoryEntry entry) {
    entry.moveTo(shown.get());
    forgetAfter(entry);
    moveTo(done, entry);
  }

  /** What was undone before in these documents does not fit any more; nor what depends on it. */
  private void forgetAfter(HistoryEntry entry) {
    List<HistoryEntry> forgotten = new ArrayList<>(List.of(entry));
    for (HistoryEntry each : List.copyOf(undone).reversed()) {
      if (forgotten.stream().anyMatch(each::touchesAnyOf)) {
        forgotten.add(each);
        undone.remove(each);
      }
    }
  }

  /** A document was written to a file: no entry brings back what was there before. */
  void saved(DocumentViewModel document, OpenDocument old, OpenDocument now) {
    isTyping = false;
    done.replaceAll(entry -> saved(entry, document, old, now));
    undone.replaceAll(entry -> saved(entry, document, old, now));
  }

  private static HistoryEntry saved(
      HistoryEntry entry, DocumentViewModel document, OpenDocument old, OpenDocument now) {
    ShownDocuments where = entry.where().saved(document, old, now);
    return !entry.edits(document) && where.equals(entry.where())
        ? entry
        : entry.with(
            entry.edits().stream().map(edit -> edit.saved(document, old, now)).toList(), where);
  }

  /**
   * Takes back the latest action, or what was typed last into a document, unless other documents
   * have to be shown before.
   *
   * @param here the document that the person is in; empty if they are in none
   * @return what was taken back; empty if there is nothing
   */
  public Optional<HistoryEntry> undo(Optional<DocumentViewModel> here) {
    return move(toUndo(here));
  }

  /**
   * Does again what was taken back last, unless other documents have to be shown before.
   *
   * @param here the document that the person is in; empty if they are in none
   * @return what was done again; empty if there is nothing
   */
  public Optional<HistoryEntry> redo(Optional<DocumentViewModel> here) {
    return move(toRedo(here));
  }

  /** What undo takes back next, wherever it was done. */
  public Optional<HistoryEntry> toUndo(Optional<DocumentViewModel> here) {
    return next(done, here);
  }

  /** What redo does again next, wherever it was done. */
  public Optional<HistoryEntry> toRedo(Optional<DocumentViewModel> here) {
    return next(undone, here);
  }

  /** Whether a step was done to the documents that the panes show. */
  public boolean isHere(HistoryEntry entry) {
    return entry.isAt(shown.get());
  }

  /** Takes a step back, or does it again if it was taken back. */
  public Optional<HistoryEntry> move(Optional<HistoryEntry> next) {
    Optional<HistoryEntry> here = next.filter(this::isHere);
    here.ifPresent(
        entry -> {
          boolean isBack = done.remove(entry);
          undone.remove(entry);
          asOne(isBack ? entry::undo : entry::redo);
          moveTo(isBack ? undone : done, entry);
        });
    return here;
  }

  /**
   * Takes back, or does again, until a step is the latest, or other documents have to be shown.
   *
   * @param step the step; empty to take back everything
   * @return the step, or the last that was taken back; empty if nothing had to be done
   */
  public Optional<HistoryEntry> goTo(Optional<HistoryEntry> step) {
    Optional<HistoryEntry> last = Optional.empty();
    Optional<HistoryEntry> moved = move(toGo(step));
    while (moved.isPresent()) {
      Optional<HistoryEntry> now = moved;
      last = step.or(() -> now);
      moved = move(toGo(step));
    }
    return last;
  }

  /** What is taken back or done again next until a step is the latest; empty if it is. */
  @SuppressWarnings("ReferenceEquality") // steps that look alike are different ones
  public Optional<HistoryEntry> toGo(Optional<HistoryEntry> step) {
    boolean isLatest =
        done.isEmpty() ? step.isEmpty() : step.filter(it -> it == done.getLast()).isPresent();
    return isLatest
        ? Optional.empty()
        : next(step.filter(undone::contains).isPresent() ? undone : done, Optional.empty());
  }

  private void moveTo(List<HistoryEntry> to, HistoryEntry entry) {
    entry.moveTo(shown.get());
    to.add(entry);
    isTyping = false;
    changed();
  }

  private Optional<HistoryEntry> next(
      List<HistoryEntry> entries, Optional<DocumentViewModel> here) {
    if (entries.isEmpty()) {
      return Optional.empty();
    }
    HistoryEntry latest = entries.getLast();
    return here.isEmpty() || (latest.isAction() && !here.get().isApart())
        ? Optional.of(latest)
        : entries.reversed().stream()
            .filter(entry -> entry.touches(here.get(), shown.get()))
            .findFirst()
            .map(entry -> firstInTheWay(entry, entries))
            .filter(entry -> !here.get().isApart() || entry.touches(here.get(), shown.get()));
  }

  /**
   * An entry that edited several documents can only be undone when no later edit in any of them
   * builds on it.
   */
  private static HistoryEntry firstInTheWay(HistoryEntry wanted, List<HistoryEntry> entries) {
    return entries.reversed().stream()
        .takeWhile(entry -> entry != wanted)
        .filter(wanted::touchesAnyOf)
        .findFirst()
        .orElse(wanted);
  }

  /** Begins an empty history; what it answers brings back the one that was there. */
  Runnable setAside() {
    List<HistoryEntry> doneBefore = done();
    List<HistoryEntry> undoneBefore = List.copyOf(undone);
    forget();
    return () -> {
      forget();
      done.addAll(doneBefore);
      undone.addAll(undoneBefore);
      changed();
    };
  }

  /** Forgets everything: what is there now is where the person begins. */
  public void forget() {
    done.clear();
    undone.clear();
    isTyping = false;
    changed();
  }

  private void changed() {
    turn.set(turn.get() + 1);
  }

  /** Counts what was done, undone and done again, for those who show it. */
  public ReadOnlyIntegerProperty turnProperty() {
    return turn.getReadOnlyProperty();
  }

  /** What was done, in order. */
  public List<HistoryEntry> done() {
    return List.copyOf(done);
  }

  /** What was undone and can be done again, the next one first. */
  public List<HistoryEntry> undone() {
    return List.copyOf(undone.reversed());
  }
}
