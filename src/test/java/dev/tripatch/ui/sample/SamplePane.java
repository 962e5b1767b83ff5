package dev.tripatch.ui.sample;

import dev.tripatch.document.Format;
import dev.tripatch.document.Lines;
import dev.tripatch.document.Span;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.Role;
import dev.tripatch.show.paint.FieldIndex;
import dev.tripatch.show.paint.Highlight;
import dev.tripatch.show.paint.Inside;
import dev.tripatch.show.paint.LineMark;
import dev.tripatch.show.paint.LineNote;
import dev.tripatch.show.paint.Mark;
import dev.tripatch.show.paint.PaneText;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * A pane written down line by line: {@code text | glyph path | note}. A small {@code x} before the
 * path strikes the line through, and makes it a phantom in the result.
 */
public final class SamplePane {

  private final Role pane;
  private final Format format;
  private final StringBuilder text = new StringBuilder();
  private final List<Highlight> highlights = new ArrayList<>();
  private final List<LineMark> gutter = new ArrayList<>();
  private final List<LineNote> notes = new ArrayList<>();
  private final Set<Integer> phantoms = new HashSet<>();
  private final Map<FieldPath, Span> spans = new HashMap<>();
  private final List<FieldPath> pathOfLine = new ArrayList<>();
  private final List<String> keys = new ArrayList<>();
  private int line;

  private SamplePane(Role pane, Format format) {
    this.pane = pane;
    this.format = format;
  }

  public static PaneText of(Role pane, Format format, String script) {
    SamplePane sample = new SamplePane(pane, format);
    script.lines().forEach(sample::add);
    return sample.build();
  }

  private void add(String scripted) {
    String[] parts = scripted.split(" \\| ", -1);
    String content = parts[0].stripTrailing();
    line++;
    int start = text.length();
    text.append(content).append('\n');
    int indent = content.length() - content.stripLeading().length();
    FieldPath plain = plainPath(content, indent);
    FieldPath path = plain;
    if (parts.length > 1 && !parts[1].isBlank()) {
      path = mark(parts[1].strip(), content, start);
    }
    if (parts.length > 2) {
      notes.add(new LineNote(line, parts[2].strip(), path));
    }
    pathOfLine.add(path);
    Span span = new Span(start + indent, start + content.length());
    spans.merge(path, span, Span::to);
  }

  private FieldPath mark(String word, String content, int start) {
    Mark mark = markOf(word.substring(0, 1));
    String rest = word.substring(1).strip();
    boolean isGone = rest.startsWith("x ");
    if (isGone) {
      if (pane == Role.RESULT) {
        phantoms.add(line);
      }
      rest = rest.substring(2);
    }
    FieldPath path = FieldPath.parse(rest);
    int from = content.length() - content.stripLeading().length();
    from += content.startsWith("- ", from) ? 2 : 0;
    Span span = new Span(start + from, start + content.length());
    highlights.add(new Highlight(span, mark, path, isGone));
    gutter.add(new LineMark(line, mark, path, mark.word()));
    return path;
  }

  private static Mark markOf(String glyph) {
    for (Mark mark : Mark.values()) {
      if (mark.glyph().equals(glyph)) {
        return mark;
      }
    }
    throw new IllegalArgumentException("no mark: " + glyph);
  }

  private FieldPath plainPath(String content, int indent) {
    String key = content.strip().replaceFirst("^- ", "").replaceFirst(":.*", "");
    int depth = Math.min(indent / 2, keys.size());
    while (keys.size() > depth) {
      keys.removeLast();
    }
    keys.add(key.isEmpty() ? "?" : key);
    return FieldPath.of(keys.toArray(String[]::new));
  }

  private PaneText build() {
    String whole = text.toString();
    return new PaneText(
        pane,
        whole,
        Lines.of(whole),
        format,
        highlights,
        Inside.NONE,
        gutter,
        notes,
        phantoms,
        new Index(whole),
        List.of());
  }

  private final class Index implements FieldIndex {

    private final Lines lines;

    Index(String whole) {
      this.lines = Lines.of(whole);
    }

    @Override
    public Optional<FieldPath> fieldAt(int offset) {
      int at = lines.lineOf(offset) - 1;
      return at < pathOfLine.size() ? Optional.of(pathOfLine.get(at)) : Optional.empty();
    }

    @Override
    public Optional<Span> spanOf(FieldPath path) {
      return Optional.ofNullable(spans.get(path));
    }
  }
}
