package dev.tripatch.document.reader;

import dev.tripatch.document.Span;
import dev.tripatch.document.yaml.Token;
import dev.tripatch.document.yaml.Token.Kind;
import dev.tripatch.document.yaml.YamlFault;
import dev.tripatch.document.yaml.YamlScanner;
import dev.tripatch.document.yaml.YamlSyntaxException;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** The tokens of a YAML text, and where the last one that shows in the text ended. */
final class YamlTokens {

  private final YamlScanner scanner;
  private final String text;
  private int lastEnd;

  YamlTokens(String text) throws YamlSyntaxException {
    scanner = new YamlScanner(text);
    this.text = text;
  }

  Kind kind() throws YamlSyntaxException {
    return scanner.peek().kind();
  }

  boolean at(Kind kind) throws YamlSyntaxException {
    return kind() == kind;
  }

  boolean at(Set<Kind> kinds) throws YamlSyntaxException {
    return kinds.contains(kind());
  }

  Token peek() throws YamlSyntaxException {
    return scanner.peek();
  }

  /** Takes a token that shows in the text. */
  Token take() throws YamlSyntaxException {
    Token token = scanner.next();
    lastEnd = token.end();
    return token;
  }

  /** Takes the token if it is of a kind. */
  @Nullable Token takeIf(Kind kind) throws YamlSyntaxException {
    return at(kind) ? take() : null;
  }

  /** Takes a token that only marks indentation. */
  void skip() throws YamlSyntaxException {
    scanner.next();
  }

  /** From an offset to the end of the last token that shows in the text. */
  Span spanFrom(int start) {
    return new Span(start, Math.max(start, lastEnd));
  }

  /** A token without text after the last one: a value that is left out. */
  Token nothing() {
    return nothing(lastEnd);
  }

  /** A token without text from an offset on. */
  Token nothing(int start) {
    return new Token(Kind.PLAIN, start, lastEnd, "", "");
  }

  /** A fault at the next token. */
  YamlSyntaxException fault(YamlFault fault) throws YamlSyntaxException {
    return fault(fault, "");
  }

  /** A fault at the next token that names a word. */
  YamlSyntaxException fault(YamlFault fault, String detail) throws YamlSyntaxException {
    Span place = placeOfNext();
    return new YamlSyntaxException(fault, place.start(), place.end(), detail);
  }

  /** The text of the next token; of one that only marks indentation, the word after it. */
  Span placeOfNext() throws YamlSyntaxException {
    Token next = scanner.peek();
    if (next.end() > next.start()) {
      return new Span(next.start(), next.end());
    }
    int end = next.start();
    while (end < text.length() && text.charAt(end) > ' ') {
      end++;
    }
    return new Span(next.start(), end);
  }

  /** Whether the next token is on a later line than an offset. */
  boolean nextIsBelow(int offset) throws YamlSyntaxException {
    return text.substring(offset, scanner.peek().start()).indexOf('\n') >= 0;
  }
}
