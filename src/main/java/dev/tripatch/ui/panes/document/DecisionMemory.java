package dev.tripatch.ui.panes.document;

import dev.tripatch.decide.Decisions;
import dev.tripatch.json.FieldPath;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * What is decided of each object, also while another one is shown. The history says it, so undo
 * takes it back wherever it was decided.
 */
public final class DecisionMemory {

  private final History history;
  private final List<DocumentViewModel> panes;
  private final LeftOutFields leftOut;
  private final Map<ShownDocuments, Decisions> settled = new HashMap<>();
  private final Map<ShownDocuments, Set<FieldPath>> settledLeftOut = new HashMap<>();

  /** Remembers for the documents of these panes. */
  public DecisionMemory(History history, List<DocumentViewModel> panes, LeftOutFields leftOut) {
    this.history = history;
    this.panes = List.copyOf(panes);
    this.leftOut = leftOut;
    history.setBeforeForgetting(this::settle);
  }

  /** The documents that the panes show now. */
  public ShownDocuments shown() {
    return ShownDocuments.of(panes, Map.of());
  }

  /**
   * The latest step by which a pane's document became another one; a composed patch is not a
   * document.
   */
  public Optional<HistoryEntry> lastOpening() {
    return history.done().reversed().stream().filter(this::isOpening).findFirst();
  }

  /** What is decided of the documents that are shown, since they were opened or read again. */
  public Decisions decisions() {
    return decided(history.done(), new Past()).getOrDefault(shown(), Decisions.NONE);
  }

  /**
   * What is decided of all documents, also of those that no pane shows.
   *
   * @param decided what becomes of their fields
   * @param leftOut what is left out of their patches
   */
  public record All(
      Map<ShownDocuments, Decisions> decided, Map<ShownDocuments, Set<FieldPath>> leftOut) {

    /** What is decided of some documents. */
    public Decisions decided(ShownDocuments of) {
      return decided.getOrDefault(of, Decisions.NONE);
    }

    /** What is left out of their patch. */
    public Set<FieldPath> leftOut(ShownDocuments of) {
      return leftOut.getOrDefault(of, Set.of());
    }
  }

  /** What is decided of all documents, also of those that no pane shows. */
  public All all() {
    return new All(decided(history.done(), new Past()), leftOut());
  }

  /** What is decided after some steps that end in a state. */
  private Map<ShownDocuments, Decisions> decided(List<HistoryEntry> entries, Past past) {
    List<ShownDocuments> shown = new ArrayList<>();
    for (HistoryEntry entry : entries.reversed()) {
      shown.addFirst(past.shown());
      past.goBefore(entry);
    }
    Map<ShownDocuments, Decisions> all = new HashMap<>(settled);
    ShownDocuments before = past.shown();
    for (int i = 0; i < entries.size(); i++) {
      HistoryEntry entry = entries.get(i);
      ShownDocuments now = shown.get(i);
      if (isOpening(entry) && now.equals(before) && !isOfCluster(entry)) {
        all.remove(now);
      }
      entry
          .decision()
          .ifPresent(each -> all.put(now, all.getOrDefault(now, Decisions.NONE).with(each)));
      entry
          .together()
          .decisions()
          .forEach((of, each) -> all.put(of, all.getOrDefault(of, Decisions.NONE).with(each)));
      before = now;
    }
    return all;
  }

  private boolean isOpening(HistoryEntry entry) {
    return entry.edits().stream()
        .anyMatch(edit -> edit.isOpening() && panes.contains(edit.document()));
  }

  /** Whether an object of a cluster was read again, while the person goes on deciding. */
  private boolean isOfCluster(HistoryEntry entry) {
    return entry.edits().stream()
        .filter(edit -> edit.isOpening() && panes.contains(edit.document()))
        .allMatch(edit -> edit.before().isSameInCluster(edit.after()));
  }

  /** The history is about to forget its first steps, but not what they decided. */
  private void settle(int count) {
    List<HistoryEntry> done = history.done();
    Past cut = new Past();
    done.subList(count, done.size()).reversed().forEach(cut::goBefore);
    Past again = new Past();
    done.subList(count, done.size()).reversed().forEach(again::goBefore);
    List<HistoryEntry> forgotten = done.subList(0, count);
    settledLeftOut.putAll(leftOut(forgotten, again));
    settled.putAll(decided(forgotten, cut));
  }

  /**
   * Shows other documents, as part of an action. What was left out of their patch when they were
   * shown before is left out again; nothing is if they are new, or only read again.
   */
  public void exchange(Runnable opening) {
    ShownDocuments before = shown();
    Map<ShownDocuments, Set<FieldPath>> known = leftOut();
    opening.run();
    ShownDocuments now = shown();
    leftOut.set(now.equals(before) ? List.of() : known.getOrDefault(now, Set.of()));
  }

  private Map<ShownDocuments, Set<FieldPath>> leftOut() {
    Map<ShownDocuments, Set<FieldPath>> known = new HashMap<>(settledLeftOut);
    known.putAll(leftOut(history.done(), new Past()));
    return known;
  }

  /** What was left out last of each while some steps were made that end in a state. */
  private static Map<ShownDocuments, Set<FieldPath>> leftOut(
      List<HistoryEntry> entries, Past past) {
    Map<ShownDocuments, Set<FieldPath>> known = new HashMap<>();
    known.put(past.shown(), past.leftOut());
    for (HistoryEntry entry : entries.reversed()) {
      entry.together().leftOut().forEach(known::putIfAbsent);
      past.goBefore(entry);
      known.putIfAbsent(past.shown(), past.leftOut());
    }
    return known;
  }

  /** How it was before some entries of the history, the last one first. */
  private final class Past {

    private final Map<DocumentViewModel, OpenDocument> opened = new HashMap<>();
    private ShownDocuments shown = DecisionMemory.this.shown();
    private String lines = leftOut.text().getText();

    ShownDocuments shown() {
      return shown;
    }

    Set<FieldPath> leftOut() {
      return LeftOutFields.read(lines);
    }

    void goBefore(HistoryEntry entry) {
      for (DocumentEdit edit : entry.edits().reversed()) {
        if (edit.document().equals(leftOut.text())) {
          lines = edit.before(lines);
        } else if (edit.isOpening()) {
          opened.put(edit.document(), edit.before());
          shown = ShownDocuments.of(panes, opened);
        }
      }
    }
  }
}
