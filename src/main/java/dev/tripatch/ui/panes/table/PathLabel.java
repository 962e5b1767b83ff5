package dev.tripatch.ui.panes.table;

import javafx.geometry.Insets;
import javafx.geometry.Pos;
import javafx.scene.control.Label;
import javafx.scene.control.OverrunStyle;
import javafx.scene.layout.Pane;

/** A path whose end is darker than the rest. Where there is little room, its front gives way. */
final class PathLabel extends Pane {

  private final Label head = label("path-head");
  private final Label end = label("path-end");

  PathLabel() {
    // A text that is cut fills not all of its width: what is left is before it, not between both.
    head.setAlignment(Pos.CENTER_RIGHT);
    getChildren().addAll(head, end);
    setMinWidth(0);
    setMouseTransparent(true);
  }

  private static Label label(String styleClass) {
    Label label = new Label();
    label.getStyleClass().add(styleClass);
    label.setTextOverrun(OverrunStyle.LEADING_ELLIPSIS);
    label.setMinWidth(0);
    return label;
  }

  void show(String path) {
    int at = endOf(path);
    head.setText(path.substring(0, at));
    end.setText(path.substring(at));
  }

  /** Where the last key begins, with the items of lists that come after it. */
  static int endOf(String path) {
    int end = 0;
    boolean isInItem = false;
    boolean isQuoted = false;
    for (int i = 0; i < path.length(); i++) {
      char c = path.charAt(i);
      if (isQuoted && c == '\\') {
        i++;
      } else if (c == '"') {
        isQuoted = !isQuoted;
      } else if (!isQuoted) {
        if (c == '.' && !isInItem && i + 1 < path.length()) {
          end = i + 1;
        } else if (c == '[' && isKey(path, i)) {
          end = i;
        }
        isInItem = c == '[' || isInItem && c != ']';
      }
    }
    return end;
  }

  /** Keys that are no plain words are in quotes and brackets; items have a sign besides. */
  private static boolean isKey(String path, int bracket) {
    int close = path.indexOf("\"]", bracket);
    return path.startsWith("[\"", bracket)
        && close > 0
        && !path.substring(bracket, close).contains("\"=");
  }

  @Override
  protected double computePrefHeight(double width) {
    return end.prefHeight(-1);
  }

  @Override
  protected void layoutChildren() {
    Insets around = getInsets();
    double width = getWidth() - around.getLeft() - around.getRight();
    double forEnd = Math.min(width, Math.ceil(end.prefWidth(-1)));
    double forHead = Math.min(width - forEnd, Math.ceil(head.prefWidth(-1)));
    double height = getHeight();
    head.resizeRelocate(around.getLeft(), 0, forHead, height);
    end.resizeRelocate(around.getLeft() + forHead, 0, forEnd, height);
  }
}
