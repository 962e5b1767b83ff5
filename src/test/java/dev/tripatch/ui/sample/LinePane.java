package dev.tripatch.ui.sample;

import dev.tripatch.document.Format;
import dev.tripatch.document.Lines;
import dev.tripatch.document.Span;
import dev.tripatch.highlight.paint.FieldIndex;
import dev.tripatch.highlight.paint.Highlight;
import dev.tripatch.highlight.paint.LineMark;
import dev.tripatch.highlight.paint.LineNote;
import dev.tripatch.highlight.paint.Mark;
import dev.tripatch.highlight.paint.PaneText;
import dev.tripatch.path.FieldPath;
import dev.tripatch.role.Role;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** What a pane shows of a text in which every line {@code key: value} is a field. */
final class LinePane implements FieldIndex {

  private final String text;
  private final Lines lines;
  private final Map<FieldPath, Span> spans = new HashMap<>();

  private LinePane(String text) {
    this.text = text;
    this.lines = Lines.of(text);
  }

  static PaneText of(Role pane, String text, Map<String, Mark> marks) {
    LinePane index = new LinePane(text);
    List<Highlight> highlights = new ArrayList<>();
    List<LineMark> gutter = new ArrayList<>();
    List<LineNote> notes = new ArrayList<>();
    Set<Integer> phantoms = new HashSet<>();
    for (int line = 1; line <= index.lines.count(); line++) {
      Optional<String> key = index.keyOf(line);
      if (key.isEmpty()) {
        continue;
      }
      FieldPath path = FieldPath.of(key.get());
      Span span = index.spanOf(line);
      index.spans.put(path, span);
      Mark mark = marks.get(key.get());
      if (mark != null && (mark != Mark.KEPT || pane == Role.RESULT)) {
        highlights.add(new Highlight(span, mark, path));
        gutter.add(new LineMark(line, mark, path));
        if (pane == Role.RESULT) {
          notes.add(new LineNote(line, "← " + mark.word(), path));
        }
        if (pane == Role.RESULT && mark == Mark.DELETED) {
          phantoms.add(line);
        }
      }
    }
    return new PaneText(
        pane,
        text,
        Lines.of(text),
        Format.YAML,
        highlights,
        gutter,
        notes,
        phantoms,
        index,
        List.of());
  }

  private Optional<String> keyOf(int line) {
    String content = text.substring(lines.startOf(line), lines.endOf(line));
    int colon = content.indexOf(": ");
    return colon < 0 ? Optional.empty() : Optional.of(content.substring(0, colon).strip());
  }

  private Span spanOf(int line) {
    int start = lines.startOf(line);
    while (text.charAt(start) == ' ') {
      start++;
    }
    int end = lines.endOf(line);
    return new Span(start, end > start && text.charAt(end - 1) == '\n' ? end - 1 : end);
  }

  @Override
  public Optional<FieldPath> fieldAt(int offset) {
    return keyOf(lines.lineOf(offset)).map(FieldPath::of);
  }

  @Override
  public Optional<Span> spanOf(FieldPath path) {
    return Optional.ofNullable(spans.get(path));
  }
}
