package dev.tripatch.ui.window;

import dev.tripatch.prose.VisibleText;
import dev.tripatch.show.pane.TextComparison;
import dev.tripatch.ui.settings.Bounded;
import dev.tripatch.ui.settings.Styles;
import java.util.List;
import java.util.function.Supplier;
import javafx.event.ActionEvent;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ButtonBar;
import javafx.scene.control.ButtonType;
import javafx.scene.control.Dialog;
import javafx.scene.control.DialogEvent;
import javafx.scene.control.DialogPane;
import javafx.scene.control.Label;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

/**
 * A question with several answers. Enter gives the one that keeps everything: to save, or to leave
 * all as it is.
 */
final class DecisionDialog extends Dialog<ButtonType> {

  private static final ButtonType COMPARE =
      new ButtonType(DialogWords.COMPARE.text(), ButtonBar.ButtonData.LEFT);

  private static final double MOST_HEIGHT = 260;

  private final VBox content = new VBox(10);

  DecisionDialog(String question, String detail, List<ButtonType> answers) {
    TypedAhead.ignoreIn(this);
    setTitle("Tripatch");
    setHeaderText(question);
    content.getChildren().add(detail(detail));
    getDialogPane().setContent(content);
    getDialogPane().getButtonTypes().addAll(answers);
    answers.stream()
        .filter(answer -> answer.getButtonData() == ButtonBar.ButtonData.YES)
        .findFirst()
        .ifPresentOrElse(this::makeDefault, () -> makeDefault(ButtonType.CANCEL));
  }

  /** However long it is, the answers stay in sight. */
  static Bounded detail(String detail) {
    Label words = Styles.wrapped(VisibleText.of(detail), "question-detail");
    words.setId("question-detail");
    words.setPrefWidth(560);
    return new Bounded(words, () -> MOST_HEIGHT);
  }

  private void makeDefault(ButtonType answer) {
    for (ButtonType each : getDialogPane().getButtonTypes()) {
      button(each).setDefaultButton(each == answer);
      button(each).setCancelButton(each == ButtonType.CANCEL);
    }
    addEventHandler(DialogEvent.DIALOG_SHOWN, event -> button(answer).requestFocus());
  }

  private Button button(ButtonType answer) {
    return (Button) getDialogPane().lookupButton(answer);
  }

  /** Adds a button that shows what two texts have different; the question stays open. */
  void offerComparison(Supplier<TextComparison> texts) {
    DialogPane pane = getDialogPane();
    pane.getButtonTypes().add(COMPARE);
    button(COMPARE).setDefaultButton(false);
    button(COMPARE)
        .addEventFilter(
            ActionEvent.ACTION,
            event -> {
              event.consume();
              button(COMPARE).setDisable(true);
              Node comparison = showComparison(texts.get());
              pane.getScene().getWindow().sizeToScene();
              comparison.requestFocus();
            });
  }

  /** Shows what two texts have different. */
  Node showComparison(TextComparison texts) {
    ComparisonList list = new ComparisonList(texts);
    VBox.setVgrow(list, Priority.ALWAYS);
    content.getChildren().add(list);
    list.addEventFilter(KeyEvent.KEY_PRESSED, this::answer);
    return list;
  }

  /** A list keeps these keys to itself. */
  private void answer(KeyEvent event) {
    if (event.getCode() == KeyCode.ENTER || event.getCode() == KeyCode.ESCAPE) {
      event.consume();
      getDialogPane().getButtonTypes().stream()
          .map(this::button)
          .filter(
              button ->
                  event.getCode() == KeyCode.ENTER
                      ? button.isDefaultButton()
                      : button.isCancelButton())
          .findFirst()
          .ifPresent(Button::fire);
    }
  }
}
