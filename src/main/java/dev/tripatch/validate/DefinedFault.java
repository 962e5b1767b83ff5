package dev.tripatch.validate;

import dev.tripatch.json.FieldPath;

/**
 * What is wrong with a custom resource.
 *
 * @param path the field; items are counted
 * @param breach what is wrong
 * @param wanted what the definition says, for the sentence
 * @param field the field as the server names it; {@code <nil>} where it names none
 * @param body what the server says of it
 * @param refuses whether it refuses for it; if not, it was not checked
 */
public record DefinedFault(
    FieldPath path,
    DefinedBreach breach,
    String wanted,
    String field,
    String body,
    boolean refuses) {

  static final String NO_FIELD = "<nil>";

  /** What is wrong. */
  public String sentence() {
    return switch (breach) {
      case TYPE -> DefinedWording.TYPE.text("field", shown(), "wanted", wanted);
      case FORMAT -> DefinedWording.FORMAT.text("field", shown(), "wanted", wanted);
      case REQUIRED -> DefinedWording.REQUIRED.text("field", shown());
      case CHOICE -> DefinedWording.CHOICE.text("field", shown(), "wanted", wanted);
      case TOO_LONG ->
          DefinedWording.TOO_LONG.text("field", shown(), "wanted", Long.valueOf(wanted));
      case TOO_MANY ->
          DefinedWording.TOO_MANY.text("field", shown(), "wanted", Long.valueOf(wanted));
      case TOO_SHORT ->
          DefinedWording.TOO_SHORT.text("field", shown(), "wanted", Long.valueOf(wanted));
      case TOO_FEW -> DefinedWording.TOO_FEW.text("field", shown(), "wanted", Long.valueOf(wanted));
      case PATTERN -> DefinedWording.PATTERN.text("field", shown(), "wanted", wanted);
      case BOUND -> DefinedWording.BOUND.text("field", shown(), "wanted", wanted);
      case DUPLICATE -> DefinedWording.DUPLICATE.text("field", shown());
      case ALTERNATIVES -> DefinedWording.ALTERNATIVES.text("field", shown(), "wanted", wanted);
      case RULE -> DefinedWording.RULE.text("field", shown(), "wanted", wanted);
      case UNKNOWN -> DefinedWording.UNKNOWN.text("field", shown());
      case NOT_CHECKED -> DefinedWording.NOT_CHECKED.text("field", shown(), "wanted", wanted);
    };
  }

  /** What to do about it. */
  public String remedy() {
    return breach == DefinedBreach.UNKNOWN
        ? DefinedWording.TAKE_OUT.text("field", shown())
        : DefinedWording.CORRECT.text("field", shown());
  }

  private Object shown() {
    return path.isRoot() ? DefinedWording.WHOLE.text() : path;
  }

  /** The server's words. */
  public String words() {
    return field + ": " + body;
  }
}
