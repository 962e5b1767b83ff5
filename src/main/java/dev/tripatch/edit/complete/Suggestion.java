package dev.tripatch.edit.complete;

import dev.tripatch.document.Span;
import java.util.List;
import java.util.regex.Pattern;

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
 * @param toFillIn how many words in capital letters the person has to fill in; they are the last
 *     ones of what is written
 */
public record Suggestion(
    String label,
    Kind kind,
    String detail,
    String insert,
    Span replaces,
    FieldHelp help,
    List<Addition> also,
    int toFillIn) {

  /** A word in capital letters that stands for a value. */
  public static final Pattern TO_FILL_IN = Pattern.compile("(?<![\\w/-])/?[A-Z]{3,}(?![\\w-])");

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
    DIRECTIVE,
    /** An item with words to be filled in. */
    TEMPLATE
  }

  /** A proposal that belongs to no field. */
  Suggestion(String label, Kind kind, String detail, String insert, Span replaces) {
    this(label, kind, detail, insert, replaces, FieldHelp.NONE);
  }

  /** A proposal that is written at one place. */
  Suggestion(String label, Kind kind, String detail, String insert, Span replaces, FieldHelp help) {
    this(label, kind, detail, insert, replaces, help, List.of(), 0);
  }

  /** The same as a template, whose words are all that is in capital letters there. */
  Suggestion filledIn(String template) {
    int words = (int) TO_FILL_IN.matcher(template).results().count();
    return new Suggestion(label, kind, detail, insert, replaces, help, also, words);
  }

  /** The same with texts for other places. */
  Suggestion with(List<Addition> additions) {
    return new Suggestion(label, kind, detail, insert, replaces, help, additions, toFillIn);
  }

  /** The same, written otherwise. */
  Suggestion written(String text) {
    return new Suggestion(label, kind, detail, text, replaces, help, also, toFillIn);
  }
}
