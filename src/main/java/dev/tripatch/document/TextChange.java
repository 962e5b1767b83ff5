package dev.tripatch.document;

import java.util.List;

/**
 * A stretch of a text gets other characters.
 *
 * @param span what is removed, in offsets of the text before all changes; empty where only
 *     something comes in
 * @param text what comes
 */
public record TextChange(Span span, String text) {

  public static TextChange insert(int offset, String text) {
    return new TextChange(new Span(offset, offset), text);
  }

  public static TextChange delete(int start, int end) {
    return new TextChange(new Span(start, end), "");
  }

  /** Puts a text in the place of a stretch. */
  public static TextChange replace(int start, int end, String text) {
    return new TextChange(new Span(start, end), text);
  }

  /**
   * The text with changes.
   *
   * @param changes in order of place, none of which overlaps another
   * @throws IllegalArgumentException if they are not in order, overlap or lie outside of the text
   */
  public static String apply(String text, List<TextChange> changes) {
    StringBuilder out = new StringBuilder(text.length() + 64);
    int done = 0;
    for (TextChange change : changes) {
      if (change.span.start() < done || change.span.end() > text.length()) {
        throw new IllegalArgumentException("changes out of order at " + change.span);
      }
      out.append(text, done, change.span.start()).append(change.text);
      done = change.span.end();
    }
    return out.append(text, done, text.length()).toString();
  }
}
