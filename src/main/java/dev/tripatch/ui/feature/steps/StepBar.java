package dev.tripatch.ui.feature.steps;

import dev.tripatch.engine.step.Step;
import dev.tripatch.ui.panes.model.ShownStep;
import dev.tripatch.ui.panes.model.StepperViewModel;
import dev.tripatch.ui.theme.Hint;
import java.util.Optional;
import javafx.scene.control.Button;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.control.Slider;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import javafx.scene.text.Text;
import javafx.scene.text.TextFlow;

/** The bar over the panes that goes through the steps and says what each one does. */
public final class StepBar extends VBox {

  private final StepperViewModel stepper;
  private final Slider slider = new Slider();
  private final PhaseTicks ticks;
  private final Label title = new Label();
  private final TextFlow sentence = new TextFlow();
  private final Label about = new Label();
  private final Hyperlink all = new Hyperlink(StepWords.ALL_STEPS.text());
  private boolean showing;
  private boolean wantsKeyboard;

  /** A bar that follows the steps. */
  public StepBar(StepperViewModel stepper) {
    this.stepper = stepper;
    ticks = new PhaseTicks(stepper::goTo);
    setId("step-bar");
    getStyleClass().add("step-bar");
    getChildren().setAll(buttonsAndSlider(), words());
    addEventFilter(KeyEvent.KEY_PRESSED, this::pressed);
    stepper.shownProperty().subscribe(this::show);
    stepper
        .troubleProperty()
        .subscribe(
            trouble -> {
              if (!trouble.isEmpty()) {
                title.setText(StepWords.NO_STEPS.text());
                say(trouble);
              }
            });
  }

  private HBox buttonsAndSlider() {
    slider.setId("step-slider");
    slider.setAccessibleText(StepWords.STEP.text());
    slider.setBlockIncrement(1);
    slider.setMinorTickCount(0);
    slider.setSnapToTicks(true);
    slider.setMajorTickUnit(1);
    slider
        .valueProperty()
        .subscribe(
            value -> {
              if (!showing) {
                stepper.goTo((int) Math.round(value.doubleValue()) - 1);
              }
            });
    VBox way = new VBox(ticks, slider);
    way.setMinWidth(120);
    HBox.setHgrow(way, Priority.ALWAYS);
    HBox row =
        new HBox(
            button("step-first", "|◀", StepWords.FIRST_STEP_HOME.text(), stepper::first),
            button("step-previous", "◀", StepWords.PREVIOUS_STEP_PAGE_UP.text(), stepper::previous),
            way,
            button("step-next", "▶", StepWords.NEXT_STEP_PAGE_DOWN.text(), stepper::next),
            button("step-last", "▶|", StepWords.LAST_STEP_RESULT.text(), stepper::last),
            button(
                "step-close",
                "×",
                StepWords.CLOSE_THE_STEPS.text(),
                () -> stepper.onProperty().set(false)));
    row.getStyleClass().add("step-row");
    return row;
  }

  private static Button button(String id, String sign, String words, Runnable action) {
    Button button = new Button(sign);
    button.setId(id);
    button.setMinWidth(Region.USE_PREF_SIZE);
    button.setAccessibleText(words);
    Hint.on(button, words);
    button.setOnAction(event -> action.run());
    return button;
  }

  private VBox words() {
    title.setId("step-title");
    title.getStyleClass().add("step-title");
    title.setMinWidth(0);
    about.setId("step-field");
    about.getStyleClass().add("detail");
    about.setMinWidth(0);
    all.setId("all-steps");
    all.setMinWidth(Region.USE_PREF_SIZE);
    all.setOnAction(
        event -> {
          all.setVisited(false);
          stepper.showAll();
        });
    sentence.setId("step-sentence");
    sentence.getStyleClass().add("step-sentence");
    sentence.setMinWidth(0);
    HBox head = new HBox(title, about, all);
    head.getStyleClass().add("step-row");
    return new VBox(head, sentence);
  }

  private void show(Optional<ShownStep> shown) {
    showing = true;
    slider.setDisable(shown.isEmpty());
    shown.ifPresent(this::show);
    showing = false;
    if (wantsKeyboard && shown.isPresent()) {
      wantsKeyboard = false;
      slider.requestFocus();
    }
  }

  private void show(ShownStep shown) {
    Step step = shown.picture().step();
    slider.setMin(1);
    slider.setMax(Math.max(1, shown.count()));
    slider.setValue(shown.place() + 1);
    ticks.show(shown);
    title.setText(
        shown.counted() + " · " + step.phase().title() + " · " + plain(step.rule().title()));
    say(step.sentence());
    about.setText(
        shown.field().map(field -> StepWords.STEP_BAR_STEPS.text("field", field)).orElse(""));
    about.setManaged(shown.field().isPresent());
    all.setVisible(shown.field().isPresent());
    all.setManaged(shown.field().isPresent());
  }

  /** Text between backticks is code. */
  private void say(String words) {
    sentence.setAccessibleText(plain(words));
    sentence.getChildren().clear();
    String[] parts = words.split("`", -1);
    for (int i = 0; i < parts.length; i++) {
      Text part = new Text(parts[i]);
      part.getStyleClass().add(i % 2 == 0 ? "step-words" : "step-code");
      sentence.getChildren().add(part);
    }
  }

  private static String plain(String words) {
    return words.replace("`", "");
  }

  /** Keys that do nothing else in the bar; the slider has its own. */
  private void pressed(KeyEvent event) {
    Runnable action =
        switch (event.getCode()) {
          case PAGE_DOWN, RIGHT -> stepper::next;
          case PAGE_UP, LEFT -> stepper::previous;
          case HOME -> stepper::first;
          case END -> stepper::last;
          case ESCAPE -> () -> stepper.onProperty().set(false);
          default -> null;
        };
    boolean isPlain = !event.isShortcutDown() && !event.isAltDown() && !event.isShiftDown();
    if (action != null && isPlain) {
      event.consume();
      action.run();
    }
  }

  /** Gives the slider the keyboard, as soon as there are steps. */
  public void focusSlider() {
    wantsKeyboard = slider.isDisabled();
    slider.requestFocus();
  }
}
