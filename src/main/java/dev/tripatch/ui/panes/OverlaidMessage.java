package dev.tripatch.ui.panes;

import dev.tripatch.ui.editor.PaneEditor;
import dev.tripatch.ui.theme.Hint;
import dev.tripatch.ui.theme.Styles;
import java.util.Optional;
import javafx.beans.binding.Bindings;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.value.ObservableValue;
import javafx.geometry.Bounds;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;

/**
 * A message over the end of a text, so that no line moves when it comes or goes. Where the caret
 * would be under it, it is over the beginning. Closed, it comes back with other words.
 */
final class OverlaidMessage extends StackPane {

  private final PaneEditor editor;
  private final BooleanProperty closed = new SimpleBooleanProperty();

  OverlaidMessage(PaneMessage message, PaneEditor editor) {
    this.editor = editor;
    getStyleClass().add("overlaid-message");
    Button close = new Button("×");
    close.getStyleClass().setAll("header-button", "close-message");
    close.setAccessibleText(PaneWords.CLOSE_THIS_MESSAGE.text());
    close.setMinSize(USE_PREF_SIZE, USE_PREF_SIZE);
    Hint.on(close, PaneWords.CLOSE_MESSAGE_HELP.text());
    close.setOnAction(
        event -> {
          closed.set(true);
          editor.caret().focus();
        });
    message.endWith(close);
    getChildren().setAll(message);
    Styles.showWhile(this, Bindings.and(message.visibleProperty(), closed.not()));
    message.accessibleTextProperty().subscribe((before, now) -> closed.set(false));
    StackPane.setAlignment(this, Pos.BOTTOM_CENTER);
    ObservableValue<Optional<Bounds>> caret = caretWhileSeen();
    caret.subscribe((before, now) -> giveWay(now));
    heightProperty().subscribe((before, now) -> giveWay(caret.getValue()));
  }

  /**
   * Where the caret is, while the message is seen: to know it, all lines in view are laid out, and
   * after each change of the text once more. Before the message has a height, there is no style yet
   * to lay them out in.
   */
  private ObservableValue<Optional<Bounds>> caretWhileSeen() {
    return editor
        .caret()
        .boundsProperty()
        .when(visibleProperty())
        .when(heightProperty().map(height -> height.doubleValue() > 0));
  }

  /** At most half of the text is covered. */
  @Override
  protected double computeMaxHeight(double width) {
    double most = getParent() instanceof Region covered ? covered.getHeight() / 2 : 0;
    return Math.max(minHeight(width), Math.min(prefHeight(width), most));
  }

  /** Changes over to the other edge when the caret is under it. */
  private void giveWay(Optional<Bounds> caretOnScreen) {
    Bounds covered = editor.localToScreen(editor.getLayoutBounds());
    if (!isVisible() || caretOnScreen.isEmpty() || covered == null) {
      return;
    }
    Bounds caret = caretOnScreen.get();
    boolean isAtEnd = StackPane.getAlignment(this) == Pos.BOTTOM_CENTER;
    boolean isUnder =
        isAtEnd
            ? caret.getMaxY() > covered.getMaxY() - getHeight()
            : caret.getMinY() < covered.getMinY() + getHeight();
    if (isUnder) {
      StackPane.setAlignment(this, isAtEnd ? Pos.TOP_CENTER : Pos.BOTTOM_CENTER);
    }
  }
}
