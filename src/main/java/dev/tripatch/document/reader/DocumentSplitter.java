package dev.tripatch.document.reader;

import dev.tripatch.document.Span;
import java.util.ArrayList;
import java.util.List;

/**
 * Cuts a file into documents as kubectl does: before it parses anything, at lines that hold three
 * dashes and nothing else but a comment. So a broken document does not hide the others. A file that
 * begins with a brace may also be a stream of JSON objects.
 */
public final class DocumentSplitter {

  private static final String SEPARATOR = "---";

  private final String text;
  private final List<Span> found = new ArrayList<>();

  private DocumentSplitter(String text) {
    this.text = text;
  }

  /** The documents in order, empty ones too; what lies between them are separators. */
  public static List<Span> split(String text) {
    DocumentSplitter splitter = new DocumentSplitter(text);
    if (!splitter.splitStream()) {
      splitter.splitLines();
    }
    return splitter.found;
  }

  /** Where a document begins: a file may begin with a separator. */
  public static int afterSeparator(String text, Span span) {
    int line = text.indexOf('\n', span.start());
    boolean has = text.startsWith(SEPARATOR, span.start()) && line >= 0 && line < span.end();
    return has ? line + 1 : span.start();
  }

  /** Takes a file apart that holds several objects in braces and nothing else. */
  private boolean splitStream() {
    int at = JsonCursor.skipSpace(text, 0);
    while (at < text.length() && text.charAt(at) == '{') {
      int end = endOfBraces(at);
      found.add(new Span(at, end));
      at = JsonCursor.skipSpace(text, end);
    }
    boolean stream = at == text.length() && found.size() > 1;
    if (!stream) {
      found.clear();
    }
    return stream;
  }

  /** The offset after the brace that closes the one here; the end of the text if none does. */
  private int endOfBraces(int start) {
    int depth = 0;
    boolean quoted = false;
    for (int at = start; at < text.length(); at++) {
      switch (text.charAt(at)) {
        case '"' -> quoted = !quoted;
        case '\\' -> at += quoted ? 1 : 0;
        case '{' -> depth += quoted ? 0 : 1;
        case '}' -> depth -= quoted ? 0 : 1;
        default -> {}
      }
      if (depth == 0) {
        return at + 1;
      }
    }
    return text.length();
  }

  private void splitLines() {
    int start = 0;
    int line = 0;
    while (line < text.length()) {
      int next = nextLine(line);
      if (line > start && isSeparator(line, next)) {
        found.add(new Span(start, line));
        start = next;
      }
      line = next;
    }
    if (start < text.length()) {
      found.add(new Span(start, text.length()));
    }
  }

  private int nextLine(int line) {
    int end = text.indexOf('\n', line);
    return end < 0 ? text.length() : end + 1;
  }

  private boolean isSeparator(int line, int next) {
    if (!text.startsWith(SEPARATOR, line)) {
      return false;
    }
    String rest = text.substring(line + SEPARATOR.length(), next).strip();
    return rest.isEmpty() || rest.charAt(0) == '#';
  }
}
