package dev.tripatch.highlight.paint;

import dev.tripatch.document.SourceDocument;
import dev.tripatch.document.Span;
import dev.tripatch.path.FieldPath;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;

/**
 * Collects the highlights and gutter marks of one text. Each line has one highlight and one glyph
 * at most for each stretch; where two want the same place, the more important wins.
 */
public final class Paint {
  private final SourceDocument document;
  private final List<Highlight> highlights = new ArrayList<>();
  private final TreeMap<Integer, LineMark> gutter = new TreeMap<>();
  private final TreeMap<Integer, LineNote> notes = new TreeMap<>();

  /** Nothing painted yet over this text. */
  public Paint(SourceDocument document) {
    this.document = document;
  }

  /** Tints a stretch, line by line without the blanks around the text. */
  public void tint(Span span, Mark mark, FieldPath path) {
    int first = document.lines().lineOf(span.start());
    int last = document.lines().lineOf(Math.max(span.start(), span.end() - 1));
    for (int line = first; line <= last; line++) {
      int start = Math.max(span.start(), document.lines().startOf(line));
      int end = Math.min(span.end(), document.lines().endOf(line));
      Optional<Span> text = trimmed(start, end);
      if (text.isPresent()) {
        highlights.add(new Highlight(text.get(), mark, path));
        mark(line, mark, path);
      }
    }
  }

  private Optional<Span> trimmed(int from, int to) {
    int start = from;
    int end = to;
    while (start < end && isBlank(start)) {
      start++;
    }
    while (end > start && isBlank(end - 1)) {
      end--;
    }
    return start == end ? Optional.empty() : Optional.of(new Span(start, end));
  }

  private boolean isBlank(int offset) {
    return Character.isWhitespace(document.text().charAt(offset));
  }

  private void mark(int line, Mark mark, FieldPath path) {
    LineMark present = gutter.get(line);
    if (present == null || weight(mark) > weight(present.mark())) {
      gutter.put(line, new LineMark(line, mark, path));
    }
  }

  private static int weight(Mark mark) {
    return switch (mark) {
      case KEPT -> 0;
      case LEFT_OUT -> 1;
      case REORDERED -> 2;
      case CHANGED -> 3;
      case ADDED -> 4;
      case DELETED -> 5;
      case CLEARED -> 6;
      case UNEXPLAINED -> 7;
      case CONFLICT -> 8;
    };
  }

  /** Remarks behind the line at an offset; the first remark on a line stays. */
  public void note(int offset, String text, FieldPath path) {
    int line = document.lines().lineOf(offset);
    notes.putIfAbsent(line, new LineNote(line, text, path));
  }

  /** The highlights in order of place, none on another. */
  public List<Highlight> highlights() {
    highlights.sort(
        Comparator.<Highlight>comparingInt(each -> each.span().start())
            .thenComparingInt(each -> -weight(each.mark())));
    List<Highlight> apart = new ArrayList<>(highlights.size());
    int end = 0;
    for (Highlight next : highlights) {
      if (next.span().start() >= end) {
        apart.add(next);
        end = next.span().end();
      }
    }
    return apart;
  }

  /** The glyphs in order of line. */
  public List<LineMark> gutter() {
    return List.copyOf(gutter.values());
  }

  /** The remarks in order of line. */
  public List<LineNote> notes() {
    return List.copyOf(notes.values());
  }
}
