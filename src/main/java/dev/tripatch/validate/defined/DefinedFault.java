package dev.tripatch.validate.defined;

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
      case TYPE -> DefinedWording.TYPE.text("field", path, "wanted", wanted);
      case FORMAT -> DefinedWording.FORMAT.text("field", path, "wanted", wanted);
      case REQUIRED -> DefinedWording.REQUIRED.text("field", path);
      case CHOICE -> DefinedWording.CHOICE.text("field", path, "wanted", wanted);
      case TOO_LONG -> DefinedWording.TOO_LONG.text("field", path, "wanted", Long.valueOf(wanted));
      case TOO_MANY -> DefinedWording.TOO_MANY.text("field", path, "wanted", Long.valueOf(wanted));
      case TOO_SHORT ->
          DefinedWording.TOO_SHORT.text("field", path, "wanted", Long.valueOf(wanted));
      case TOO_FEW -> DefinedWording.TOO_FEW.text("field", path, "wanted", Long.valueOf(wanted));
      case PATTERN -> DefinedWording.PATTERN.text("field", path, "wanted", wanted);
      case BOUND -> DefinedWording.BOUND.text("field", path, "wanted", wanted);
      case DUPLICATE -> DefinedWording.DUPLICATE.text("field", path);
      case ALTERNATIVES -> DefinedWording.ALTERNATIVES.text("field", path, "wanted", wanted);
      case RULE -> DefinedWording.RULE.text("field", path, "wanted", wanted);
      case UNKNOWN -> DefinedWording.UNKNOWN.text("field", path);
      case NOT_CHECKED -> DefinedWording.NOT_CHECKED.text("field", path, "wanted", wanted);
    };
  }

  /** What to do about it. */
  public String remedy() {
    return breach == DefinedBreach.UNKNOWN
        ? DefinedWording.TAKE_OUT.text("field", path)
        : DefinedWording.CORRECT.text("field", path);
  }

  /** The server's words. */
  public String words() {
    return field + ": " + body;
  }
}
