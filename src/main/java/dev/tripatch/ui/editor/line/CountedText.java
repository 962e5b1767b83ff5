package dev.tripatch.ui.editor.line;

/**
 * A text that can be looked at only so many times: an expression such as {@code (a+)+b} would look
 * at it for hours.
 */
final class CountedText implements CharSequence {

  private static final long MOST = 40_000_000;

  private final String text;
  private long looks;

  /** The text was looked at too often. */
  static final class TooManyStepsException extends RuntimeException {

    private static final long serialVersionUID = 1L;
  }

  CountedText(String text) {
    this.text = text;
  }

  @Override
  public char charAt(int index) {
    looks++;
    if (looks > MOST) {
      throw new TooManyStepsException();
    }
    return text.charAt(index);
  }

  @Override
  public int length() {
    return text.length();
  }

  @Override
  public CharSequence subSequence(int start, int end) {
    return text.subSequence(start, end);
  }

  @Override
  public String toString() {
    return text;
  }
}
