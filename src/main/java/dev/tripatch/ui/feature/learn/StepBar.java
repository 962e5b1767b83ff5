package dev.tripatch.ui.feature.learn;

import dev.tripatch.engine.format.CoarseStep;
import dev.tripatch.engine.format.Step;
import dev.tripatch.ui.panes.model.ShownStep;
import dev.tripatch.ui.panes.model.StepperViewModel;
import dev.tripatch.ui.settings.Hint;
import dev.tripatch.ui.settings.Styles;
import java.util.Optional;
import javafx.scene.control.Button;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.control.Slider;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import javafx.scene.text.Text;
import javafx.scene.text.TextFlow;

/** The bar over the panes that goes through the steps and says what each one does. */
public final class StepBar extends VBox {

  private final StepperViewModel stepper;
  private final StepTrack track;
  private final Slider slider = Styles.named(new Slider(), "step-slider");
  private final TextFlow sentence = Styles.named(new TextFlow(), "step-sentence", "step-sentence");
  private final Label about = Styles.named(new Label(), "step-field", "detail");
  private final Hyperlink all = link("all-steps", StepWords.ALL_STEPS.text());
  private final Button unfold = button("step-unfold", "", "", this::turn);
  private boolean showing;

  /** A bar that follows the steps. */
  public StepBar(StepperViewModel stepper) {
    this.stepper = stepper;
    track = new StepTrack(this::goTo);
    Styles.named(this, "step-bar", "step-bar");
    getChildren().setAll(buttonsAndTrack(), slider, words());
    addEventFilter(KeyEvent.KEY_PRESSED, this::pressed);
    stepper.shownProperty().subscribe(this::show);
    stepper
        .troubleProperty()
        .subscribe(
            trouble -> {
              if (!trouble.isEmpty()) {
                say(StepWords.NO_STEPS.text(), trouble);
              }
            });
  }

  /** The step that is shown already unfolds, or is folded again. */
  private void goTo(CoarseStep wanted) {
    stepper
        .shownProperty()
        .get()
        .ifPresent(
            shown -> {
              if (shown.part().equals(wanted)) {
                turn(!shown.isUnfolded());
              } else {
                shown.firstOf(wanted).ifPresent(stepper::goTo);
              }
            });
    track.requestFocus();
  }

  private void turn() {
    turn(!stepper.unfoldedProperty().get());
  }

  private void turn(boolean isUnfolded) {
    stepper.unfoldedProperty().set(isUnfolded);
  }

  private HBox buttonsAndTrack() {
    slider.setAccessibleText(StepWords.STEP.text());
    slider.setBlockIncrement(1);
    slider.setMinorTickCount(0);
    slider.setSnapToTicks(true);
    slider.setMajorTickUnit(1);
    slider.valueProperty().subscribe(value -> slid(value.doubleValue()));
    HBox.setHgrow(track, Priority.ALWAYS);
    return Styles.styled(
        new HBox(
            button("step-previous", "◀", StepWords.PREVIOUS_STEP_PAGE_UP.text(), stepper::previous),
            button("step-next", "▶", StepWords.NEXT_STEP_PAGE_DOWN.text(), stepper::next),
            track,
            unfold,
            button(
                "step-close",
                "×",
                StepWords.CLOSE_THE_STEPS.text(),
                () -> stepper.onProperty().set(false))),
        "step-row");
  }

  private void slid(double value) {
    if (!showing) {
      stepper
          .shownProperty()
          .get()
          .ifPresent(
              shown ->
                  stepper.goTo(shown.place() - shown.placeInPart() + (int) Math.round(value) - 1));
    }
  }

  private static Hyperlink link(String id, String words) {
    Hyperlink link = Styles.whole(Styles.named(new Hyperlink(words), id));
    return link;
  }

