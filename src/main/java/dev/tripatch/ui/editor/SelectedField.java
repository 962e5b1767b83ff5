package dev.tripatch.ui.editor;

import dev.tripatch.document.Lines;
import dev.tripatch.json.FieldPath;
import dev.tripatch.show.FieldOrder.FieldPlace;
import dev.tripatch.show.paint.PaneText;
import dev.tripatch.ui.editor.line.LineLook;
import dev.tripatch.ui.editor.line.SelectedLines;
import dev.tripatch.ui.editor.line.TextEdit;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.BiFunction;
import org.jspecify.annotations.Nullable;

/**
 * The selected field in an editor: its lines or the place where it would be, and the way there for
 * view and caret. A field that is selected while no answer is there yet is shown with the answer.
 */
final class SelectedField {

  private final EditorArea area;
  private final Folding folding;
  private final Revealer revealer;
  private BiFunction<FieldPath, PaneText, Optional<FieldPlace>> finder =
      (path, text) -> Optional.empty();
  private Optional<FieldPath> path = Optional.empty();
  private SelectedLines lines = SelectedLines.NONE;
  private boolean toReveal;
  private boolean movingCaret;

  SelectedField(EditorArea area, Folding folding, Revealer revealer) {
    this.area = area;
    this.folding = folding;
    this.revealer = revealer;
  }

  /** Finds where a field is in a text, or would be. */
  void setFinder(BiFunction<FieldPath, PaneText, Optional<FieldPlace>> newFinder) {
    finder = newFinder;
  }

  /**
   * Selects a field.
   *
   * @param shown what is shown; null while there is no answer for the text as it is
   * @param reveal whether view and caret go there
   */
  void select(Optional<FieldPath> newPath, @Nullable PaneText shown, boolean reveal) {
    if (!newPath.equals(path)) {
      // That the field before was nowhere says nothing of this one.
      lines = SelectedLines.NONE;
    }
    path = newPath;
    toReveal = reveal;
    show(shown);
  }

  /** Shows the field in another text, or in none. */
  public void show(@Nullable PaneText shown) {
    Optional<FieldPlace> place =
        Optional.ofNullable(shown).flatMap(text -> path.flatMap(at -> finder.apply(at, text)));
    lines = place.map(at -> SelectedLines.of(at, linesOf(shown))).orElse(SelectedLines.NONE);
    if (shown != null && toReveal) {
      toReveal = false;
      place.ifPresent(this::reveal);
    }
  }

  private static Lines linesOf(@Nullable PaneText shown) {
    return shown == null ? Lines.of("") : shown.lines();
  }

  private void reveal(FieldPlace at) {
    area.showLineStarts();
    switch (at) {
      case FieldPlace.Here here -> {
        folding.open(lines.first());
        moveCaret(here.caret());
        revealer.reveal(lines.first());
      }
      case FieldPlace.Between _ -> {
        int line = gapLine();
        moveCaret(
            area.getAbsolutePosition(line, isBefore(line) ? area.getParagraphLength(line) : 0));
        revealer.reveal(line);
      }
    }
  }

  /** Takes view and caret to a further line of the field, counted from 0. */
  void goTo(int line) {
    if (line != lines.first()) {
      moveCaret(area.getAbsolutePosition(line, 0));
      revealer.reveal(line);
    }
  }

  /** The field if it begins in a line, counted from 0. */
  Optional<FieldPath> beginningAt(int line) {
    return line == lines.first() && !lines.isGap() ? path : Optional.empty();
  }

  /** The line in which the field begins, or beside which it would be. */
  OptionalInt mark() {
    if (lines.equals(SelectedLines.NONE)) {
      return OptionalInt.empty();
    }
    return OptionalInt.of(lines.isGap() ? gapLine() : lines.first());
  }

  /** Whether a line is before the place where the field would be. */
  private boolean isBefore(int line) {
    return line < lines.first();
  }

  private void moveCaret(int offset) {
    move(() -> area.moveTo(Math.min(offset, area.getLength())));
  }

  /** Moves the caret, which chooses no field. */
  void move(Runnable caret) {
    movingCaret = true;
    try {
      caret.run();
    } finally {
      movingCaret = false;
    }
  }

  /** Whether the caret moves because a field was selected, and not the other way round. */
  boolean isMovingCaret() {
    return movingCaret;
  }

  /** The text of another document will come, in which the field is to be seen. */
  void openAnother() {
    lines = SelectedLines.NONE;
    revealer.forget();
    toReveal = true;
  }

  /** Another text of the same object will come: who sees the field sees it there, too. */
  void stayInView() {
    if (!lines.equals(SelectedLines.NONE)) {
      toReveal |= revealer.isInView(lines.isGap() ? gapLine() : lines.first());
    }
  }

  /** The person types here: what they look at stays where it is. */
  void stay() {
    toReveal = false;
  }

  /** Moves as the text moved. */
  void edit(TextEdit edit) {
    lines = lines.edited(edit);
  }

  /** How a line, counted from 0, belongs to the field. */
  LineLook.Selection at(int line) {
    if (!lines.isGap()) {
      return lines.at(line);
    }
    if (line != gapLine()) {
      return LineLook.Selection.NONE;
    }
    return isBefore(line) ? LineLook.Selection.GAP_BELOW : LineLook.Selection.GAP_ABOVE;
  }

  /** The visible line that the gap touches: the one before it, or the one after it. */
  private int gapLine() {
    int before = lines.first() - 1;
    while (before >= 0 && folding.isFolded(before)) {
      before--;
    }
    if (before >= 0) {
      return before;
    }
    int behind = lines.first();
    while (folding.isFolded(behind)) {
      behind++;
    }
    return Math.min(behind, area.getParagraphs().size() - 1);
  }
}
