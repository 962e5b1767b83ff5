package dev.tripatch.ui.editor;

/** Scrolls an area to a line, a little below the top third; not at all if it is well in view. */
final class Revealer {

  private static final double WANTED_PLACE = 0.36;
  private static final int MARGIN = 2;

  /** In pixels; for as long as no line has been measured. */
  private static final double USUAL_LINE_HEIGHT = 20;

  private final EditorArea area;
  private final Folding folding;
  private int waitingFor = -1;

  Revealer(EditorArea area, Folding folding) {
    this.area = area;
    this.folding = folding;
    area.heightProperty().subscribe((before, now) -> laidOut());
  }

  private void laidOut() {
    if (waitingFor >= 0 && area.getHeight() > 0) {
      reveal(waitingFor);
    }
  }

  /** Scrolls to a line, counted from 0; as soon as the area has a size. */
  void reveal(int line) {
    if (area.getHeight() <= 0) {
      waitingFor = line;
      return;
    }
    waitingFor = -1;
    folding.open(line);
    if (!isWellInView(line)) {
      int above = (int) (linesInView() * WANTED_PLACE);
      area.showParagraphAtTop(Math.max(0, line - above));
    }
  }

  private boolean isWellInView(int line) {
    if (area.getVisibleParagraphs().isEmpty()) {
      return line < linesInView() - MARGIN;
    }
    int first = area.allParToVisibleParIndex(line).orElse(-1);
    int count = area.getVisibleParagraphs().size();
    boolean top = first >= MARGIN || first >= 0 && line < MARGIN;
    return top && first < Math.max(1, count - MARGIN - 1);
  }

  private double linesInView() {
    double height = area.lineHeight();
    return area.getHeight() / (height < 1 ? USUAL_LINE_HEIGHT : height);
  }
}
