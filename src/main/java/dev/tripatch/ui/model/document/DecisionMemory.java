package dev.tripatch.ui.model.document;

import dev.tripatch.decide.Decision;
import dev.tripatch.decide.Decisions;
import dev.tripatch.path.FieldPath;
import java.util.ArrayDeque;
import java.util.Collection;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * What is decided of each object, also while another one is shown. The history says it, so undo
 * takes it back wherever it was decided.
 */
public final class DecisionMemory {

  private final History history;
  private final List<DocumentViewModel> panes;
  private final LeftOutFields leftOut;

  /** Remembers for the documents of these panes. */
  public DecisionMemory(History history, List<DocumentViewModel> panes, LeftOutFields leftOut) {
    this.history = history;
    this.panes = List.copyOf(panes);
    this.leftOut = leftOut;
  }

  /** The documents that the panes show now. */
  public ShownDocuments shown() {
    return ShownDocuments.of(panes, Map.of());
  }

  /** What is decided of the documents that are shown, since they were opened or read again. */
  public Decisions decisions() {
    ShownDocuments wanted = shown();
    Past past = new Past();
    Deque<Decision> found = new ArrayDeque<>();
    for (HistoryEntry entry : history.done().reversed()) {
      boolean isWanted = past.shown().equals(wanted);
      if (isWanted) {
        entry.decision().ifPresent(found::addFirst);
      }
      past.goBefore(entry);
      if (isWanted && past.isOpening(entry) && past.shown().equals(wanted)) {
        break;
      }
    }
    Decisions decisions = Decisions.NONE;
    for (Decision decision : found) {
      decisions = decisions.with(decision);
    }
    return decisions;
  }

  /**
   * Shows other documents, as part of an action. What was left out of their patch when they were
   * shown before is left out again; nothing is if they are new, or only read again.
   */
  public void exchange(Runnable opening) {
    ShownDocuments before = shown();
    Map<ShownDocuments, Collection<FieldPath>> known = leftOutBefore();
    opening.run();
    ShownDocuments now = shown();
    leftOut.set(now.equals(before) ? List.of() : known.getOrDefault(now, List.of()));
  }

  private Map<ShownDocuments, Collection<FieldPath>> leftOutBefore() {
    Map<ShownDocuments, Collection<FieldPath>> known = new HashMap<>();
    Past past = new Past();
    known.put(past.shown(), past.leftOut());
    for (HistoryEntry entry : history.done().reversed()) {
      past.goBefore(entry);
      known.putIfAbsent(past.shown(), past.leftOut());
    }
    return known;
  }

  /** How it was before some entries of the history, the last one first. */
  private final class Past {

    private final Map<DocumentViewModel, OpenDocument> opened = new HashMap<>();
    private String lines = leftOut.text().getText();

    ShownDocuments shown() {
      return ShownDocuments.of(panes, opened);
    }

    Set<FieldPath> leftOut() {
      return LeftOutFields.read(lines);
    }

    boolean isOpening(HistoryEntry entry) {
      return entry.edits().stream()
          .anyMatch(edit -> edit.isOpening() && panes.contains(edit.document()));
    }

    void goBefore(HistoryEntry entry) {
      for (DocumentEdit edit : entry.edits().reversed()) {
        if (edit.document().equals(leftOut.text())) {
          lines = edit.before(lines);
        } else if (edit.isOpening()) {
          opened.put(edit.document(), edit.before());
        }
      }
    }
  }
}
