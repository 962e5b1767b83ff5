package dev.tripatch.ui.settings;

import dev.tripatch.show.paint.Mark;
import java.util.Locale;
import javafx.beans.value.ObservableValue;
import javafx.scene.AccessibleRole;
import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.layout.StackPane;
import javafx.scene.shape.SVGPath;
import javafx.scene.text.Text;

/** The sign of an outcome, in its ink. */
public final class MarkGlyph extends StackPane {

  /** Few fonts have scissors, and none that we ship. */
  private static final String SCISSORS =
      "M3.9 2.6 A1.5 1.5 0 1 1 0.9 2.6 A1.5 1.5 0 1 1 3.9 2.6 Z"
          + " M3.9 7.4 A1.5 1.5 0 1 1 0.9 7.4 A1.5 1.5 0 1 1 3.9 7.4 Z"
          + " M3.6 3.5 L9.6 7.6 M3.6 6.5 L9.6 2.4";

  /** The sign of an outcome. */
  public MarkGlyph(Mark mark) {
    getStyleClass().addAll("mark-glyph", styleClass(mark));
    setAccessibleRole(AccessibleRole.IMAGE_VIEW);
    setAccessibleText(mark.word());
    setMouseTransparent(true);
    Text text = Styles.styled(new Text(mark.isCleared() ? "" : mark.glyph()), "sign");
    getChildren().add(text);
    if (mark.isCleared()) {
      // It only knows the size; its own place would push the scissors down.
      text.setManaged(false);
      getChildren().add(scissors(text));
    }
  }

  /** The sign of a decision. */
  public static MarkGlyph decided() {
    MarkGlyph glyph = new MarkGlyph();
    glyph.getStyleClass().addAll("mark-glyph", "mark-decided");
    glyph.setAccessibleRole(AccessibleRole.IMAGE_VIEW);
    glyph.setAccessibleText("decided");
    glyph.setMouseTransparent(true);
    Text text = Styles.styled(new Text("✓"), "sign");
    glyph.getChildren().add(text);
    return glyph;
  }

  private MarkGlyph() {}

  /** They grow with the text. */
  private static Node scissors(Text size) {
    SVGPath scissors = new SVGPath();
    scissors.setContent(SCISSORS);
    scissors.getStyleClass().add("scissors");
    ObservableValue<Double> scale =
        size.fontProperty().map(font -> font.getSize() / Appearance.DEFAULT_TEXT_SIZE);
    scissors.scaleXProperty().bind(scale);
    scissors.scaleYProperty().bind(scale);
    return new Group(scissors);
  }

  /** The style class that gives a node an outcome's tint and ink: {@code mark-added}. */
  public static String styleClass(Mark mark) {
    return "mark-" + mark.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}
