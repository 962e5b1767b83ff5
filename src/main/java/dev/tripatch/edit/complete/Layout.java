package dev.tripatch.edit.complete;

/**
 * How the text is written around the caret.
 *
 * @param column how far what is written is indented
 * @param dashes how much further than its key the dashes of a list are indented
 * @param isKeyDone whether the key's colon is there already
 */
public record Layout(int column, int dashes, boolean isKeyDone) {

  private static final int STEP = 2;

  /** A key whose value is a scalar. */
  public String scalar(String key) {
    return isKeyDone ? key : key + ": ";
  }

  /** A key whose value is a map, which begins on the next line. */
  public String map(String key) {
    return isKeyDone ? key : key + ":\n" + " ".repeat(column + STEP);
  }

  /** A key whose value is a list, whose first item begins on the next line. */
  public String list(String key, String item) {
    return isKeyDone ? key : key + ":" + item(item);
  }

  /** One more item, on a line of its own below the key that is being written. */
  public String item(String text) {
    return "\n" + " ".repeat(column + dashes) + "- " + text;
  }
}
