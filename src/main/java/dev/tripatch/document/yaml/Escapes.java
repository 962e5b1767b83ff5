package dev.tripatch.document.yaml;

/** Reads the escapes of double-quoted scalars, those of YAML 1.1 that go-yaml knows. */
record Escapes(Cursor cursor) {
  /** Reads the escape whose backslash is here. */
  public void read(StringBuilder out) throws YamlSyntaxException {
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
