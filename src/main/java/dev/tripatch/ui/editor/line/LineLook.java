package dev.tripatch.ui.editor.line;

import dev.tripatch.show.paint.LineMark;
import dev.tripatch.show.paint.LineNote;
import dev.tripatch.ui.editor.line.Outlines.HazardOutline;
import java.util.List;
import java.util.Optional;

/**
 * How one line looks besides its text.
 *
 * @param folded whether the line is folded away
 * @param fold how the lines that hang under it are folded
 * @param tints tinted stretches
 * @param glyph the sign in the gutter
 * @param decided whether a person decided about a field that begins here
 * @param signs what can be done with the field that begins here
 * @param note the remark after the line
 * @param noteColumn where notes are if the line is not longer
 * @param phantom whether the line is not really in the document
 * @param selection how the line belongs to the selected field
 * @param problems what is wrong in the line
 * @param hazards the outlines in the line
 * @param besideHazards whether the text has hazards, so that each gutter has room for their sign
 * @param matches what was found in the line, as columns
 */
public record LineLook(
    boolean folded,
    FoldedLines fold,
    List<Tint> tints,
    Optional<LineMark> glyph,
    boolean decided,
    FieldSigns signs,
    Optional<LineNote> note,
    int noteColumn,
    boolean phantom,
    Selection selection,
    List<Decorations.Problem> problems,
    List<HazardOutline> hazards,
    boolean besideHazards,
    List<Match> matches) {

  /** A line with nothing but its text and number. */
  public static LineLook plain(boolean besideHazards) {
    return new LineLook(
        false,
        FoldedLines.NONE,
        List.of(),
        Optional.empty(),
        false,
        FieldSigns.NONE,
        Optional.empty(),
        0,
        false,
        Selection.NONE,
        List.of(),
        List.of(),
        besideHazards,
        List.of());
  }

  /** Whether there is something to draw behind the text. */
  boolean hasBackgrounds() {
    return !tints.isEmpty() || !matches.isEmpty() || note.isPresent() || fold.isFolded();
  }

  /** Whether there is something to draw before the text. */
  boolean hasStrokes() {
    return !struck().isEmpty() || !hazards.isEmpty() || !problems.isEmpty() || selection.isGap();
  }

  /** The stretches that are struck through. */
  List<Tint> struck() {
    return tints.stream().filter(Tint::isGone).toList();
  }

  /** How a line belongs to the selected field. */
  public enum Selection {
    NONE,
    /** It is one of many lines of the field. */
    EDGE,
    /** It is one of the few lines of the field, or the first of many. */
    BAND,
    /** The field would be above it. */
    GAP_ABOVE,
    /** The field would be below it. */
    GAP_BELOW;

    /** Whether the line is the field's own. */
    boolean isOfField() {
      return this == EDGE || this == BAND;
    }

    /** Whether the field would be beside the line. */
    boolean isGap() {
      return this == GAP_ABOVE || this == GAP_BELOW;
    }
  }

  /**
   * Something found in a line.
   *
   * @param start column of its first character
   * @param end column after its last character
   * @param current whether it is the current one
   */
  public record Match(int start, int end, boolean current) {}
}
