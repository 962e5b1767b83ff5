package dev.tripatch.document.yaml;

/** Scans scalars in single and double quotes. */
final class QuotedScalars {

  private final Cursor cursor;
  private final Escapes escapes;
  private final LineFold fold = new LineFold();
  private final StringBuilder out = new StringBuilder();
  private char quote;
  private int start;

  QuotedScalars(Cursor cursor) {
    this.cursor = cursor;
    this.escapes = new Escapes(cursor);
  }

  /** Scans the scalar whose opening quote is here. */
  Token scan() throws YamlSyntaxException {
    start = cursor.at();
    quote = cursor.peek();
    out.setLength(0);
    cursor.skip();
    int piece = cursor.at();
    skipOrdinary();
    while (!atClosingQuote()) {
      piece = readSpecial(piece);
      skipOrdinary();
    }
    String text = textUpTo(piece);
    cursor.skip();
    return new Token(Token.Kind.QUOTED, start, cursor.at(), text);
  }

  private void skipOrdinary() {
    char c = cursor.peek();
    while (c != quote && (c != '\\' || quote == '\'') && !Cursor.endsWord(c)) {
      cursor.skip();
      c = cursor.peek();
    }
  }

  private boolean atClosingQuote() {
    return cursor.peek() == quote && !(quote == '\'' && cursor.peek(1) == quote);
  }

  /** Reads what is not just copied, and gives the place from which copying goes on. */
  private int readSpecial(int piece) throws YamlSyntaxException {
    return switch (cursor.peek()) {
      case Cursor.END -> throw new YamlSyntaxException(YamlFault.UNCLOSED_QUOTE, start, start + 1);
      case '\'' -> readDoubledQuote(piece);
      case '\\' -> readBackslash(piece);
      default -> readSpace(piece);
    };
  }

  private int readDoubledQuote(int piece) {
    cursor.skip();
    cursor.appendTo(out, piece, cursor.at());
    cursor.skip();
    return cursor.at();
  }

  private int readBackslash(int piece) throws YamlSyntaxException {
    cursor.appendTo(out, piece, cursor.at());
    if (!Cursor.isBreak(cursor.peek(1))) {
      escapes.read(out);
      return cursor.at();
    }
    cursor.skip();
    fold.clear();
    fold.readEscaped(cursor);
    return foldLines();
  }

  private int readSpace(int piece) throws YamlSyntaxException {
    int blanks = cursor.at();
    cursor.skipBlanks();
    if (!cursor.atBreak()) {
      return piece;
    }
    cursor.appendTo(out, piece, blanks);
    fold.clear();
    return foldLines();
  }

  private int foldLines() throws YamlSyntaxException {
    while (cursor.atBlankOrBreak()) {
      if (cursor.atBreak()) {
        fold.read(cursor);
      } else {
        cursor.skip();
      }
    }
    fold.appendTo(out);
    if (cursor.atDocumentMarker()) {
      throw new YamlSyntaxException(YamlFault.QUOTE_ACROSS_DOCUMENTS, start, start + 1);
    }
    return cursor.at();
  }

  private String textUpTo(int piece) {
    if (out.isEmpty()) {
      return cursor.text(piece, cursor.at());
    }
    cursor.appendTo(out, piece, cursor.at());
    return out.toString();
  }

  /** Reads the escapes of double-quoted scalars, those of YAML 1.1 that go-yaml knows. */
  private record Escapes(Cursor cursor) {
    /** Reads the escape whose backslash is here. */
    void read(StringBuilder out) throws YamlSyntaxException {
      int digits =
          switch (cursor.peek(1)) {
            case 'x' -> 2;
            case 'u' -> 4;
            case 'U' -> 8;
            default -> 0;
          };
      if (digits > 0) {
        readCode(digits, out);
      } else {
        out.append(character(cursor.peek(1)));
        cursor.skip(2);
      }
    }

    private char character(char letter) throws YamlSyntaxException {
      return switch (letter) {
        case '0' -> '\0';
        case 'a' -> '\u0007';
        case 'b' -> '\b';
        case 't', '\t' -> '\t';
        case 'n' -> '\n';
        case 'v' -> '\u000b';
        case 'f' -> '\f';
        case 'r' -> '\r';
        case 'e' -> '\u001b';
        case ' ', '"', '\'', '\\' -> letter;
        case 'N' -> '\u0085';
        case '_' -> '\u00a0';
        case 'L' -> '\u2028';
        case 'P' -> '\u2029';
        default -> throw unknown();
      };
    }

    private YamlSyntaxException unknown() {
      int start = cursor.at();
      int end = cursor.peek(1) == Cursor.END ? start + 1 : start + 2;
      return new YamlSyntaxException(YamlFault.UNKNOWN_ESCAPE, start, end, cursor.text(start, end));
    }

    private void readCode(int digits, StringBuilder out) throws YamlSyntaxException {
      int start = cursor.at();
      cursor.skip(2);
      long code = 0;
      for (int i = 0; i < digits; i++) {
        int digit = Character.digit(cursor.peek(), 16);
        if (digit < 0 || cursor.peek() > 'f') {
          throw new YamlSyntaxException(YamlFault.BAD_HEX, start, cursor.at());
        }
        code = code << 4 | digit;
        cursor.skip();
      }
      if (code > Character.MAX_CODE_POINT || code >= 0xd800 && code <= 0xdfff) {
        throw new YamlSyntaxException(
            YamlFault.BAD_CODE, start, cursor.at(), cursor.text(start, cursor.at()));
      }
      out.appendCodePoint((int) code);
    }
  }
}