  private static Button button(String id, String sign, String words, Runnable action) {
    Button button = Styles.whole(Styles.named(new Button(sign), id));
    button.setAccessibleText(words);
    Hint.on(button, words);
    button.setOnAction(event -> action.run());
    return button;
  }

  private HBox words() {
    about.setMinWidth(0);
    all.setOnAction(
        event -> {
          all.setVisited(false);
          stepper.showAll();
        });
    sentence.setMinWidth(0);
    HBox.setHgrow(sentence, Priority.ALWAYS);
    return Styles.styled(new HBox(sentence, about, all), "step-text");
  }

  private void show(Optional<ShownStep> shown) {
    showing = true;
    shown.ifPresent(this::show);
    showing = false;
  }

  private void show(ShownStep shown) {
    Step step = shown.picture().step();
    slider.setMin(1);
    slider.setMax(Math.max(1, shown.countOfPart()));
    slider.setValue(shown.placeInPart() + 1);
    Styles.setShown(slider, shown.isUnfolded() && shown.countOfPart() > 1);
    track.show(shown);
    say(title(shown), step.sentence());
    track.setAccessibleText(
        shown.counted() + ". " + shown.part().title() + ". " + plain(step.sentence()));
    about.setText(
        shown.field().map(field -> StepWords.STEP_BAR_STEPS.text("field", field)).orElse(""));
    Styles.setShown(about, shown.field().isPresent());
    Styles.setShown(all, shown.field().isPresent());
    String offer =
        shown.isUnfolded()
            ? StepWords.FOLD.text()
            : StepWords.UNFOLD.text("count", shown.part().count());
    unfold.setText(shown.isUnfolded() ? "▴" : "▾ " + shown.part().count());
    unfold.setAccessibleText(offer);
    Hint.on(unfold, offer);
    Styles.setShown(unfold, shown.isUnfolded() || shown.part().count() > 1);
  }

  /** What the numbered circles do not say. */
  private static String title(ShownStep shown) {
    String rule = plain(shown.picture().step().rule().part("title"));
    if (shown.countOfPart() == 1) {
      return shown.part().count() == 1 || shown.isUnfolded() ? rule : "";
    }
    return StepWords.FINE_STEP.text(
        "place", shown.placeInPart() + 1, "count", shown.countOfPart(), "rule", rule);
  }

  /** A title before a sentence; text between backticks is code. */
  private void say(String title, String words) {
    sentence.setAccessibleText(plain(words));
    sentence.getChildren().clear();
    if (!title.isEmpty()) {
      sentence.getChildren().setAll(text(title, "step-title"), text("  ", "step-words"));
    }
    String[] parts = words.split("`", -1);
    for (int i = 0; i < parts.length; i++) {
      sentence.getChildren().add(text(parts[i], i % 2 == 0 ? "step-words" : "step-code"));
    }
  }

  private static Text text(String words, String style) {
    Text text = Styles.styled(new Text(words), style);
    return text;
  }

  private static String plain(String words) {
    return words.replace("`", "");
  }

  /** Keys that do nothing else in the bar. */
  private void pressed(KeyEvent event) {
    boolean isOnSteps = track.equals(event.getTarget()) || slider.equals(event.getTarget());
    Runnable action =
        switch (event.getCode()) {
          case PAGE_DOWN, RIGHT -> stepper::next;
          case PAGE_UP, LEFT -> stepper::previous;
          case HOME -> stepper::first;
          case END -> stepper::last;
          case DOWN -> () -> turn(true);
          case UP -> () -> turn(false);
          case ENTER, SPACE -> isOnSteps ? this::turn : null;
          case ESCAPE -> () -> stepper.onProperty().set(false);
          default -> null;
        };
    boolean isPlain = !event.isShortcutDown() && !event.isAltDown() && !event.isShiftDown();
    if (action != null && isPlain) {
      event.consume();
      action.run();
    }
  }

  /** Gives the steps the keyboard. */
  public void focusSteps() {
    track.requestFocus();
  }
}
