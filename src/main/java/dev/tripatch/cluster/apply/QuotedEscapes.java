package dev.tripatch.cluster.apply;

/**
 * Undoes the escapes of texts inside of quotes, as Go's {@code %q}, JSON logs and shells write
 * them.
 */
final class QuotedEscapes {
  /**
   * A text in a log entry in a JSON log has two levels; nobody was seen to paste more than three.
   */
  static final int DEEPEST = 3;

  private QuotedEscapes() {}

  /** The text with one level of escapes less; what is no escape stays as it is. */
  static String undo(String text) {
    StringBuilder plain = new StringBuilder(text.length());
    int at = 0;
    while (at < text.length()) {
      boolean isEscape = text.charAt(at) == '\\' && at + 1 < text.length();
      at = isEscape ? escape(text, at + 1, plain) : plain(text, at, plain);
    }
    return plain.toString();
  }

  private static int plain(String text, int at, StringBuilder plain) {
    plain.append(text.charAt(at));
    return at + 1;
  }

  /** Appends what an escape stands for. The place is after the backslash; gives the next one. */
  private static int escape(String text, int at, StringBuilder plain) {
    switch (text.charAt(at)) {
      case 'n' -> plain.append('\n');
      case 't' -> plain.append('\t');
      case 'r' -> plain.append('\r');
      case 'a' -> plain.append('\u0007');
      case 'b' -> plain.append('\b');
      case 'f' -> plain.append('\f');
      case 'v' -> plain.append('\u000b');
      case 'x' -> {
        return hexadecimal(text, at, 2, plain);
      }
      case 'u' -> {
        return hexadecimal(text, at, 4, plain);
      }
      case 'U' -> {
        return hexadecimal(text, at, 8, plain);
      }
      case '"', '\'', '\\', '/' -> plain.append(text.charAt(at));
      default -> plain.append('\\').append(text.charAt(at));
    }
    return at + 1;
  }

  private static int hexadecimal(String text, int at, int digits, StringBuilder plain) {
    int end = at + 1 + digits;
    int code = end <= text.length() ? number(text.substring(at + 1, end)) : -1;
    if (!Character.isValidCodePoint(code)) {
      plain.append('\\').append(text.charAt(at));
      return at + 1;
    }
    plain.appendCodePoint(code);
    return end;
  }

  private static int number(String digits) {
    int number = 0;
    for (int i = 0; i < digits.length(); i++) {
      int digit = Character.digit(digits.charAt(i), 16);
      if (digit < 0 || number > Character.MAX_CODE_POINT) {
        return -1;
      }
      number = number * 16 + digit;
    }
    return number;
  }
}
