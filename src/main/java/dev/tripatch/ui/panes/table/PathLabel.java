package dev.tripatch.ui.panes.table;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javafx.geometry.Insets;
import javafx.geometry.Pos;
import javafx.scene.control.Label;
import javafx.scene.control.OverrunStyle;
import javafx.scene.layout.Pane;
import javafx.scene.text.Text;

/**
 * A path whose end is darker than the rest. Where there is little room, its front gives way, at the
 * beginning of a part or a word.
 */
final class PathLabel extends Pane {

  /** Of the signs of trees and the spaces before a path, which stay. */
  private static final Pattern BEFORE = Pattern.compile("^[▾▸ ]*");

  private static final String REST = "…";
  private static final String SAMPLE = "0".repeat(20);

  private final Text sample = new Text(SAMPLE);
  private String path = "";
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

  void show(String wanted) {
    path = wanted;
    set(wanted, endOf(wanted));
    requestLayout();
  }

  private void set(String shown, int endAt) {
    head.setText(shown.substring(0, endAt));
    end.setText(shown.substring(endAt));
  }

  /** Paths are in a font whose characters are all as wide. */
  private void fit(double width) {
    sample.setFont(end.getFont());
    int most = (int) (width * SAMPLE.length() / sample.getLayoutBounds().getWidth());
    String shown = fitted(path, most);
    set(shown, Math.clamp(endOf(path) + shown.length() - path.length(), 0, shown.length()));
  }

  /** What is seen of a path with room for so many characters. */
  static String fitted(String path, int most) {
    Matcher before = BEFORE.matcher(path);
    String kept = before.find() ? before.group() : "";
    return kept
        + ShortPath.of(path.substring(kept.length()), form -> kept.length() + form.length() <= most)
            .orElse(REST + path.substring(Math.max(kept.length(), path.length() - most + 1)));
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
    fit(width);
    double forEnd = Math.min(width, Math.ceil(end.prefWidth(-1)));
    double forHead = Math.min(width - forEnd, Math.ceil(head.prefWidth(-1)));
    double height = getHeight();
    head.resizeRelocate(around.getLeft(), 0, forHead, height);
    end.resizeRelocate(around.getLeft() + forHead, 0, forEnd, height);
  }
}
