package dev.tripatch.validate.defined;

import dev.tripatch.json.FieldPath;

/**
 * What is wrong with a custom resource.
 *
 * @param path the field; items are counted
 * @param wording what is wrong
 * @param wanted what the definition says, for the sentence
 * @param field the field as the server names it; {@code <nil>} where it names none
 * @param body what the server says of it
 * @param refuses whether it refuses for it; if not, it was not checked
 */
public record DefinedFault(
    FieldPath path,
    DefinedWording wording,
    String wanted,
    String field,
    String body,
    boolean refuses) {

  static final String NO_FIELD = "<nil>";

  /** What is wrong. */
  public String sentence() {
    return wording.text("field", path, "wanted", wanted);
  }

  /** What to do about it. */
  public String remedy() {
    return wording == DefinedWording.UNKNOWN
        ? DefinedWording.TAKE_OUT.text("field", path)
        : DefinedWording.CORRECT.text("field", path);
  }

  /** The server's words. */
  public String words() {
    return field + ": " + body;
  }
}
