package dev.tripatch.edit.complete;

import dev.tripatch.document.Span;
import java.util.List;

/**
 * Something that may be written at the caret.
 *
 * @param label what the list shows
 * @param kind what it is
 * @param detail type and rules, or what it does, for people; may be empty
 * @param insert the new text; the caret goes after it
 * @param replaces the text that it replaces
 * @param help what is known of the field that it writes, or whose value it is
 * @param also what is written at other places of the text in the same step
 */
public record Suggestion(
    String label,
    Kind kind,
    String detail,
    String insert,
    Span replaces,
    FieldHelp help,
    List<Addition> also) {

  public Suggestion {
    also = List.copyOf(also);
  }

  /**
   * A text for another place.
   *
   * @param at where it comes, outside of what is replaced
   * @param text what comes; as long as it is not written for its place, an item of block YAML
   */
  public record Addition(int at, String text) {}

  /** What is proposed. */
  public enum Kind {
    /** A field that the schema declares, or that live has. */
    FIELD,
    /** A value. */
    VALUE,
    /** An item of a list. */
    ITEM,
    /** A directive of a strategic merge patch. */
    DIRECTIVE
  }

  /** A proposal that belongs to no field. */
  Suggestion(String label, Kind kind, String detail, String insert, Span replaces) {
    this(label, kind, detail, insert, replaces, FieldHelp.NONE);
  }

  /** A proposal that is written at one place. */
  Suggestion(
      String label, Kind kind, String detail, String insert, Span replaces, FieldHelp help) {
    this(label, kind, detail, insert, replaces, help, List.of());
  }

  /** The same with texts for other places. */
  Suggestion with(List<Addition> additions) {
    return new Suggestion(label, kind, detail, insert, replaces, help, additions);
  }

  /** The same, written otherwise. */
  Suggestion written(String text) {
    return new Suggestion(label, kind, detail, text, replaces, help, also);
  }
}
