package dev.tripatch.show.paint;

import dev.tripatch.document.Diagnostic;
import dev.tripatch.document.Format;
import dev.tripatch.document.Lines;
import dev.tripatch.document.Span;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.Role;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Everything one pane shows.
 *
 * @param pane which pane
 * @param text the text, phantom lines included; its only line break is {@code \n}. For an input it
 *     is the text that was given, unchanged
 * @param lines where the text's lines begin
 * @param format how the text is written
 * @param highlights tinted stretches, in order of place, not overlapping
 * @param inside what differs inside them, tinted more strongly
 * @param gutter glyphs, in order of line, at most one a line
 * @param notes remarks after lines, in order of line, at most one a line
 * @param phantomLines lines, counted from 1, that are not really in the document: what the patch
 *     takes away, shown in the result struck through
 * @param fields translates between places and fields
 * @param diagnostics errors and warnings in the text
 */
public record PaneText(
    Role pane,
    String text,
    Lines lines,
    Format format,
    List<Highlight> highlights,
    Inside inside,
    List<LineMark> gutter,
    List<LineNote> notes,
    Set<Integer> phantomLines,
    FieldIndex fields,
    List<Diagnostic> diagnostics) {

  /**
   * Whether it is the same object: each comparison makes its own, and to compare thousands of
   * highlights after every keystroke, only to find that they differ, would take time from typing.
   */
  @Override
  public boolean equals(@Nullable Object other) {
    return this == other;
  }

  @Override
  public int hashCode() {
    return text.hashCode();
  }

  /** Whether another one has the same text with the same marks over it. */
  public boolean looksLike(PaneText other) {
    return text.equals(other.text)
        && format == other.format
        && highlights.equals(other.highlights)
        && inside.equals(other.inside)
        && gutter.equals(other.gutter)
        && notes.equals(other.notes)
        && phantomLines.equals(other.phantomLines);
  }

  /** A pane with nothing in it. */
  public static PaneText empty(Role pane) {
    return plain(pane, "");
  }

  /** A pane whose text is only coloured as YAML. */
  public static PaneText plain(Role pane, String text) {
    return new PaneText(
        pane,
        text,
        Lines.of(text),
        Format.YAML,
        List.of(),
        Inside.NONE,
        List.of(),
        List.of(),
        Set.of(),
        NoFields.NONE,
        List.of());
  }

  /** The same with other notes. */
  public PaneText withNotes(List<LineNote> others) {
    return new PaneText(
        pane,
        text,
        lines,
        format,
        highlights,
        inside,
        gutter,
        others,
        phantomLines,
        fields,
        diagnostics);
  }

  /** The same without its phantom lines: the text as it really is. */
  public PaneText withoutPhantomLines() {
    return WithoutPhantomLines.of(this);
  }

  /** The fields of an empty text. */
  private enum NoFields implements FieldIndex {
    NONE;

    @Override
    public Optional<FieldPath> fieldAt(int offset) {
      return Optional.empty();
    }

    @Override
    public Optional<Span> spanOf(FieldPath path) {
      return Optional.empty();
    }
  }
}
