package dev.tripatch.ui.feature.course;

import dev.tripatch.engine.format.CoarseStep;
import dev.tripatch.engine.format.Phase;
import dev.tripatch.ui.feature.course.CourseViewModel.Shown;
import dev.tripatch.ui.feature.course.CourseViewModel.Stage;
import dev.tripatch.ui.settings.Hint;
import dev.tripatch.ui.settings.Styles;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import javafx.animation.KeyFrame;
import javafx.animation.Timeline;
import javafx.css.PseudoClass;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.Label;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import javafx.scene.text.Text;
import javafx.scene.text.TextFlow;
import javafx.util.Duration;

/**
 * The steps at the foot of the page: dim until they may be seen, then five to choose from, each of
 * which unfolds into its fine ones.
 */
final class StepRow extends VBox {

  private static final PseudoClass CURRENT = PseudoClass.getPseudoClass("current");
  private static final Duration PAUSE = Duration.seconds(1.8);

  private final CourseViewModel model;
  private final Label title = Styles.whole(Styles.styled(new Label(), "course-quiet"));
  private final HBox acts = Styles.styled(new HBox(), "course-acts");
  private final HBox line = Styles.styled(new HBox(), "course-steps-line");
  private final Label place = Styles.whole(new Label());
  private final TextFlow sentence = Styles.named(new TextFlow(), "course-step-sentence");
  private final Button previous = new Button("‹");
  private final Button next = new Button("›");
  private final HBox fine = Styles.styled(new HBox(previous, place, next, sentence), "course-fine");
  private boolean isLow;
  private final Timeline playing = new Timeline(new KeyFrame(PAUSE, event -> playOn()));

  StepRow(CourseViewModel model) {
    this.model = model;
    Styles.named(this, "course-steps", "course-steps");
    place.setId("course-fine-place");
    place.getStyleClass().add("course-quiet");
    sentence.setMinWidth(0);
    HBox.setHgrow(sentence, Priority.ALWAYS);
    turning(previous, "course-fine-previous", CourseWords.PREVIOUS_FINE_STEP, -1);
    turning(next, "course-fine-next", CourseWords.NEXT_FINE_STEP, 1);
    fine.setFillHeight(false);
    HBox.setHgrow(acts, Priority.ALWAYS);
    arrange();
    playing.setCycleCount(Timeline.INDEFINITE);
    addEventFilter(KeyEvent.KEY_PRESSED, this::pressed);
    model.openProperty().subscribe(open -> begin());
    model.stageProperty().subscribe(stage -> begin());
    model.stepProperty().subscribe(this::show);
  }

  private void turning(Button button, String id, CourseWords words, int by) {
    button.setId(id);
    button.setMinWidth(Region.USE_PREF_SIZE);
    button.setAccessibleText(words.text());
    Hint.on(button, words.text());
    button.setOnAction(event -> turn(by));
  }

  /** Where there is little height, all is in one line, and only the current step has its name. */
  void setLow(boolean now) {
    if (isLow != now) {
      isLow = now;
      arrange();
      fill();
    }
  }

  private void arrange() {
    line.getChildren().setAll(isLow ? List.of(title, acts) : List.of(title));
    getChildren().setAll(isLow ? List.of(line, fine) : List.of(line, acts, fine));
  }

  private void fill() {
    boolean isSeen = model.stageProperty().get() != Stage.PREDICT;
    List<CoarseStep> steps = model.acts();
    boolean isRefused = isSeen && steps.isEmpty();
    title.setText(
        (isRefused
                ? CourseWords.NO_STEPS
                : isSeen ? CourseWords.STEPS : CourseWords.STEPS_AFTER_CHECK)
            .text());
    List<Phase> phases =
        isSeen && !isRefused ? steps.stream().map(CoarseStep::phase).toList() : expected();
    acts.getChildren()
        .setAll(phases.stream().map(phase -> act(phase, phases, find(steps, phase))).toList());
    Styles.setShown(fine, !steps.isEmpty());
    show(model.stepProperty().get());
  }

  private void begin() {
    playing.stop();
    fill();
  }

  private static Optional<CoarseStep> find(List<CoarseStep> steps, Phase phase) {
    return steps.stream().filter(each -> each.phase() == phase).findFirst();
  }

  /** Where nothing is compared, the patch is there from the beginning. */
  private List<Phase> expected() {
    boolean isCalculated =
        model.openProperty().get().filter(page -> page.lesson().isCalculated()).isPresent();
    return Stream.of(Phase.values())
        .filter(phase -> isCalculated || phase.number() >= Phase.MERGE.number())
        .toList();
  }

