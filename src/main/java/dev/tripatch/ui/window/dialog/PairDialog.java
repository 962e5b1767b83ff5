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
import java.util.OptionalInt;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.Supplier;
import javafx.animation.PauseTransition;
import javafx.application.Platform;
import javafx.beans.property.ReadOnlyObjectProperty;
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
import javafx.util.Duration;
import javafx.util.Subscription;

/**
 * What two of the five texts have different, beside the window: it follows what is typed there. A
 * key goes on to the next two, and each begins at the field that is selected in the window.
 */
public final class PairDialog extends Dialog<ButtonType> {

  /** Typing is not slowed down by a comparison of whole texts for each key. */
  private static final Duration PAUSE = Duration.millis(300);

  private final ReadOnlyObjectProperty<Optional<ComparisonView>> views;
  private final Supplier<Optional<FieldPath>> selected;
  private final Keys keys;
  private final BiFunction<String, String, TextComparison> comparing;
  private final Label title = new Label();
  private final VBox content = new VBox(8);
  private final PauseTransition pause = new PauseTransition(PAUSE);
  private PanePair shown;

  /**
   * A dialog that begins with two texts.
   *
   * @param views the answer that is shown now
   * @param selected the field that is selected in the window
   * @param comparing compares two texts as the window may show them
   * @param keys the keys of the window
   */
  public PairDialog(
      ReadOnlyObjectProperty<Optional<ComparisonView>> views,
      Supplier<Optional<FieldPath>> selected,
      PanePair first,
      BiFunction<String, String, TextComparison> comparing,
      Keys keys) {
    this.keys = keys;
    this.views = views;
    this.selected = selected;
    this.comparing = comparing;
    this.shown = first;
    setTitle("Tripatch");
    setHeaderText(DialogWords.COMPARE_ANY_TWO.text());
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
    initModality(Modality.NONE);
    pause.setOnFinished(event -> showPair());
    Subscription answers = views.subscribe((before, now) -> pause.playFromStart());
    setOnHidden(
        event -> {
          answers.unsubscribe();
          pause.stop();
        });
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

  /** Goes some pairs on, or back if negative. */
  public void step(int by) {
    shown = shown.moved(by);
    showPair();
  }

  /** The two that are shown. */
  public PanePair pair() {
    return shown;
  }

  private void showPair() {
    String left = text(shown.first());
    String right = text(shown.second());
    TextComparison comparison = comparing.apply(left, right);
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
      PairList list = new PairList(PairRow.of(comparison), keys);
      VBox.setVgrow(list, Priority.ALWAYS);
      content.getChildren().add(list);
      list.requestFocus();
      int row = selected.get().map(field -> rowOf(field, list.getItems(), left, right)).orElse(0);
      Platform.runLater(
          () -> {
            if (isShowing()) {
              list.start(row);
            }
          });
    }
  }

  /** Where a field is that one of the texts has, or else what holds it. */
  private static int rowOf(FieldPath field, List<PairRow> rows, String left, String right) {
    Function<FieldPath, OptionalInt> leftLines = PanePair.linesOf(left);
    Function<FieldPath, OptionalInt> rightLines = PanePair.linesOf(right);
    Optional<FieldPath> there = Optional.of(field);
    while (there.isPresent()
        && leftLines.apply(there.get()).isEmpty()
        && rightLines.apply(there.get()).isEmpty()) {
      there = there.get().parent();
    }
    return there
        .map(at -> PairRow.indexOf(rows, leftLines.apply(at), rightLines.apply(at)))
        .orElse(0);
  }

  private String text(Role pane) {
    return views.get().map(view -> PanePair.textOf(view, pane)).orElse("");
  }
}
