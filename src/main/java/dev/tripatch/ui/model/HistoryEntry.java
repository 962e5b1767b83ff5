package dev.tripatch.ui.model;

import dev.tripatch.path.FieldPath;
import java.util.List;
import java.util.Optional;

/**
 * One thing that the person did.
 *
 * @param name what it is called: {@code Leave replicas to live}
 * @param isAction whether it was an action, which is undone from anywhere; what was typed is undone
 *     where it was typed
 * @param field the field that it was about; empty for none
 * @param edits what it did, in order
 */
public record HistoryEntry(
    String name, boolean isAction, Optional<FieldPath> field, List<Edit> edits) {

  /** Copies the edits. */
  public HistoryEntry {
    edits = List.copyOf(edits);
  }

  /** The document that it changed last. */
  public DocumentViewModel document() {
    return edits.getLast().document();
  }

  /** Where that document's text is another one since. */
  public int place() {
    return edits.getLast().at();
  }

  boolean touches(DocumentViewModel document) {
    return edits.stream().anyMatch(edit -> edit.document() == document);
  }

  boolean touchesAnyOf(HistoryEntry other) {
    return other.edits.stream().anyMatch(edit -> touches(edit.document()));
  }

  void undo() {
    edits.reversed().forEach(Edit::undo);
  }

  void redo() {
    edits.forEach(Edit::redo);
  }
}
