package dev.tripatch.ui.editor.line;

import dev.tripatch.document.Diagnostic;
import dev.tripatch.document.Lines;
import dev.tripatch.document.Span;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.Role;
import dev.tripatch.show.paint.Highlight;
import dev.tripatch.show.paint.LineMark;
import dev.tripatch.show.paint.LineNote;
import dev.tripatch.show.paint.Mark;
import dev.tripatch.show.paint.PaneText;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * What is drawn over a pane's text, line by line. Between a keystroke and the next comparison it
 * moves with the text. Lines are counted from 0.
 */
public final class Decorations {

  /**
   * Notes of a pane are in one column unless lines are longer than this. In documents, which are
   * narrow, each follows its line.
   */
  private static final int NOTE_COLUMN_LIMIT = 56;

  private Map<Integer, List<Tint>> tints = new HashMap<>();
  private Map<Integer, LineMark> glyphs = new HashMap<>();
  private Map<Integer, FieldPath> changes = new HashMap<>();
  private Map<Integer, LineNote> notes = new HashMap<>();
  private Set<Integer> phantoms = new HashSet<>();
  private int noteColumn;

  /** What a comparison says about a text, which must be the one that is shown. */
  public static Decorations of(PaneText pane) {
    Lines lines = pane.lines();
    Decorations made = new Decorations();
    made.addTints(pane);
    made.addGlyphs(pane);
    pane.notes().forEach(note -> made.notes.put(note.line() - 1, note));
    pane.phantomLines().forEach(line -> made.phantoms.add(line - 1));
    made.noteColumn = Role.DOCUMENTS.contains(pane.pane()) ? 0 : noteColumn(pane, lines);
    return made;
  }

  /** A field whose inside was compared is calm where nothing differs, but for its first line. */
  private void addTints(PaneText pane) {
    List<Highlight> differing = pane.inside().differing();
    Set<Integer> strong = new HashSet<>();
    differing.forEach(each -> strong.add(pane.lines().lineOf(each.span().start())));
    Set<FieldPath> begun = new HashSet<>();
    for (Highlight highlight : pane.highlights()) {
      boolean isFirst = begun.add(highlight.path());
      boolean isCalm =
          !isFirst
              && pane.inside().compared().contains(highlight.path())
              && !strong.contains(pane.lines().lineOf(highlight.span().start()));
      add(highlight, pane.lines(), isCalm ? Tint.Strength.CALM : Tint.Strength.USUAL);
    }
    differing.forEach(each -> add(each, pane.lines(), Tint.Strength.STRONG));
  }

  private void addGlyphs(PaneText pane) {
    Set<FieldPath> begun = new HashSet<>();
    for (LineMark mark : pane.gutter()) {
      glyphs.put(mark.line() - 1, mark);
      boolean isChange = Mark.OF_FIELDS.contains(mark.mark()) && !mark.mark().isCalm();
      if (isChange && begun.add(mark.path())) {
        changes.put(mark.line() - 1, mark.path());
      }
    }
  }

  private void add(Highlight highlight, Lines lines, Tint.Strength strength) {
    Span span = highlight.span();
    int line = lines.lineOf(span.start());
    int start = lines.startOf(line);
    Tint tint =
        new Tint(
            span.start() - start,
            Math.min(span.end(), lines.endOf(line)) - start,
            highlight.mark(),
            highlight.path(),
            highlight.isGone(),
            strength);
    tints.computeIfAbsent(line - 1, key -> new ArrayList<>(2)).add(tint);
  }

  private static int noteColumn(PaneText pane, Lines lines) {
    return pane.notes().stream()
        .mapToInt(note -> lines.endOf(note.line()) - lines.startOf(note.line()) + 3)
        .filter(column -> column <= NOTE_COLUMN_LIMIT)
        .max()
        .orElse(0);
  }

  /** The tints of a line; none for a line that does not exist. */
  public List<Tint> tintsAt(int line) {
    return tints.getOrDefault(line, List.of());
  }

  /** The glyph beside a line; empty if it has none. */
  public Optional<LineMark> glyphAt(int line) {
    return Optional.ofNullable(glyphs.get(line));
  }

  /** The field that begins in a line and that something happens to; empty if none does. */
  public Optional<FieldPath> changeAt(int line) {
    return Optional.ofNullable(changes.get(line));
  }

  /** The note after a line; empty if it has none. */
  public Optional<LineNote> noteAt(int line) {
    return Optional.ofNullable(notes.get(line));
  }

  /** Whether a line only shows something that was removed. */
  public boolean isPhantom(int line) {
    return phantoms.contains(line);
  }

  /** The column at which notes are, if their lines are not longer. */
  public int noteColumn() {
    return noteColumn;
  }

  /** All glyphs with their lines. */
  public Collection<Map.Entry<Integer, LineMark>> glyphs() {
    return glyphs.entrySet();
  }

  /** Moves everything as the text moved. */
  public void edit(TextEdit edit) {
    if (edit.removedBreaks() != 0 || edit.addedBreaks() != 0) {
      tints.remove(edit.line());
      tints = moved(tints, edit);
      glyphs = moved(glyphs, edit);
      changes = moved(changes, edit);
      notes = moved(notes, edit);
      Set<Integer> kept = new HashSet<>();
      phantoms.forEach(line -> edit.lineAfter(line).ifPresent(kept::add));
      phantoms = kept;
      return;
    }
    tints.computeIfPresent(
        edit.line(),
        (line, old) ->
            old.stream()
                .map(tint -> tint.edited(edit.column(), edit.removed(), edit.inserted()))
                .filter(tint -> !tint.isEmpty())
                .toList());
  }

  static <T> Map<Integer, T> moved(Map<Integer, T> lines, TextEdit edit) {
    Map<Integer, T> moved = new HashMap<>();
    lines.forEach((line, what) -> edit.lineAfter(line).ifPresent(at -> moved.put(at, what)));
    return moved;
  }

  /** A place with something wrong, in columns of its line. */
  public record Problem(int line, int start, int end, Diagnostic diagnostic) {

    /** A diagnostic on the first line of its span, cut off where the text ends. */
    public static Problem of(Diagnostic diagnostic, Lines lines, int textLength) {
      int from = Math.min(diagnostic.span().start(), textLength);
      int line = lines.lineOf(from);
      int start = from - lines.startOf(line);
      int end = Math.min(diagnostic.span().end(), lines.endOf(line)) - lines.startOf(line);
      return new Problem(line - 1, start, Math.max(end, start + 1), diagnostic);
    }
  }
}
