package dev.tripatch.markdown;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Reads the pieces of a line. A mark that nothing closes is plain text. */
final class SpanReader {
  private final String text;
  private final List<Span> spans = new ArrayList<>();
  private final StringBuilder words = new StringBuilder();
  private int at;

  private SpanReader(String text) {
    this.text = text;
  }

  /** The pieces of a text. */
  static List<Span> read(String text) {
    return new SpanReader(text).read();
  }

  private List<Span> read() {
    while (at < text.length()) {
      Optional<Span> special = special();
      if (special.isPresent()) {
        flush();
        spans.add(special.get());
      } else {
        skipBackslash();
        words.append(text.charAt(at));
        at++;
      }
    }
    flush();
    return List.copyOf(spans);
  }

  private void skipBackslash() {
    boolean escapes =
        text.charAt(at) == '\\'
            && at + 1 < text.length()
            && "\\`*_[]|#<>".indexOf(text.charAt(at + 1)) >= 0;
    if (escapes) {
      at++;
    }
  }

  private Optional<Span> special() {
    return switch (text.charAt(at)) {
      case '`' -> code();
      case '*' ->
          text.startsWith("**", at)
              ? marked("**").map(inner -> new Span.Strong(read(inner)))
              : marked("*").map(inner -> new Span.Emphasis(read(inner)));
      case '[' -> link();
      case '<' -> address();
      default -> Optional.empty();
    };
  }

  private Optional<Span> code() {
    int fence = at;
    while (fence < text.length() && text.charAt(fence) == '`') {
      fence++;
    }
    String mark = text.substring(at, fence);
    int end = text.indexOf(mark, fence);
    if (end < 0) {
      return Optional.empty();
    }
    String inner = text.substring(fence, end);
    at = end + mark.length();
    return Optional.of(new Span.Code(mark.length() > 1 ? inner.strip() : inner));
  }

  /** What stands between two marks; a mark beside a blank is none. */
  private Optional<String> marked(String mark) {
    int start = at + mark.length();
    int end = text.indexOf(mark, start);
    boolean isMark =
        end > start
            && !Character.isWhitespace(text.charAt(start))
            && !Character.isWhitespace(text.charAt(end - 1));
    if (!isMark) {
      return Optional.empty();
    }
    at = end + mark.length();
    return Optional.of(text.substring(start, end));
  }

  private Optional<Span> link() {
    int middle = text.indexOf("](", at);
    int end = middle < 0 ? -1 : text.indexOf(')', middle);
    if (end < 0 || text.substring(at + 1, middle).contains("[")) {
      return Optional.empty();
    }
    Span link =
        new Span.Link(
            read(text.substring(at + 1, middle)), text.substring(middle + 2, end).strip());
    at = end + 1;
    return Optional.of(link);
  }

  private Optional<Span> address() {
    int end = text.indexOf('>', at);
    if (!text.startsWith("https://", at + 1) || end < 0) {
      return Optional.empty();
    }
    String address = text.substring(at + 1, end);
    at = end + 1;
    return Optional.of(new Span.Link(List.of(new Span.Words(address)), address));
  }

  private void flush() {
    if (!words.isEmpty()) {
      spans.add(new Span.Words(words.toString()));
      words.setLength(0);
    }
  }
}
