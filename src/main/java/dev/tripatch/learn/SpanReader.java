package dev.tripatch.learn;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Reads the pieces of a line. A mark that nothing closes is plain text. */
final class SpanReader {
  private final String text;
  private final List<MarkdownSpan> spans = new ArrayList<>();
  private final StringBuilder words = new StringBuilder();
  private int at;

  /** Where the next link's words end, and its address: looked for once, not at every bracket. */
  private int middle = -1;

  private int end = -1;

  private SpanReader(String text) {
    this.text = text;
  }

  /** The pieces of a text. */
  static List<MarkdownSpan> read(String text) {
    return new SpanReader(text).read();
  }

  private List<MarkdownSpan> read() {
    while (at < text.length()) {
      Optional<MarkdownSpan> special = special();
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

  private Optional<MarkdownSpan> special() {
    return switch (text.charAt(at)) {
      case '`' -> code();
      case '*' ->
          text.startsWith("**", at)
              ? marked("**").map(inner -> new MarkdownSpan.Strong(read(inner)))
              : marked("*").map(inner -> new MarkdownSpan.Emphasis(read(inner)));
      case '[' -> link();
      case '<' -> address();
      default -> Optional.empty();
    };
  }

  private Optional<MarkdownSpan> code() {
    int fence = at;
    while (fence < text.length() && text.charAt(fence) == '`') {
      fence++;
    }
    String mark = text.substring(at, fence);
    int closing = text.indexOf(mark, fence);
    if (closing < 0) {
      words.append(mark, 1, mark.length());
      at = fence - 1;
      return Optional.empty();
    }
    String inner = text.substring(fence, closing);
    at = closing + mark.length();
    return Optional.of(new MarkdownSpan.Code(mark.length() > 1 ? inner.strip() : inner));
  }

  /** What is between two marks. A mark next to a blank does not count. */
  private Optional<String> marked(String mark) {
    int start = at + mark.length();
    int closing = text.indexOf(mark, start);
    boolean isMark =
        closing > start
            && !Character.isWhitespace(text.charAt(start))
            && !Character.isWhitespace(text.charAt(closing - 1));
    if (!isMark) {
      return Optional.empty();
    }
    at = closing + mark.length();
    return Optional.of(text.substring(start, closing));
  }

  private Optional<MarkdownSpan> link() {
    middle = middle < at ? find("](", at) : middle;
    end = end < middle ? find(")", middle) : end;
    int inner = text.indexOf('[', at + 1);
    if (end == text.length() || inner >= 0 && inner < middle) {
      return Optional.empty();
    }
    MarkdownSpan link =
        new MarkdownSpan.Link(
            read(text.substring(at + 1, middle)), text.substring(middle + 2, end).strip());
    at = end + 1;
    return Optional.of(link);
  }

  /** Where a sign is from a place on; the end of the text if it is nowhere. */
  private int find(String sign, int from) {
    int found = text.indexOf(sign, from);
    return found < 0 ? text.length() : found;
  }

  private Optional<MarkdownSpan> address() {
    int closing = at + 1;
    while (closing < text.length() && "<> ".indexOf(text.charAt(closing)) < 0) {
      closing++;
    }
    if (!text.startsWith("https://", at + 1) || !text.startsWith(">", closing)) {
      return Optional.empty();
    }
    String address = text.substring(at + 1, closing);
    at = closing + 1;
    return Optional.of(new MarkdownSpan.Link(List.of(new MarkdownSpan.Words(address)), address));
  }

  private void flush() {
    if (!words.isEmpty()) {
      spans.add(new MarkdownSpan.Words(words.toString()));
      words.setLength(0);
    }
  }
}
