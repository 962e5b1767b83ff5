package dev.tripatch.ui.editor;

import javafx.scene.text.Text;
import javafx.scene.text.TextFlow;

/**
 * How a line of an editor is laid out. It is part of the document that the area shows: a line whose
 * style is exchanged is made and measured anew.
 *
 * @param shape the measures of the line
 * @param folded whether the line is folded away; it has no height then
 */
record LineStyle(LineShape shape, boolean folded) {

  LineStyle withShape(LineShape other) {
    return new LineStyle(other, folded);
  }

  LineStyle withFolded(boolean now) {
    return new LineStyle(shape, now);
  }

  /** Gives a new line its measures, before it is measured for the first time. */
  void applyTo(TextFlow flow) {
    flow.setVisible(!folded);
    flow.setMinHeight(shape.height());
    flow.setPrefHeight(shape.height());
    flow.setMaxHeight(shape.height());
    flow.setPadding(shape.padding());
    flow.getChildren().stream()
        .filter(Text.class::isInstance)
        .forEach(text -> ((Text) text).setFont(shape.font()));
  }
}
