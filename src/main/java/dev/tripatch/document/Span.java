package dev.tripatch.document;

/**
 * A stretch of text.
 *
 * @param start offset of the first character, in UTF-16 units from 0
 * @param end offset after the last character; not before {@code start}
 */
public record Span(int start, int end) {

  /** Refuses a span that ends before it starts. */
  public Span {
    if (start < 0 || end < start) {
      throw new IllegalArgumentException("no span: " + start + " to " + end);
    }
  }

  /** The part of a text in which it differs from another; around it both are the same. */
  public static Span differing(String other, String text) {
    int most = Math.min(other.length(), text.length());
    int start = 0;
    while (start < most && other.charAt(start) == text.charAt(start)) {
      start++;
    }
    int tail = 0;
    while (tail < most - start
        && other.charAt(other.length() - tail - 1) == text.charAt(text.length() - tail - 1)) {
      tail++;
    }
    return new Span(start, text.length() - tail);
  }

  /** How many characters it covers. */
  public int length() {
    return end - start;
  }

  /** Whether the offset lies in it, its end included. */
  public boolean touches(int offset) {
    return start <= offset && offset <= end;
  }

  /** Whether the other span lies in it. */
  public boolean contains(Span other) {
    return start <= other.start && other.end <= end;
  }

  /** The smallest span that covers both. */
  public Span to(Span other) {
    return new Span(Math.min(start, other.start), Math.max(end, other.end));
  }

  /** The same stretch further on, or further back. */
  public Span movedBy(int by) {
    return new Span(start + by, end + by);
  }

  /** The characters it covers. */
  public String in(String text) {
    return text.substring(start, end);
  }
}
