package dev.tripatch.edit.complete;

import dev.tripatch.document.Span;

/**
 * Something that may be written at the caret.
 *
 * @param label what the list shows
 * @param kind what it is
 * @param detail type and rules, or what it does, for people; may be empty
 * @param insert the new text; the caret goes after it
 * @param replaces the text that it replaces
 * @param help what is known of the field that it writes, or whose value it is
 */
public record Suggestion(
    String label, Kind kind, String detail, String insert, Span replaces, FieldHelp help) {

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

  /** The same, written otherwise. */
  Suggestion written(String text) {
    return new Suggestion(label, kind, detail, text, replaces, help);
  }
}
