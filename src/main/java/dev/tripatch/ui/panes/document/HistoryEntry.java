package dev.tripatch.ui.panes.document;

import dev.tripatch.decide.Decision;
import dev.tripatch.json.FieldPath;
import java.util.List;
import java.util.Optional;

/** One thing that the person did. Two are never the same, though they may look alike. */
public final class HistoryEntry {

  private final String name;
  private final boolean isAction;
  private final Optional<FieldPath> field;
  private final Optional<Decision> decision;
  private final DecidedTogether together;
  private final List<DocumentEdit> edits;

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

  /** The same with other edits. */
  HistoryEntry with(List<DocumentEdit> others) {
    return new HistoryEntry(name, isAction, field, decision, together, others);
  }

  /** Whether a document became another one. */
  boolean isOpening() {
    return edits.stream().anyMatch(DocumentEdit::isOpening);
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

  /** Where that document's text is another one since. */
  public int place() {
    return edits.getLast().at();
  }

  /** Any pane may show one of several objects, now or later. */
  boolean touches(DocumentViewModel document) {
    return !together.isEmpty() || edits.stream().anyMatch(edit -> edit.document() == document);
  }

  boolean touchesAnyOf(HistoryEntry other) {
    return !together.isEmpty()
        || !other.together.isEmpty()
        || other.edits.stream().anyMatch(edit -> touches(edit.document()));
  }

  void undo() {
    edits.reversed().forEach(DocumentEdit::undo);
  }

  void redo() {
    edits.forEach(DocumentEdit::redo);
  }
}
