package dev.tripatch.ui.editor.line;

import dev.tripatch.ui.editor.text.LineShape;
import dev.tripatch.ui.theme.Hint;
import java.util.List;
import javafx.css.PseudoClass;
import javafx.event.Event;
import javafx.scene.AccessibleAction;
import javafx.scene.AccessibleRole;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.Region;

/** The signs of one line, in the last of its places. */
final class SignRow extends Region {

  private static final PseudoClass SELECTED = PseudoClass.getPseudoClass("selected");

  private final LineShape shape;

  SignRow(LineShape shape, FieldSigns signs, SignPlaces places) {
    this.shape = shape;
    setPickOnBounds(false);
    List<LineSign> shown = signs.shown();
    shown.forEach(sign -> getChildren().add(new Sign(sign, signs, places)));
  }

  /** Whole pixels: a border between two is blurred. */
  @Override
  protected void layoutChildren() {
    double width = SignPlaces.width(shape);
    double left = getWidth() - getChildren().size() * width;
    for (Node sign : getChildren()) {
      sign.resizeRelocate(Math.round(left) + 1, 1, width - 2, Math.floor(getHeight()) - 2);
      left += width;
    }
  }

  /** A click on it leaves the caret where it is. */
  private static final class Sign extends Label {

    private final Runnable action;

    Sign(LineSign sign, FieldSigns signs, SignPlaces places) {
      super(sign.glyph());
      action = () -> places.onChosen().accept(signs.field(), sign);
      setId("sign-" + sign.id());
      getStyleClass().setAll("line-sign");
      pseudoClassStateChanged(SELECTED, signs.isSelected());
      setAccessibleRole(AccessibleRole.BUTTON);
      setAccessibleText(sign.words());
      Hint.on(this, sign.words());
      // A screen reader would say the same twice.
      setAccessibleHelp("");
      setOnMousePressed(Event::consume);
      setOnMouseDragged(Event::consume);
      setOnMouseReleased(Event::consume);
      setOnMouseClicked(this::clicked);
    }

    private void clicked(MouseEvent event) {
      event.consume();
      if (event.getButton() == MouseButton.PRIMARY) {
        action.run();
      }
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
}
