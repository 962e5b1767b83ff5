package dev.tripatch.ui.editor;

import dev.tripatch.ui.editor.line.EditorWords;
import dev.tripatch.ui.editor.line.LineCell;
import dev.tripatch.ui.editor.text.LineStyle;
import javafx.scene.AccessibleAction;
import javafx.scene.AccessibleRole;
import javafx.scene.input.MouseButton;
import javafx.scene.layout.Region;
import javafx.scene.text.Text;
import javafx.scene.text.TextFlow;

/** A line that is shown above the lines in view, from its first column on: number and text. */
final class ParentRow extends Region {

  private final LineCell number;
  private final TextFlow text;
  private final Runnable action;

  /**
   * A line with its cell.
   *
   * @param name what names the item that begins there, further down; empty if nothing does
   * @param action what a click on it does
   */
  ParentRow(EditorArea area, LineCell number, String name, Runnable action) {
    this.number = number;
    this.action = action;
    text = area.drawn(number.line(), LineStyle.FIRST);
    String after = name.isEmpty() ? "" : EditorWords.NAMED_BELOW.text("name", name);
    if (!after.isEmpty()) {
      Text words = new Text(after);
      words.getStyleClass().addAll("text", "syntax-elided");
      text.getChildren().add(words);
      LineStyle.FIRST.applyTo(text, area.shape());
    }
    getStyleClass().add("parent-line");
    setAccessibleRole(AccessibleRole.BUTTON);
    setAccessibleText(
        EditorWords.PARENT_LINE.text(
            "line", number.name(), "text", area.lineText(number.line()).strip() + after));
    setOnMouseClicked(
        event -> {
          if (event.getButton() == MouseButton.PRIMARY) {
            action.run();
          }
        });
    getChildren().addAll(text, number);
  }

  @Override
  protected void layoutChildren() {
    double left = number.prefWidth(-1);
    number.resizeRelocate(0, 0, left, getHeight());
    text.resizeRelocate(left, 0, text.prefWidth(-1), getHeight());
  }

  @Override
  public void executeAccessibleAction(AccessibleAction wanted, Object... parameters) {
    if (wanted == AccessibleAction.FIRE) {
      action.run();
    } else {
      super.executeAccessibleAction(wanted, parameters);
    }
  }
}
