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
}