  private Button act(Phase phase, List<Phase> all, Optional<CoarseStep> step) {
    Label number = Styles.whole(Integer.toString(phase.number()), "course-number");
    Label words = Styles.styled(new Label(phase.title()), "course-act-name");
    words.setMinWidth(0);
    HBox way = new HBox(line(phase != all.getFirst()), number, line(phase != all.getLast()));
    way.setAlignment(Pos.CENTER);
    if (isLow) {
      way.getChildren().add(2, words);
    }
    VBox box = isLow ? new VBox(way) : new VBox(way, words);
    box.setAlignment(Pos.TOP_CENTER);
    box.getStyleClass().add("course-act-box");
    Button act = Styles.named(new Button(), "course-act-" + phase.number());
    act.setGraphic(box);
    act.setContentDisplay(ContentDisplay.GRAPHIC_ONLY);
    act.getStyleClass().setAll("course-act");
    act.setAccessibleText(
        CourseWords.STEP_NAME.text("number", phase.number(), "title", phase.title()));
    act.setDisable(step.isEmpty());
    act.setUserData(phase);
    act.setMaxWidth(Double.MAX_VALUE);
    act.setMinWidth(0);
    act.setPrefWidth(120);
    HBox.setHgrow(act, Priority.ALWAYS);
    act.setOnAction(
        event -> {
          playing.stop();
          step.ifPresent(model::goTo);
        });
    box.prefWidthProperty().bind(act.widthProperty());
    return act;
  }

  private static Region line(boolean isThere) {
    Region line = Styles.styled(new Region(), "course-act-line");
    line.setVisible(isThere);
    HBox.setHgrow(line, Priority.ALWAYS);
    return line;
  }

  private void show(Optional<SeenStep> step) {
    acts.getChildren()
        .forEach(
            each ->
                mark(
                    each,
                    step.filter(now -> now.act().phase().equals(each.getUserData())).isPresent()));
    step.ifPresent(this::say);
  }

  private void mark(Node act, boolean isCurrent) {
    act.pseudoClassStateChanged(CURRENT, isCurrent);
    if (act instanceof Button button) {
      Node name = button.getGraphic().lookup(".course-act-name");
      Styles.setShown(name, isCurrent || !isLow);
    }
  }

  private void say(SeenStep step) {
    int count = step.act().count();
    place.setText(
        step.fine().isPresent()
            ? CourseWords.FINE_STEP_OF.text(
                "place", step.fine().getAsInt() - step.act().from() + 1, "count", count)
            : CourseWords.FINE_STEPS.text("count", count));
    previous.setDisable(step.fine().isEmpty());
    next.setDisable(
        count == 1 || step.fine().isPresent() && step.fine().getAsInt() == step.act().to() - 1);
    String words = step.picture().step().sentence();
    sentence.setAccessibleText(words.replace("`", ""));
    sentence.getChildren().clear();
    String[] parts = words.split("`", -1);
    for (int i = 0; i < parts.length; i++) {
      Text part = Styles.styled(new Text(parts[i]), i % 2 == 0 ? "step-words" : "step-code");
      sentence.getChildren().add(part);
    }
  }

  /** From a coarse step to its first fine one, on to its last one, and back. */
  private void turn(int by) {
    playing.stop();
    model
        .stepProperty()
        .get()
        .ifPresent(
            step -> {
              int to = step.fine().isPresent() ? step.fine().getAsInt() + by : step.act().from();
              if (step.act().has(to)) {
                model.goTo(to);
              } else if (by < 0) {
                model.goTo(step.act());
              }
            });
  }

  /** Shows one step after the other, until somebody takes over. */
  void play() {
    boolean isAnswer = model.shownProperty().get().flatMap(Shown::verdict).isPresent();
    if (isAnswer && !model.acts().isEmpty()) {
      playing.playFromStart();
    }
  }

  void pause() {
    playing.stop();
  }

  private void playOn() {
    if (!isSeen() || !model.goOn(1)) {
      playing.stop();
    }
  }

  /** Who has left the page, or closed the window, sees no more steps. */
  private boolean isSeen() {
    return getScene() != null
        && getScene().getWindow() != null
        && getScene().getWindow().isShowing();
  }

  private void pressed(KeyEvent event) {
    boolean isPlain = !event.isShortcutDown() && !event.isAltDown() && !event.isShiftDown();
    Optional<Runnable> action =
        switch (event.getCode()) {
          case RIGHT, PAGE_DOWN -> Optional.of(() -> goOn(1));
          case LEFT, PAGE_UP -> Optional.of(() -> goOn(-1));
          case DOWN -> Optional.of(() -> turn(1));
          case UP -> Optional.of(() -> turn(-1));
          default -> Optional.empty();
        };
    if (isPlain) {
      action.ifPresent(
          each -> {
            event.consume();
            each.run();
          });
    }
  }

  private void goOn(int by) {
    playing.stop();
    if (model.goOn(by)) {
      focusCurrent();
    }
  }

  private void focusCurrent() {
    model
        .stepProperty()
        .get()
        .ifPresent(
            step ->
                acts.getChildren().stream()
                    .filter(each -> step.act().phase().equals(each.getUserData()))
                    .findFirst()
                    .ifPresent(each -> each.requestFocus()));
  }
}
