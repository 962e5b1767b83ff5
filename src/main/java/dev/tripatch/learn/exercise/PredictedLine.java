package dev.tripatch.learn.exercise;

/**
 * A line of a prediction.
 *
 * @param text the line, with its indentation
 * @param mark what the reader did to it
 */
public record PredictedLine(String text, Mark mark) {

  /** What the reader did to a line. */
  public enum Mark {
    /** It is a line of live, and stays. */
    KEPT,
    /** It is a line of live, struck out. */
    STRUCK,
    /** The reader typed it. */
    TYPED
  }

  boolean isStruck() {
    return mark == Mark.STRUCK;
  }

  boolean isTyped() {
    return mark == Mark.TYPED;
  }

  boolean isBlank() {
    return text.isBlank();
  }

  PredictedLine with(Mark other) {
    return new PredictedLine(text, other);
  }

  /** How far its text is from the left. */
  int indentation() {
    return text.length() - text.stripLeading().length();
  }

  /** Whether it begins an item of a list. */
  boolean isItem() {
    String content = text.strip();
    return content.equals("-") || content.startsWith("- ");
  }

  /** Its key, with the dash before it; the whole text where it has none. */
  String key() {
    String content = text.strip();
    int colon = content.indexOf(':');
    return colon < 0 ? content : content.substring(0, colon);
  }
}
