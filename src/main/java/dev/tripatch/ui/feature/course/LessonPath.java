package dev.tripatch.ui.feature.course;

import dev.tripatch.learn.Lesson;
import dev.tripatch.ui.settings.Styles;
import java.util.List;
import java.util.Optional;
import javafx.css.PseudoClass;
import javafx.geometry.Pos;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.control.ProgressBar;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseButton;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;

/**
 * The lessons of a book as a path with a visible end: those that were passed, the open one, the
 * rest.
 */
final class LessonPath extends VBox {

  private static final PseudoClass PASSED = PseudoClass.getPseudoClass("passed");
  private static final PseudoClass CURRENT = PseudoClass.getPseudoClass("current");

  private final CourseViewModel model;
  private final Label title = Styles.wrapped("", "course-book");
  private final ProgressBar bar = new ProgressBar(0);
  private final Label count = Styles.whole(Styles.styled(new Label(), "course-quiet"));
  private final ListView<Lesson> list = Styles.named(new ListView<>(), "course-path");

  /** The path of the open book; {@code books} leads to the others. */
  LessonPath(CourseViewModel model, Runnable books) {
    this.model = model;
    getStyleClass().add("course-path");
    bar.setMaxWidth(Double.MAX_VALUE);
    HBox.setHgrow(bar, Priority.ALWAYS);
    HBox progress = Styles.styled(new HBox(bar, count), "course-progress");
    VBox head = Styles.styled(new VBox(title, progress), "course-path-head");
    VBox.setVgrow(list, Priority.ALWAYS);
    getChildren().addAll(head, list, foot(books));
    fillList();
    model.openProperty().subscribe(open -> open.ifPresent(this::show));
    model.passedCountProperty().subscribe(passed -> showProgress());
  }

  private static HBox foot(Runnable books) {
    Hyperlink link = Styles.named(new Hyperlink(CourseWords.BOOKS.text()), "course-books");
    link.setOnAction(
        event -> {
          link.setVisited(false);
          books.run();
        });
    return Styles.styled(new HBox(link), "course-path-foot");
  }

  private void fillList() {
    list.setAccessibleText(CourseWords.LESSONS.text());
    list.setCellFactory(
        view -> {
          PathCell cell = new PathCell();
          cell.setOnMouseClicked(
              event -> {
                if (event.getButton() == MouseButton.PRIMARY) {
                  open(Optional.ofNullable(cell.getItem()));
                }
              });
          return cell;
        });
    list.addEventFilter(
        KeyEvent.KEY_PRESSED,
        event -> {
          if (event.getCode() == KeyCode.ENTER || event.getCode() == KeyCode.SPACE) {
            open(Optional.ofNullable(list.getSelectionModel().getSelectedItem()));
            event.consume();
          }
        });
  }

  private void open(Optional<Lesson> lesson) {
    lesson.ifPresent(
        wanted ->
            model
                .openProperty()
                .get()
                .filter(page -> !page.lesson().equals(wanted))
                .ifPresent(page -> model.open(page.book(), wanted)));
  }

  private void show(CourseViewModel.OpenPage page) {
    title.setText(page.book().title());
    if (!list.getItems().equals(page.book().lessons())) {
      list.getItems().setAll(page.book().lessons());
    }
    list.getSelectionModel().select(page.place());
    list.scrollTo(Math.max(0, page.place() - 4));
    showProgress();
  }

  private void showProgress() {
    List<Lesson> lessons = list.getItems();
    int passed = model.passedCountProperty().get();
    bar.setProgress(lessons.isEmpty() ? 0 : (double) passed / lessons.size());
    count.setText(CourseWords.PROGRESS.text("done", passed, "count", lessons.size()));
    list.refresh();
  }

  ListView<Lesson> list() {
    return list;
  }

  /** A lesson of the path: its number, or a tick once it was passed. */
  private final class PathCell extends ListCell<Lesson> {

    private final Label number = new Label();
    private final Label words = new Label();
    private final Region above = line();
    private final Region below = line();
    private final HBox box;

    PathCell() {
      number.getStyleClass().add("course-number");
      StackPane mark = new StackPane(way(above, below), number);
      VBox.setVgrow(above, Priority.ALWAYS);
      VBox.setVgrow(below, Priority.ALWAYS);
      words.setMinWidth(0);
      words.getStyleClass().add("course-lesson-name");
      box = new HBox(mark, words);
      box.setAlignment(Pos.CENTER_LEFT);
      box.setFillHeight(true);
      box.getStyleClass().add("course-path-row");
      getStyleClass().add("course-path-cell");
      setPrefWidth(0);
    }

    private static VBox way(Region above, Region below) {
      return Styles.styled(new VBox(above, below), "course-way");
    }

    private static Region line() {
      return Styles.styled(new Region(), "course-path-line");
    }

    @Override
    protected void updateItem(@Nullable Lesson lesson, boolean empty) {
      super.updateItem(lesson, empty);
      setGraphic(lesson == null ? null : box);
      if (lesson != null) {
        show(lesson);
      }
    }

    private void show(Lesson lesson) {
      int at = getIndex();
      boolean isPassed = model.isPassed(lesson);
      boolean isOpen =
          model.openProperty().get().filter(page -> page.lesson().equals(lesson)).isPresent();
      number.setText(isPassed ? "✓" : Integer.toString(at + 1));
      words.setText(lesson.title());
      above.setVisible(at > 0);
      below.setVisible(at < list.getItems().size() - 1);
      pseudoClassStateChanged(PASSED, isPassed);
      pseudoClassStateChanged(CURRENT, isOpen);
      setAccessibleText(
          lesson.title()
              + (isPassed ? CourseWords.PASSED.text() : "")
              + (isOpen ? CourseWords.CURRENT.text() : ""));
    }
  }
}
