package dev.tripatch.ui.panes.document;

import dev.tripatch.decide.Decision;
import dev.tripatch.json.FieldPath;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.IntConsumer;
import java.util.function.LongSupplier;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyIntegerProperty;
import javafx.beans.property.ReadOnlyIntegerWrapper;

/**
 * What was done to the documents, in one order for all of them. An action is one entry, however
 * many documents it edits; what is typed without a pause is one, too.
 *
 * <p>Undo goes back in that order, with one freedom: what was typed into other documents since
 * stays if it has nothing to do with what is undone.
 */
public final class History {

  /** A longer pause in typing ends one step and begins another. */
  private static final long PAUSE_NANOS = 500_000_000;

  /**
   * A person who visits a thousand objects does not want all of them back, nor their texts kept.
   */
  static final int MOST_OPENINGS = 50;

  private final LongSupplier nanos;
  private final List<HistoryEntry> done = new ArrayList<>();
  private final List<HistoryEntry> undone = new ArrayList<>();
  private final List<DocumentEdit> acting = new ArrayList<>();
  private final ReadOnlyIntegerWrapper turn = new ReadOnlyIntegerWrapper();
  private final ReadOnlyBooleanWrapper halfway = new ReadOnlyBooleanWrapper();
  private IntConsumer beforeForgetting = count -> {};
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
    done.add(entry);
    isTyping = false;
    forgetAfter(entry);
    if (entry.isOpening()) {
      forgetLongAgo();
    }
    changed();
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

  /** The oldest go as a whole: all that was done before the first opening that is kept. */
  private void forgetLongAgo() {
    List<HistoryEntry> openings = done.stream().filter(HistoryEntry::isOpening).toList();
    if (openings.size() > MOST_OPENINGS) {
      int count = done.indexOf(openings.get(openings.size() - MOST_OPENINGS));
      beforeForgetting.accept(count);
      done.subList(0, count).clear();
    }
  }

  /** Gets how many of the first steps are about to be forgotten. */
  void setBeforeForgetting(IntConsumer handler) {
    beforeForgetting = handler;
  }

  /** A document was written to a file: no entry brings back what was there before. */
  void saved(DocumentViewModel document, OpenDocument old, OpenDocument now) {
    isTyping = false;
    done.replaceAll(entry -> saved(entry, document, old, now));
    undone.replaceAll(entry -> saved(entry, document, old, now));
  }

  private static HistoryEntry saved(
      HistoryEntry entry, DocumentViewModel document, OpenDocument old, OpenDocument now) {
    return !entry.touches(document)
        ? entry
        : entry.with(entry.edits().stream().map(edit -> edit.saved(document, old, now)).toList());
  }

  /**
   * Takes back the latest action, or what was typed last into a document.
   *
   * @param here the document that the person is in; empty if they are in none
   * @return what was taken back; empty if there is nothing
   */
  public Optional<HistoryEntry> undo(Optional<DocumentViewModel> here) {
    Optional<HistoryEntry> entry = next(done, here);
    entry.ifPresent(
        each -> {
          asOne(each::undo);
          move(each, done, undone);
        });
    return entry;
  }

  /**
   * Does again what was taken back last.
   *
   * @param here the document that the person is in; empty if they are in none
   * @return what was done again; empty if there is nothing
   */
  public Optional<HistoryEntry> redo(Optional<DocumentViewModel> here) {
    Optional<HistoryEntry> entry = next(undone, here);
    entry.ifPresent(
        each -> {
          asOne(each::redo);
          move(each, undone, done);
        });
    return entry;
  }

  /**
   * Takes back, or does again, until a step is the latest.
   *
   * @param step the step; empty to take back everything
   * @return the step, or the last that was taken back; empty if nothing had to be done
   */
  @SuppressWarnings("ReferenceEquality") // steps that look alike are different ones
  public Optional<HistoryEntry> goTo(Optional<HistoryEntry> step) {
    Optional<HistoryEntry> last = Optional.empty();
    boolean isForth = step.filter(undone::contains).isPresent();
    while (!(done.isEmpty()
        ? step.isEmpty()
        : step.filter(it -> it == done.getLast()).isPresent())) {
      Optional<HistoryEntry> moved = isForth ? redo(Optional.empty()) : undo(Optional.empty());
      if (moved.isEmpty()) {
        break;
      }
      last = step.or(() -> moved);
    }
    return last;
  }

  private void move(HistoryEntry entry, List<HistoryEntry> from, List<HistoryEntry> to) {
    from.remove(entry);
    to.add(entry);
    isTyping = false;
    changed();
  }

  private static Optional<HistoryEntry> next(
      List<HistoryEntry> entries, Optional<DocumentViewModel> here) {
    if (entries.isEmpty()) {
      return Optional.empty();
    }
    HistoryEntry latest = entries.getLast();
    return latest.isAction() || here.isEmpty()
        ? Optional.of(latest)
        : entries.reversed().stream()
            .filter(entry -> entry.touches(here.get()))
            .findFirst()
            .map(entry -> firstInTheWay(entry, entries));
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
