package dev.tripatch.ui.feature.course;

import dev.tripatch.ui.feature.course.CourseViewModel.OpenPage;
import dev.tripatch.ui.feature.course.CourseViewModel.Stage;
import dev.tripatch.ui.feature.course.ShrinkingText.PageSizes;
import dev.tripatch.ui.settings.Styles;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.value.ObservableIntegerValue;
import javafx.beans.value.ObservableStringValue;
import javafx.css.PseudoClass;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.StackPane;

/** The page: the path of lessons, the lesson, and its steps at the foot. */
public final class CoursePage extends BorderPane {

  /** Below this width, for the least text, the path makes room for the lesson. */
  private static final double WIDE = 960;

  /** Below this one, nothing keeps far from the sides. */
  private static final double SPACIOUS = 1200;

  /** And below this height, nothing from the edges above and below. */
  private static final double HIGH = 800;

  /** Below this height, steps that cannot be used yet make room for the lesson. */
  private static final double ROOMY = 640;

  private static final PseudoClass LOW = PseudoClass.getPseudoClass("low");
  private static final PseudoClass NARROW = PseudoClass.getPseudoClass("narrow");
  private static final double OF_PATH = 0.24;
  private static final double LEAST_PATH = 250;
  private static final double MOST_PATH = 343;

  private final PageSizes sizes;
  private final LessonPath path;
  private final LessonColumn lesson;
  private final StepRow steps;
  private final BorderPane right = new BorderPane();
  private final ReadOnlyObjectProperty<Stage> stage;
  private boolean isPathWanted;

  /**
   * Where the page leads to.
   *
   * @param link follows a link of a lesson
   * @param window shows the documents of a lesson in the panes of the window
   * @param books shows all books
   * @param close closes the page
   */
  public record Ways(
      Consumer<String> link, Consumer<OpenPage> window, Runnable books, Runnable close) {}

  /** A page that shows the lesson of this model, and what is said while the page is open. */
  public CoursePage(
      CourseViewModel model,
      ObservableIntegerValue textSize,
      ObservableStringValue message,
      Ways ways) {
    sizes = new PageSizes(textSize);
    path = new LessonPath(model, ways.books());
    steps = new StepRow(model);
    lesson = new LessonColumn(model, sizes, ways, steps, this::togglePath);
    Styles.named(this, "course", "course");
    styleProperty().bind(sizes.style());
    right.setCenter(lesson);
    right.setBottom(steps);
    setCenter(new StackPane(right, said(message)));
    stage = model.stageProperty();
    stage.subscribe(now -> requestLayout());
  }

  /** Over the lesson, so that nothing moves; a press is for what is below it. */
  private static Label said(ObservableStringValue message) {
    Label said = Styles.named(new Label(), "course-message", "course-message");
    said.textProperty().bind(message);
    said.visibleProperty().bind(said.textProperty().isNotEmpty());
    said.setWrapText(true);
    said.setMouseTransparent(true);
    StackPane.setAlignment(said, Pos.TOP_CENTER);
    return said;
  }

  private void togglePath() {
    isPathWanted = !isPathWanted;
    requestLayout();
  }

  @Override
  protected void layoutChildren() {
    double scale = sizes.scale();
    boolean isWide = getWidth() >= WIDE * scale;
    boolean isLow = getHeight() < HIGH * scale;
    lesson.offerPath(!isWide);
    lesson.setLow(isLow);
    steps.setLow(isLow);
    boolean isPathShown = isWide || isPathWanted;
    path.setPrefWidth(Math.clamp(getWidth() * OF_PATH, LEAST_PATH * scale, MOST_PATH * scale));
    Optional<Node> left = isPathShown ? Optional.of(path) : Optional.empty();
    if (!left.equals(Optional.ofNullable(getLeft()))) {
      setLeft(left.orElse(null));
    }
    pseudoClassStateChanged(NARROW, getWidth() < SPACIOUS * scale);
    pseudoClassStateChanged(LOW, isLow);
    boolean isRoom = getHeight() >= ROOMY * scale || stage.get() != Stage.PREDICT;
    boolean isShown = isRoom && stage.get() != Stage.DO;
    Styles.setShown(steps, isShown);
    super.layoutChildren();
  }

  /** What the keyboard goes through. */
  public List<Node> parts() {
    return List.of(path, lesson, steps);
  }

  /** Gives the keyboard to what the reader is to act in. */
  public void focusLesson() {
    // A pane that scrolls has its content only when it is laid out for the first time.
    applyCss();
    layout();
    lesson.focusFirst();
  }
}
