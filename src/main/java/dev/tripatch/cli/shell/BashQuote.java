package dev.tripatch.cli.shell;

/** A quote of bash that is open at some place. */
enum BashQuote {
  NONE('\0'),
  DOUBLE('"'),
  SINGLE('\'');

  private static final String MEANS_ITSELF = "_-+./,:@%=";
  private static final String NEEDS_BACKSLASH_IN_DOUBLE = "\"\\$`";

  private final char mark;

  BashQuote(char mark) {
    this.mark = mark;
  }

  /** A character as it has to be written here to mean itself. */
  String escaped(int c) {
    String letter = Character.toString(c);
    if (isEscapedByBackslash(c)) {
      return "\\" + letter;
    }
    if (this == DOUBLE && c == '!') {
      return outside("'!'"); // a backslash before it would stay
    }
    return this == SINGLE && c == '\'' ? outside("\\'") : letter;
  }

  /** Whether it needs a backslash. */
  boolean isEscapedByBackslash(int c) {
    return switch (this) {
      case NONE -> c < 0x80 && !Character.isLetterOrDigit(c) && MEANS_ITSELF.indexOf(c) < 0;
      case DOUBLE -> NEEDS_BACKSLASH_IN_DOUBLE.indexOf(c) >= 0;
      case SINGLE -> false;
    };
  }

  /** The same without a backslash. */
  String escapedByQuotes(int c) {
    return outside(c == '\'' ? "\"'\"" : "'" + Character.toString(c) + "'");
  }

  private String outside(String written) {
    return this == NONE ? written : mark + written + mark;
  }

  /**
   * Ends a word that began here. Bash closes the quote that is open at the cursor, unless the last
   * character looks as if it did.
   */
  String ended(String written, BashQuote atCursor) {
    boolean isLeftToBash = this == atCursor && !written.endsWith(String.valueOf(mark));
    return this == NONE || isLeftToBash ? written : written + mark;
  }
}
