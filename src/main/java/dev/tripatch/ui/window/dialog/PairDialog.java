package dev.tripatch.ui.window.dialog;

import dev.tripatch.json.FieldPath;
import dev.tripatch.json.Role;
import dev.tripatch.show.ComparisonView;
import dev.tripatch.show.PairRow;
import dev.tripatch.show.PanePair;
import dev.tripatch.show.pane.TextComparison;
import dev.tripatch.show.pane.TextComparison.Kind;
import dev.tripatch.ui.window.action.Keys;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import javafx.application.Platform;
import javafx.event.ActionEvent;
import javafx.scene.control.Button;
import javafx.scene.control.ButtonBar;
import javafx.scene.control.ButtonType;
import javafx.scene.control.Dialog;
import javafx.scene.control.Label;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import javafx.stage.Modality;

/** What two of the five texts have different; a key goes on to the next two. */
public final class PairDialog extends Dialog<ButtonType> {

  private ComparisonView view;
  private Optional<FieldPath> field = Optional.empty();
  private final Keys keys;
  private final BiFunction<String, String, TextComparison> comparing;
  private final Label title = new Label();
  private final VBox content = new VBox(8);
  private PanePair shown;

  /**
   * A dialog that begins with two texts.
   *
   * @param comparing compares two texts as the window may show them
   * @param keys the keys of the window
   */
  public PairDialog(
      ComparisonView view,
      PanePair first,
      BiFunction<String, String, TextComparison> comparing,
      Keys keys) {
    this.keys = keys;
    this.view = view;
    this.comparing = comparing;
    this.shown = first;
    setTitle("Tripatch");
    setHeaderText(DialogWords.COMPARE_ANY_TWO.text());
    initModality(Modality.NONE);
    title.setId("pair-title");
    title.setWrapText(true);
    title.setMinHeight(Label.USE_PREF_SIZE);
    content.setPrefSize(1100, 540);
    getDialogPane().getStyleClass().add("wide");
    getDialogPane().setContent(content);
    setResizable(true);
    addStep(DialogWords.PREVIOUS_TWO.text(), -1);
    addStep(DialogWords.NEXT_TWO.text(), 1);
    getDialogPane().getButtonTypes().add(ButtonType.CLOSE);
    getDialogPane().addEventFilter(KeyEvent.KEY_PRESSED, this::pressed);
  }

  /** Shows the two texts of a comparison, beginning with a field. */
  void show(ComparisonView now, PanePair pair, Optional<FieldPath> first) {
    view = now;
    shown = pair;
    field = first;
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
        keys.of("COMPARE_NEXT").match(event)
            ? 1
            : keys.of("COMPARE_PREVIOUS").match(event) ? -1 : 0;
    if (by != 0) {
      event.consume();
      step(by);
    } else if (keys.of("NEXT_CHANGE").match(event)) {
      event.consume();
      goToDifference(1);
    } else if (keys.of("PREVIOUS_CHANGE").match(event)) {
      event.consume();
      goToDifference(-1);
    } else if (event.getCode() == KeyCode.ESCAPE) {
      // The list would keep this key for itself.
      event.consume();
      setResult(ButtonType.CLOSE);
    }
  }

  private void goToDifference(int by) {
    if (content.getChildren().getLast() instanceof PairList list) {
      list.goToDifference(by);
    }
  }

  private void step(int by) {
    shown = shown.moved(by);
    showPair();
  }

  /** The two that are shown. */
  PanePair pair() {
    return shown;
  }

  /** The field that it began with. */
  Optional<FieldPath> field() {
    return field;
  }

  private void showPair() {
    TextComparison comparison = comparing.apply(text(shown.first()), text(shown.second()));
    boolean isSame = comparison.lines().stream().allMatch(line -> line.kind() == Kind.SAME);
    title.setText(
        isSame
            ? DialogWords.PAIR_SAME.text("pair", shown.title())
            : DialogWords.PAIR_DIFFERS.text(
                "pair",
                shown.title(),
                "left",
                shown.first().title(),
                "right",
                shown.second().title()));
    content.getChildren().setAll(title);
    if (!isSame) {
      List<PairRow> rows = PairRow.of(comparison);
      PairList list = new PairList(rows, keys);
      VBox.setVgrow(list, Priority.ALWAYS);
      content.getChildren().add(list);
      int start = PairRow.start(rows, comparison, field);
      Platform.runLater(() -> list.start(start));
    }
  }

  private String text(Role pane) {
    return PanePair.textOf(view, pane);
  }
}
