package dev.tripatch.ui.panes.table;

import dev.tripatch.ui.settings.Styles;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javafx.geometry.Insets;
import javafx.geometry.Pos;
import javafx.scene.control.Label;
import javafx.scene.control.OverrunStyle;
import javafx.scene.layout.Pane;
import javafx.scene.shape.Polyline;
import javafx.scene.text.Text;

/**
 * A path whose end is darker than the rest. Where there is little room, its front gives way, at the
 * beginning of a part or a word. The signs of trees before it are drawn: those of its font are too
 * small to be hit.
 */
final class PathLabel extends Pane {

  private static final String OPEN = "▾";
  private static final String FOLDED = "▸";

  /** Of the signs of trees and the spaces before a path, which stay. */
  private static final Pattern BEFORE = Pattern.compile("^[▾▸ ]*");

  /** What is said of the parts of a field comes after these signs. */
  private static final String AFTER = "  ⋯";

  private static final String REST = "…";
  private static final String SAMPLE = "0".repeat(20);

  private final Text sample = new Text(SAMPLE);
  private String path = "";
  private String after = "";
  private final Label head = label("path-head");
  private final Label end = label("path-end");
  private final Label parts = label("path-parts");
  private final Polyline sign = Styles.styled(new Polyline(), "fold-arrow");

  PathLabel() {
    // A text that is cut fills not all of its width: what is left is before it, not between both.
    head.setAlignment(Pos.CENTER_RIGHT);
    sign.setManaged(false);
    getChildren().addAll(head, end, parts, sign);
    setMinWidth(0);
    setMouseTransparent(true);
  }

  private static Label label(String styleClass) {
    Label label = Styles.styled(new Label(), styleClass);
    label.setTextOverrun(OverrunStyle.LEADING_ELLIPSIS);
    label.setMinWidth(0);
    return label;
  }

  void show(String wanted) {
    int at = wanted.indexOf(AFTER);
    path = at < 0 ? wanted : wanted.substring(0, at);
    after = wanted.substring(path.length());
    set(path, endOf(path));
    requestLayout();
  }

  /** All that it says if there is room. */
  String words() {
    return path.substring(before(path)) + after;
  }

  /** Whether a place in it is on the sign that folds what is below. */
  boolean isOnSign(double x) {
    return (path.startsWith(OPEN) || path.startsWith(FOLDED)) && x < 2 * ofCharacter();
  }

  private void placeSign(double left) {
    double half = ofCharacter() / 2;
    sign.getPoints()
        .setAll(
            path.startsWith(FOLDED)
                ? List.of(-half / 2, -half, half / 2, 0.0, -half / 2, half)
                : List.of(-half, -half / 2, 0.0, half / 2, half, -half / 2));
    sign.setVisible(isOnSign(0));
    sign.relocate(
        left + half - sign.getLayoutBounds().getWidth() / 2,
        (getHeight() - sign.getLayoutBounds().getHeight()) / 2);
  }

  private double ofCharacter() {
    sample.setFont(end.getFont());
    return sample.getLayoutBounds().getWidth() / SAMPLE.length();
  }

  private void set(String shown, int endAt) {
    int from = before(shown);
    head.setText(shown.substring(from, Math.max(from, endAt)));
    end.setText(shown.substring(Math.max(from, endAt)));
  }

  private static int before(String path) {
    Matcher before = BEFORE.matcher(path);
    return before.find() ? before.end() : 0;
  }

  /** Paths are in a font whose characters are all as wide. */
  private void fit(double width) {
    double room = width - partsWidth(width);
    String shown = fitted(path, Math.max(1, (int) (room / ofCharacter())));
    set(shown, Math.clamp(endOf(path) + shown.length() - path.length(), 0, shown.length()));
  }

  /** What is said of parts is left out where the path would get less room than it. */
  private double partsWidth(double width) {
    parts.setText(after);
    double wanted = after.isEmpty() ? 0 : Math.ceil(parts.prefWidth(-1));
    boolean hasRoom = 2 * wanted <= width || path.length() * ofCharacter() + wanted <= width;
    parts.setText(hasRoom ? after : "");
    return hasRoom ? wanted : 0;
  }

  /** What is seen of a path with room for so many characters. */
  static String fitted(String path, int most) {
    String kept = path.substring(0, before(path));
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
    placeSign(around.getLeft());
    double left = before(path) * ofCharacter();
    double room = width - left;
    double forParts = parts.getText().isEmpty() ? 0 : Math.ceil(parts.prefWidth(-1));
    double forEnd = Math.clamp(Math.ceil(end.prefWidth(-1)), 0, Math.max(0, room - forParts));
    double forHead =
        Math.clamp(Math.ceil(head.prefWidth(-1)), 0, Math.max(0, room - forParts - forEnd));
    double height = getHeight();
    double x = around.getLeft() + left;
    head.resizeRelocate(x, 0, forHead, height);
    end.resizeRelocate(x + forHead, 0, forEnd, height);
    parts.resizeRelocate(x + forHead + forEnd, 0, forParts, height);
  }
}
