package dev.tripatch.ui.app.dialog;

import dev.tripatch.highlight.ComparisonView;
import dev.tripatch.highlight.pair.PanePair;
import dev.tripatch.role.Role;
import dev.tripatch.workspace.TextComparison;
import dev.tripatch.workspace.TextComparison.Kind;
import java.util.function.BiFunction;
import javafx.event.ActionEvent;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ButtonBar;
import javafx.scene.control.ButtonType;
import javafx.scene.control.Dialog;
import javafx.scene.control.Label;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

/** What two of the five texts have different; a key goes on to the next two. */
public final class PairDialog extends Dialog<ButtonType> {

  private final ComparisonView view;
  private final BiFunction<String, String, TextComparison> comparing;
  private final Label title = new Label();
  private final VBox content = new VBox(8);
  private PanePair shown;

  /**
   * A dialog that begins with two texts.
   *
   * @param comparing compares two texts as the window may show them
   */
  public PairDialog(
      ComparisonView view, PanePair first, BiFunction<String, String, TextComparison> comparing) {
    this.view = view;
    this.comparing = comparing;
    this.shown = first;
    setTitle("Tripatch");
    setHeaderText("Compare any two");
    title.setId("pair-title");
    title.setWrapText(true);
    title.setMinHeight(Label.USE_PREF_SIZE);
    content.setPrefSize(820, 480);
    getDialogPane().setContent(content);
    addStep("_Previous two", -1);
    addStep("_Next two", 1);
    getDialogPane().getButtonTypes().add(ButtonType.CLOSE);
    getDialogPane().addEventFilter(KeyEvent.KEY_PRESSED, this::pressed);
    showPair();
  }

  private void addStep(String words, int by) {
    ButtonType type = new ButtonType(words, ButtonBar.ButtonData.LEFT);
    getDialogPane().getButtonTypes().add(type);
    if (getDialogPane().lookupButton(type) instanceof Button button) {
      button.addEventFilter(
          ActionEvent.ACTION,
          event -> {
            event.consume();
            step(by);
          });
    }
  }

  private void pressed(KeyEvent event) {
    int by =
        Shortcut.COMPARE_NEXT.keys().match(event)
            ? 1
            : Shortcut.COMPARE_PREVIOUS.keys().match(event) ? -1 : 0;
    if (by != 0) {
      event.consume();
      step(by);
    }
  }

  private void step(int by) {
    shown = shown.moved(by);
    showPair();
  }

  /** The two that are shown. */
  public PanePair pair() {
    return shown;
  }

  private void showPair() {
    TextComparison comparison = comparing.apply(text(shown.first()), text(shown.second()));
    boolean isSame = comparison.lines().stream().allMatch(line -> line.kind() == Kind.SAME);
    title.setText(
        shown.title()
            + (isSame
                ? ": the same"
                : ": − only in " + shown.first().title() + ", + only in " + shown.second().title())
            + ". Fields are in the order of their names.");
    content.getChildren().setAll(title);
    if (!isSame) {
      Node list = new ComparisonList(comparison);
      VBox.setVgrow(list, Priority.ALWAYS);
      content.getChildren().add(list);
    }
  }

  private String text(Role pane) {
    return PanePair.textOf(view, pane);
  }
}
