package dev.tripatch.show.paint;

import dev.tripatch.document.Diagnostic;
import dev.tripatch.document.SourceDocument;
import dev.tripatch.document.Span;
import dev.tripatch.engine.explain.outcome.FieldOutcome;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.Role;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;

/**
 * Collects the highlights and gutter marks of one text. Each line has one highlight and one glyph
 * at most for each stretch; where two want the same place, the more important wins.
 */
public final class Paint {
  private final SourceDocument document;
  private final Map<FieldPath, String> conflicts = new HashMap<>();
  private final List<Highlight> highlights = new ArrayList<>();
  private final List<Highlight> differing = new ArrayList<>();
  private final Set<FieldPath> compared = new HashSet<>();
  private final TreeMap<Integer, LineMark> gutter = new TreeMap<>();
  private final TreeMap<Integer, LineNote> notes = new TreeMap<>();

  /** Nothing painted yet over this text. */
  public Paint(SourceDocument document) {
    this.document = document;
  }

  /** Calls marks of fields in conflict by what apply does to these. */
  public void nameConflicts(List<FieldOutcome> outcomes) {
    for (FieldOutcome field : outcomes) {
      Marks.conflict(field)
          .ifPresent(
              effect ->
                  conflicts.put(field.path(), Marks.word(Mark.CONFLICT, Optional.of(effect))));
    }
  }

  /** Tints a stretch, line by line without the blanks around the text. */
  public void tint(Span span, Mark mark, FieldPath path) {
    tint(span, mark, path, false);
  }

  /** Tints a stretch in the same way, and strikes it through: the result lacks it. */
  public void strike(Span span, Mark mark, FieldPath path) {
    tint(span, mark, path, true);
  }

  private void tint(Span span, Mark mark, FieldPath path, boolean isGone) {
    for (Highlight line : byLine(span, mark, path, isGone)) {
      highlights.add(line);
      mark(lineOf(line), mark, path);
    }
  }

  /**
   * Tints a stretch, and more strongly what differs inside it. Lines in which nothing differs have
   * no glyph, but for the first.
   *
   * @param inside the stretches that differ, of one line or several
   */
  public void tint(Span span, Mark mark, FieldPath path, List<Highlight> inside) {
    List<Highlight> stretches =
        inside.stream()
            .flatMap(each -> byLine(each.span(), each.mark(), each.path(), each.isGone()).stream())
            .toList();
    Map<Integer, Highlight> byLine = new HashMap<>();
    stretches.forEach(each -> byLine.putIfAbsent(lineOf(each), each));
    for (Highlight line : byLine(span, mark, path, false)) {
      Highlight part = byLine.get(lineOf(line));
      highlights.add(
          part == null ? line : new Highlight(line.span(), part.mark(), part.path(), false));
    }
    mark(document.lines().lineOf(span.start()), mark, path);
    stretches.forEach(each -> mark(lineOf(each), each.mark(), each.path()));
    differing.addAll(stretches);
    compared.add(path);
  }

  private int lineOf(Highlight highlight) {
    return document.lines().lineOf(highlight.span().start());
  }

  private List<Highlight> byLine(Span span, Mark mark, FieldPath path, boolean isGone) {
    List<Highlight> lines = new ArrayList<>();
    int first = document.lines().lineOf(span.start());
    int last = document.lines().lastLineOf(span);
    for (int line = first; line <= last; line++) {
      int start = Math.max(span.start(), document.lines().startOf(line));
      int end = Math.min(span.end(), document.lines().endOf(line));
      trimmed(start, end).ifPresent(text -> lines.add(new Highlight(text, mark, path, isGone)));
    }
    return lines;
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
      gutter.put(line, new LineMark(line, mark, path, conflicts.getOrDefault(path, mark.word())));
    }
  }

  private static int weight(Mark mark) {
    return switch (mark) {
      case KEPT -> 0;
      case IDLE, LEFT_OUT -> 1;
      case REORDERED -> 2;
      case CHANGED -> 3;
      case ADDED -> 4;
      case DELETED -> 5;
      case CLEARED -> 6;
      case LOST, UNEXPLAINED, UNKNOWN -> 7;
      case CONFLICT -> 8;
      case READ -> 9;
      case WRITTEN -> 10;
      case BOTH -> 11;
      case OURS, THEIRS -> 12;
    };
  }

  /** Remarks after the line at an offset; the first remark on a line stays. */
  public void note(int offset, String text, FieldPath path) {
    int line = document.lines().lineOf(offset);
    notes.putIfAbsent(line, new LineNote(line, text, path));
  }

  /** The pane with all that was painted over a text that nobody typed. */
  public PaneText pane(Role role, FieldIndex fields, Set<Integer> phantomLines) {
    return pane(role, fields, phantomLines, List.of());
  }

  /** The same with errors and warnings in the text. */
  public PaneText pane(
      Role role, FieldIndex fields, Set<Integer> phantomLines, List<Diagnostic> diagnostics) {
    return new PaneText(
        role,
        document.text(),
        document.lines(),
        document.format(),
        apart(highlights),
        new Inside(apart(differing), compared),
        List.copyOf(gutter.values()),
        List.copyOf(notes.values()),
        phantomLines,
        fields,
        diagnostics);
  }

  private static List<Highlight> apart(List<Highlight> highlights) {
    highlights.sort(
        Comparator.<Highlight>comparingInt(each -> each.span().start())
            .thenComparing(each -> !each.isGone())
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
}
