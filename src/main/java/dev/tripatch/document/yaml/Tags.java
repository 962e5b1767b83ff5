package dev.tripatch.document.yaml;

import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;

/** Scans tags ({@code !!int}), and the handles and prefixes of tag directives. */
record Tags(Cursor cursor) {
  private static final String URI_MARKS = ";/?:@&=+$.!~*'()%,[]";

  /** Scans the tag whose exclamation mark is here. */
  Token scan() throws YamlSyntaxException {
    int start = cursor.at();
    Token tag = cursor.peek(1) == '<' ? verbatim(start) : shorthand(start);
    if (!cursor.endsWord(0)) {
      throw here(YamlFault.NO_SPACE_BEHIND);
    }
    return tag;
  }

  private Token verbatim(int start) throws YamlSyntaxException {
    cursor.skip(2);
    String uri = uri("");
    if (cursor.peek() != '>') {
      throw new YamlSyntaxException(YamlFault.TAG_CLOSE, start, cursor.at());
    }
    cursor.skip();
    return new Token(Token.Kind.TAG, start, cursor.at(), uri, "");
  }

  private Token shorthand(int start) throws YamlSyntaxException {
    String handle = handle(false);
    if (handle.length() > 1 && handle.endsWith("!")) {
      String suffix = uri("");
      return new Token(Token.Kind.TAG, start, cursor.at(), suffix, handle);
    }
    String local = uri(handle);
    return local.isEmpty()
        ? new Token(Token.Kind.TAG, start, cursor.at(), "!", "")
        : new Token(Token.Kind.TAG, start, cursor.at(), local, "!");
  }

  /**
   * Reads {@code !}, {@code !!} or {@code !name!}; in a tag also {@code !name}, the beginning of a
   * local tag.
   */
  String handle(boolean inDirective) throws YamlSyntaxException {
    int start = cursor.at();
    if (cursor.peek() != '!') {
      throw here(YamlFault.TAG_HANDLE);
    }
    cursor.skip();
    cursor.skipName();
    if (cursor.peek() == '!') {
      cursor.skip();
    } else if (inDirective && cursor.at() > start + 1) {
      throw here(YamlFault.TAG_HANDLE);
    }
    return cursor.text(start, cursor.at());
  }

  /**
   * Reads the rest of a URI.
   *
   * @param head what was already read of it, with its exclamation mark; may be empty
   */
  String uri(String head) throws YamlSyntaxException {
    StringBuilder out = new StringBuilder(head.isEmpty() ? "" : head.substring(1));
    int start = cursor.at();
    while (Cursor.isNameCharacter(cursor.peek()) || URI_MARKS.indexOf(cursor.peek()) >= 0) {
      if (cursor.peek() == '%') {
        readEscapes(out);
      } else {
        out.append(cursor.peek());
        cursor.skip();
      }
    }
    if (head.isEmpty() && cursor.at() == start) {
      throw here(YamlFault.TAG_URI);
    }
    return out.toString();
  }

  /** Reads the escapes that make one character. */
  private void readEscapes(StringBuilder out) throws YamlSyntaxException {
    int start = cursor.at();
    int first = readOctet();
    int more = first < 0x80 ? 0 : Integer.numberOfLeadingZeros(~first << 24) - 1;
    ByteBuffer bytes = ByteBuffer.allocate(Math.clamp(more, 0, 3) + 1).put((byte) first);
    while (bytes.hasRemaining()) {
      bytes.put((byte) readOctet());
    }
    try {
      out.append(StandardCharsets.UTF_8.newDecoder().decode(bytes.flip()));
    } catch (CharacterCodingException e) {
      throw new YamlSyntaxException(YamlFault.TAG_OCTET, start, cursor.at());
    }
  }

  private int readOctet() throws YamlSyntaxException {
    int high = cursor.peek() == '%' ? Character.digit(cursor.peek(1), 16) : -1;
    int low = high < 0 ? -1 : Character.digit(cursor.peek(2), 16);
    if (low < 0) {
      throw here(YamlFault.TAG_ESCAPE);
    }
    cursor.skip(3);
    return high << 4 | low;
  }

  private YamlSyntaxException here(YamlFault fault) {
    return new YamlSyntaxException(fault, cursor.at(), cursor.at());
  }
}
