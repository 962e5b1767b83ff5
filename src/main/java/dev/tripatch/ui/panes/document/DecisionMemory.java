package dev.tripatch.ui.panes.document;

import dev.tripatch.decide.Decisions;
import dev.tripatch.json.FieldPath;
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
  private final Map<ShownDocuments, Set<FieldPath>> leftOutOf = new HashMap<>();

  /** Remembers for the documents of these panes. */
  public DecisionMemory(History history, List<DocumentViewModel> panes, LeftOutFields leftOut) {
    this.history = history;
    this.panes = List.copyOf(panes);
    this.leftOut = leftOut;
    history.follow(this::shown);
    history.turnProperty().subscribe((before, now) -> leftOutOf.put(shown(), leftOut.get()));
  }

  /** The documents that the panes show now. */
  public ShownDocuments shown() {
    return ShownDocuments.of(panes.stream().map(DocumentViewModel::getOpened).toList());
  }

  /**
   * How the documents came that are shown.
   *
   * @param step the latest step by which a pane's document became another one; a composed patch is
   *     not a document
   * @param exchanges how often others were shown without a step
   */
  public record Opening(Optional<HistoryEntry> step, int exchanges) {}

  /** How the documents came that are shown. */
  public Opening lastOpening() {
    return new Opening(
        history.done().reversed().stream().filter(entry -> !openings(entry).isEmpty()).findFirst(),
        history.exchanges());
  }

  /** What is decided of the documents that are shown, since they were opened or read again. */
  public Decisions decisions() {
    return decided().getOrDefault(shown(), Decisions.NONE);
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
    Map<ShownDocuments, Set<FieldPath>> known = new HashMap<>(leftOutOf);
    known.put(shown(), leftOut.get());
    return new All(decided(), known);
  }

  private Map<ShownDocuments, Decisions> decided() {
    Map<ShownDocuments, Decisions> all = new HashMap<>();
    for (HistoryEntry entry : history.done()) {
      if (isReadAgain(entry)) {
        all.remove(entry.where());
      }
      entry
          .decision()
          .ifPresent(
              each ->
                  all.put(
                      entry.where(), all.getOrDefault(entry.where(), Decisions.NONE).with(each)));
      entry
          .together()
          .decisions()
          .forEach((of, each) -> all.put(of, all.getOrDefault(of, Decisions.NONE).with(each)));
    }
    return all;
  }

  private List<DocumentEdit> openings(HistoryEntry entry) {
    return entry.edits().stream()
        .filter(edit -> edit.isOpening() && panes.contains(edit.document()))
        .toList();
  }

  /**
   * Whether the same documents were opened again; one of a cluster is read again while the person
   * goes on deciding.
   */
  private boolean isReadAgain(HistoryEntry entry) {
    List<DocumentEdit> openings = openings(entry);
    return openings.stream().allMatch(DocumentEdit::isOfSamePlace)
        && !openings.stream().allMatch(edit -> edit.before().isSameInCluster(edit.after()));
  }

  /**
   * Shows other documents, as part of an action. What was left out of their patch when they were
   * shown before is left out again; nothing is if they are new, or only read again.
   */
  public void exchange(Runnable opening) {
    ShownDocuments before = shown();
    All known = all();
    opening.run();
    ShownDocuments now = shown();
    leftOut.set(now.equals(before) ? Set.of() : known.leftOut(now));
  }

  /** Leaves just these fields out of the patch of documents, shown or not, as part of an action. */
  public void leaveOut(ShownDocuments of, Set<FieldPath> wanted) {
    DocumentViewModel lines = DocumentViewModel.ofPatch(leftOut.text().title(), history);
    lines.become(lines.getOpened(), LeftOutFields.lines(all().leftOut(of)));
    lines.textProperty().subscribe((before, now) -> keep(of, now));
    lines.type(LeftOutFields.lines(wanted));
  }

  private void keep(ShownDocuments of, String lines) {
    leftOutOf.put(of, LeftOutFields.read(lines));
    if (of.equals(shown())) {
      leftOut.text().become(leftOut.text().getOpened(), lines);
    }
  }
}
