package dev.tripatch.ui.editor.line;

import javafx.scene.layout.Region;
import javafx.scene.text.Text;
import javafx.scene.text.TextFlow;

/**
 * How a line of an editor is laid out. It is part of the document that the area shows: a line whose
 * style is exchanged for another is made and measured again.
 *
 * @param folded whether the line is folded away; it has no height then
 * @param measured how often the area's lines had got other measures when this one was made
 * @param rows how many rows high the line is, where long lines are wrapped; 0 for one row that is
 *     as wide as its text
 */
public record LineStyle(boolean folded, int measured, int rows) {

  /** The style of an area's first, empty line. */
  public static final LineStyle FIRST = new LineStyle(false, 0, 0);

  /** The same style with the line folded away or not. */
  public LineStyle withFolded(boolean now) {
    return new LineStyle(now, measured, rows);
  }

  /** The same style, made after so many changes of measures. */
  public LineStyle withMeasured(int now) {
    return new LineStyle(folded, now, rows);
  }

  /** The same style so many rows high; 0 for a line that is not wrapped. */
  public LineStyle withRows(int now) {
    return new LineStyle(folded, measured, now);
  }

  /** Whether a line that is too long goes on in the next row. */
  private boolean isWrapped() {
    return rows > 0;
  }

  /** Gives a new line its measures, before it is measured for the first time. */
  public void applyTo(TextFlow flow, LineShape shape) {
    // The area adds this to the height of the line.
    double spacing = rows > 1 ? shape.spacing() : 0;
    double height = shape.height() * Math.max(1, rows) - spacing;
    flow.setLineSpacing(spacing);
    flow.setVisible(!folded);
    flow.setMinHeight(height);
    flow.setPrefHeight(height);
    flow.setMaxHeight(height);
    flow.setPadding(shape.padding());
    // Only then the width of what nobody sees is no reason to scroll sideways.
    flow.setPrefWidth(folded || isWrapped() ? 0 : Region.USE_COMPUTED_SIZE);
    flow.getChildren().stream()
        .filter(Text.class::isInstance)
        .forEach(text -> shape.dress((Text) text));
  }
}
