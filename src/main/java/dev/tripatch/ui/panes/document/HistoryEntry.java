package dev.tripatch.ui.panes.document;

import dev.tripatch.decide.Decision;
import dev.tripatch.json.FieldPath;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** One thing that the person did. Two are never the same, though they may look alike. */
public final class HistoryEntry {

  private final String name;
  private final boolean isAction;
  private final Optional<FieldPath> field;
  private final Optional<Decision> decision;
  private final DecidedTogether together;
  private final List<DocumentEdit> edits;
  private ShownDocuments where = ShownDocuments.of(List.of());

  HistoryEntry(String name, boolean isAction, Optional<FieldPath> field, List<DocumentEdit> edits) {
    this(name, isAction, field, Optional.empty(), DecidedTogether.NOTHING, edits);
  }

  /** A decision about fields; it may edit nothing. */
  HistoryEntry(Decision decision, List<DocumentEdit> edits) {
    this(
        decision.name(),
        true,
        Optional.of(decision.fields().getFirst()),
        Optional.of(decision),
        DecidedTogether.NOTHING,
        edits);
  }

  /** Decisions about the fields of several objects. */
  HistoryEntry(String name, DecidedTogether together, List<DocumentEdit> edits) {
    this(name, true, Optional.empty(), Optional.empty(), together, edits);
  }

  private HistoryEntry(
      String name,
      boolean isAction,
      Optional<FieldPath> field,
      Optional<Decision> decision,
      DecidedTogether together,
      List<DocumentEdit> edits) {
    this.decision = decision;
    this.together = together;
    this.name = name;
    this.isAction = isAction;
    this.field = field;
    this.edits = List.copyOf(edits);
  }

  /** What it is called: {@code Leave replicas to live}. */
  public String name() {
    return name;
  }

  /**
   * Whether it was an action, which is undone from anywhere; what was typed is undone where it was
   * typed.
   */
  public boolean isAction() {
    return isAction;
  }

  /** The field that it was about; empty for none. */
  public Optional<FieldPath> field() {
    return field;
  }

  /** What it decided; empty if nothing. */
  public Optional<Decision> decision() {
    return decision;
  }

  /** What it decided in several objects; empty if nothing. */
  public DecidedTogether together() {
    return together;
  }

  /** The same of documents that were saved since. */
  HistoryEntry with(List<DocumentEdit> others, ShownDocuments place) {
    HistoryEntry entry = new HistoryEntry(name, isAction, field, decision, together, others);
    entry.moveTo(place);
    return entry;
  }

  /** Which documents have to be shown to take it back, or to do it again if it was. */
  public ShownDocuments where() {
    return where;
  }

  void moveTo(ShownDocuments place) {
    where = place;
  }

  /** What it made a document; empty if that stayed the same one. */
  public Optional<OpenDocument> opened(DocumentViewModel document) {
    return edits.stream()
        .filter(edit -> edit.document() == document && edit.isOpening())
        .map(DocumentEdit::after)
        .findFirst();
  }

  /** What it did, in order. */
  List<DocumentEdit> edits() {
    return edits;
  }

  /** The document that it changed last; a decision need not change any. */
  public DocumentViewModel document() {
    return edits.getLast().document();
  }

  /**
   * Where what it did to that document ends.
   *
   * @param isDone false for where the text ends that came back when it was undone
   */
  public int place(boolean isDone) {
    DocumentEdit last = edits.getLast();
    return last.at() + (isDone ? last.inserted() : last.removed()).length();
  }

  /** Whether it can be taken back, or done again, while these documents are shown. */
  boolean isAt(ShownDocuments shown) {
    return !together.isEmpty()
        || where.equals(shown)
        || (!edits.isEmpty()
            && edits.stream().allMatch(edit -> where.hasSame(edit.document(), shown)));
  }

  /** Whether it is about a document that is shown, or an action on those that are. */
  boolean touches(DocumentViewModel document, ShownDocuments shown) {
    return (isAction && !document.isApart() && objects().contains(shown))
        || (editsOneWith(document) && where.hasSame(document, shown));
  }

  /** Whether it changed this text. */
  public boolean edits(DocumentViewModel document) {
    return edits.stream().anyMatch(edit -> edit.document() == document);
  }

  private boolean editsOneWith(DocumentViewModel document) {
    return edits.stream().anyMatch(edit -> edit.document().isOneWith(document));
  }

  boolean touchesAnyOf(HistoryEntry other) {
    return (together.isEmpty() && other.together.isEmpty()) || isApart() || other.isApart()
        ? other.edits.stream()
            .map(DocumentEdit::document)
            .anyMatch(each -> editsOneWith(each) && where.hasSame(each, other.where))
        : objects().stream().anyMatch(each -> other.objects().stream().anyMatch(each::shares));
  }

  private boolean isApart() {
    return !edits.isEmpty() && edits.stream().allMatch(edit -> edit.document().isApart());
  }

  private Set<ShownDocuments> objects() {
    return together.isEmpty() ? Set.of(where) : together.objects();
  }

  void undo() {
    edits.reversed().forEach(DocumentEdit::undo);
  }

  void redo() {
    edits.forEach(DocumentEdit::redo);
  }
}
