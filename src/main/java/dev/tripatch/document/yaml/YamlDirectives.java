package dev.tripatch.document.yaml;

/** Scans the lines that begin with a percent sign. */
record YamlDirectives(Cursor cursor, Tags tags) {
  private static final int LONGEST_NUMBER = 9;

  /** Scans the directive whose percent sign is here, up to the end of its line. */
  Token scan() throws YamlSyntaxException {
    int start = cursor.at();
    cursor.skip();
    String name = name(start);
    Token directive =
        switch (name) {
          case "YAML" -> version(start);
          case "TAG" -> tag(start);
          default ->
              throw new YamlSyntaxException(YamlFault.UNKNOWN_DIRECTIVE, start, cursor.at(), name);
        };
    skipRestOfLine();
    return directive;
  }

  private String name(int start) throws YamlSyntaxException {
    cursor.skipName();
    if (cursor.at() == start + 1) {
      throw new YamlSyntaxException(YamlFault.DIRECTIVE_NAME, start, start + 1);
    }
    if (!cursor.endsWord(0)) {
      throw new YamlSyntaxException(YamlFault.DIRECTIVE_CHARACTER, cursor.at(), cursor.at() + 1);
    }
    return cursor.text(start + 1, cursor.at());
  }

  private Token version(int start) throws YamlSyntaxException {
    cursor.skipBlanks();
    int major = number();
    if (cursor.peek() != '.') {
      throw here(YamlFault.VERSION_DOT);
    }
    cursor.skip();
    String version = major + "." + number();
    return new Token(Token.Kind.VERSION_DIRECTIVE, start, cursor.at(), version);
  }

  private int number() throws YamlSyntaxException {
    int start = cursor.at();
    int number = 0;
    for (; cursor.peek() >= '0' && cursor.peek() <= '9'; cursor.skip()) {
      if (cursor.at() - start == LONGEST_NUMBER) {
        throw here(YamlFault.VERSION_LENGTH);
      }
      number = number * 10 + cursor.peek() - '0';
    }
    if (cursor.at() == start) {
      throw here(YamlFault.VERSION_NUMBER);
    }
    return number;
  }

  private Token tag(int start) throws YamlSyntaxException {
    cursor.skipBlanks();
    String handle = tags.handle(true);
    if (!cursor.atBlank()) {
      throw here(YamlFault.NO_SPACE_BEHIND);
    }
    cursor.skipBlanks();
    String prefix = tags.uri("");
    if (!cursor.endsWord(0)) {
      throw here(YamlFault.NO_SPACE_BEHIND);
    }
    return new Token(Token.Kind.TAG_DIRECTIVE, start, cursor.at(), prefix, handle);
  }

  private void skipRestOfLine() throws YamlSyntaxException {
    cursor.skipBlanks();
    if (cursor.peek() == '#') {
      cursor.skipLine();
    }
    if (!cursor.atBreakOrEnd()) {
      throw here(YamlFault.BLOCK_HEADER);
    }
    if (cursor.atBreak()) {
      cursor.skipBreak();
    }
  }

  private YamlSyntaxException here(YamlFault fault) {
    return new YamlSyntaxException(fault, cursor.at(), cursor.at());
  }
}
