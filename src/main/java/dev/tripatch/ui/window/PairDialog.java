package dev.tripatch.ui.window;

import dev.tripatch.json.FieldPath;
import dev.tripatch.show.ComparisonView;
import dev.tripatch.show.PanePair;
import dev.tripatch.show.pane.TextComparison;
import dev.tripatch.ui.settings.LatestWins;
import dev.tripatch.ui.settings.Styles;
import dev.tripatch.ui.window.action.Keys;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.BiFunction;
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
  private final Supplier<BiFunction<String, String, TextComparison>> comparing;
  private final LatestWins<PairComparison.Asked, PairComparison> work;
  private final Label title = Styles.named(new Label(), "pair-title");
  private final VBox content = new VBox(8);
  private final PauseTransition pause = new PauseTransition(PAUSE);
  private PanePair shown;

  /**
   * A dialog that begins with two texts.
   *
   * @param views the answer that is shown now
   * @param selected the field that is selected in the window
   * @param comparing compares two texts as the window may show them now, on any thread
   * @param keys the keys of the window
   * @param aside where to compare
   * @param foreground runs what it is given on the UI thread
   */
  public PairDialog(
      ReadOnlyObjectProperty<Optional<ComparisonView>> views,
      Supplier<Optional<FieldPath>> selected,
      PanePair first,
      Supplier<BiFunction<String, String, TextComparison>> comparing,
      Keys keys,
      Executor aside,
      Executor foreground) {
    this.keys = keys;
    this.views = views;
    this.selected = selected;
    this.comparing = comparing;
    this.shown = first;
    work = new LatestWins<>(PairComparison::of, aside, foreground, this::show, PairDialog::fail);
    setTitle("Tripatch");
    setHeaderText(DialogWords.COMPARE_ANY_TWO.text());
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
          work.forget();
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

  /** Whole texts are compared aside; until then the two before are shown. */
  private void showPair() {
    work.ask(new PairComparison.Asked(shown, views.get(), selected.get(), comparing.get()));
  }

  private void show(PairComparison comparison) {
    title.setText(
        comparison.isSame()
            ? DialogWords.PAIR_SAME.text("pair", comparison.pair().title())
            : DialogWords.PAIR_DIFFERS.text(
                "pair",
                comparison.pair().title(),
                "left",
                comparison.pair().first().title(),
                "right",
                comparison.pair().second().title()));
    content.getChildren().setAll(title);
    if (!comparison.isSame()) {
      PairList list = new PairList(comparison.rows(), keys);
      VBox.setVgrow(list, Priority.ALWAYS);
      content.getChildren().add(list);
      list.requestFocus();
      Platform.runLater(
          () -> {
            if (isShowing()) {
              list.start(comparison.start());
            }
          });
    }
  }

  private static void fail(RuntimeException problem) {
    throw problem;
  }
}
