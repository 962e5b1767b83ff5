package dev.tripatch.ui.editor.text;

import javafx.scene.layout.Region;
import javafx.scene.text.Text;
import javafx.scene.text.TextFlow;

/**
 * How a line of an editor is laid out. It is part of the document that the area shows: a line whose
 * style is exchanged for another is made and measured again.
 *
 * @param folded whether the line is folded away; it has no height then
 * @param measured how often the area's lines had got other measures when this one was made
 */
public record LineStyle(boolean folded, int measured) {

  /** The style of an area's first, empty line. */
  public static final LineStyle FIRST = new LineStyle(false, 0);

  /** The same style with the line folded away or not. */
  public LineStyle withFolded(boolean now) {
    return new LineStyle(now, measured);
  }

  /** The same style, made after so many changes of measures. */
  public LineStyle withMeasured(int now) {
    return new LineStyle(folded, now);
  }

  /** Gives a new line its measures, before it is measured for the first time. */
  public void applyTo(TextFlow flow, LineShape shape) {
    flow.setVisible(!folded);
    flow.setMinHeight(shape.height());
    flow.setPrefHeight(shape.height());
    flow.setMaxHeight(shape.height());
    flow.setPadding(shape.padding());
    // Only then the width of what nobody sees is no reason to scroll sideways.
    flow.setPrefWidth(folded ? 0 : Region.USE_COMPUTED_SIZE);
    flow.getChildren().stream()
        .filter(Text.class::isInstance)
        .forEach(text -> ((Text) text).setFont(shape.font()));
  }
}
