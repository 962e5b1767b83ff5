package dev.tripatch.schema.gosource;

/**
 * A token of Go source.
 *
 * @param sort what it is
 * @param text a word or sign as written; the content of a string or of a comment
 * @param line its line, counted from 1
 * @param column its column, counted from 1
 */
record GoToken(Sort sort, String text, int line, int column) {

  enum Sort {
    WORD,
    STRING,
    /** A number or a rune; nothing asks for its value. */
    LITERAL,
    /** One character that is none of the others. */
    SIGN,
    COMMENT,
    LINE_END,
    END
  }

  boolean isSign(char sign) {
    return sort == Sort.SIGN && text.charAt(0) == sign;
  }

  boolean is(Sort other) {
    return sort == other;
  }
}
