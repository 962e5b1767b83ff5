package dev.tripatch.ui.editor.line;

import dev.tripatch.ui.theme.MarkGlyph;
import dev.tripatch.ui.theme.Styles;
import java.util.List;
import java.util.Optional;
import javafx.geometry.VPos;
import javafx.scene.Cursor;
import javafx.scene.Node;
import javafx.scene.input.MouseEvent;
import javafx.scene.shape.Line;
import javafx.scene.shape.Rectangle;
import javafx.scene.text.Text;
import javafx.scene.text.TextFlow;

/**
 * What is shown after a line for the lines that are folded under it: how many, and how many of them
 * change, in the colour of the strongest change.
 *
 * @param fold what is folded
 * @param like a text of the line, for its font; empty if it has none
 * @param start where it begins
 * @param flow the line
 */
record FoldedSign(
    FoldedLines fold, Optional<Text> like, double start, TextFlow flow, Runnable clicked) {

  private static final double SIDE = 4;

  /** What is drawn, from back to front. */
  List<Node> nodes() {
    Text words = Styles.styled(new Text(fold.summary()), "folded-words");
    words.setTextOrigin(VPos.TOP);
    // It is measured before it is in the scene, so it cannot wait for the style sheet.
    like.ifPresent(text -> words.setFont(text.getFont()));
    words.setX(Math.round(start + SIDE));
    words.setY(flow.snappedTopInset());
    double width = words.getLayoutBounds().getWidth() + 2 * SIDE;
    Rectangle box = new Rectangle(Math.round(start), 1, width, Math.max(0, flow.getHeight() - 2));
    box.setArcWidth(8);
    box.setArcHeight(8);
    box.getStyleClass().add("folded-box");
    fold.strongest()
        .ifPresent(mark -> box.getStyleClass().addAll("tint", MarkGlyph.styleClass(mark)));
    words.setMouseTransparent(true);
    box.setCursor(Cursor.HAND);
    box.setOnMousePressed(MouseEvent::consume);
    box.setOnMouseClicked(
        event -> {
          event.consume();
          clicked.run();
        });
    return List.of(gap(), box, words);
  }

  /** A line across the pane where lines are missing: the words may be out of view. */
  private Line gap() {
    double y = fold.lines() > 0 ? flow.getHeight() - 0.5 : 0.5;
    Line gap =
        Styles.styled(new Line(flow.getInsets().getLeft(), y, flow.getWidth(), y), "fold-gap");
    gap.setMouseTransparent(true);
    return gap;
  }
}
