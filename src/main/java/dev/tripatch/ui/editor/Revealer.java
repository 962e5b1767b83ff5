package dev.tripatch.ui.editor;

import javafx.application.Platform;

/**
 * Scrolls an area to a line, a little below the top third; not at all if it is well in view. Where
 * text or size has just changed, or the area has no place yet, it looks again after the next
 * layout: only then is it known what is in view.
 */
final class Revealer {

  private static final double WANTED_PLACE = 0.36;
  private static final int MARGIN = 2;
  private static final int NOTHING = -1;

  /** A layout can bring lines that were never measured; so it may take more than one. */
  private static final int MOST_LOOKS = 4;

  private final EditorArea area;
  private final Folding folding;
  private final ParentLines parents;
  private int wanted = NOTHING;
  private int looks;
  private boolean waiting;
  private Runnable onRevealed = () -> {};
  private Runnable onArrived = () -> {};

  Revealer(EditorArea area, Folding folding, ParentLines parents) {
    this.area = area;
    this.parents = parents;
    this.folding = folding;
    area.addOnLaidOut(this::lookLater);
    area.sceneProperty().subscribe(scene -> lookLater());
  }

  /** Scrolls to a line, counted from 0; as soon as the area has a place and size. */
  public void reveal(int line) {
    reveal(line, () -> {});
  }

  /** Scrolls to a line, counted from 0, and does something when it is in view. */
  void reveal(int line, Runnable arrived) {
    folding.open(line);
    onArrived = arrived;
    wanted = line;
    looks = MOST_LOOKS;
    look();
  }

  /** Another text comes, in which the wanted line is another one. */
  void forget() {
    wanted = NOTHING;
  }

  /** Runs something when a line was brought into view. */
  void setOnRevealed(Runnable action) {
    onRevealed = action;
  }

  /** Whether a line is just being brought into view. */
  boolean isBusy() {
    return wanted != NOTHING;
  }

  /** Whether a line is in view, or will be. */
  boolean isInView(int line) {
    return line == wanted || line < area.getParagraphs().size() && area.boundsOf(line).isPresent();
  }

  /** Not at once: JavaFX does not hear of a wish to scroll during the layout. */
  private void lookLater() {
    if (wanted != NOTHING && !waiting) {
      waiting = true;
      Platform.runLater(this::lookAgain);
    }
  }

  private void lookAgain() {
    waiting = false;
    if (wanted != NOTHING) {
      look();
    }
  }

  private void look() {
    if (area.getScene() == null || area.getHeight() <= 0) {
      return;
    }
    int line = Math.min(wanted, area.getParagraphs().size() - 1);
    boolean isMeasured = !area.isNeedsLayout();
    if (isMeasured && isWellInView(line) || looks == 0) {
      wanted = NOTHING;
      onArrived.run();
      onRevealed.run();
      return;
    }
    looks--;
    if (!isWellInView(line)) {
      area.showParagraphAtTop(visibleAbove(line, (int) (rowsInView() * WANTED_PLACE)));
    }
    area.requestLayout();
  }

  /** The line that is some rows above another; what is folded takes no row. */
  private int visibleAbove(int line, int rows) {
    int above = line;
    int left = rows;
    while (above > 0 && left > 0 && area.rowsOf(above - 1) <= left) {
      above--;
      left -= area.rowsOf(above);
    }
    return above;
  }

  private boolean isWellInView(int line) {
    double row = area.rowHeight();
    int margin = Math.min(MARGIN, (int) rowsInView() / 4);
    double above = row * rowsBeside(line, -1, Math.max(margin, parents.mostAbove(line)));
    double below = row * rowsBeside(line, 1, margin);
    return area.boundsOf(line)
        .filter(
            at -> at.getMinY() >= above - 1 && at.getMinY() + row <= area.getHeight() - below + 1)
        .isPresent();
  }

  /** How many rows there are on one side of a line, if that is fewer than some. */
  private int rowsBeside(int line, int direction, int most) {
    int rows = 0;
    int at = line + direction;
    while (rows < most && at >= 0 && at < area.getParagraphs().size()) {
      rows += area.rowsOf(at);
      at += direction;
    }
    return Math.min(rows, most);
  }

  private double rowsInView() {
    return area.getHeight() / area.rowHeight();
  }
}
