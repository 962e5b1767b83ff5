package dev.tripatch.ui.feature.course;

import dev.tripatch.learn.Book;
import dev.tripatch.learn.BundledLessons;
import dev.tripatch.learn.Lesson;
import dev.tripatch.learn.exercise.Ask;
import dev.tripatch.learn.exercise.LessonProgress;
import dev.tripatch.ui.feature.course.CourseViewModel.Stage;
import dev.tripatch.ui.window.Remote;
import dev.tripatch.ui.window.action.Action;
import dev.tripatch.ui.window.action.Entry;
import dev.tripatch.ui.window.action.Feature;
import dev.tripatch.ui.window.file.WindowContext;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** The course, and any other lesson as a page; made when it is first wanted. */
public final class CourseCommands implements Feature {

  private final WindowContext window;
  private final Supplier<LessonProgress> progress;
  private final Ways ways;
  private @Nullable CourseViewModel made;
  private @Nullable Book course;
  private @Nullable CoursePage page;

  /**
   * Where the page leads to.
   *
   * @param link follows a link of a lesson
   * @param window shows the documents of a lesson in the panes of the window
   * @param books shows all books
   * @param closed runs when the page is closed
   */
  public record Ways(
      Consumer<String> link, Consumer<Lesson> window, Runnable books, Runnable closed) {}

  /**
   * Commands for a window.
   *
   * @param progress which lessons were read and passed
   */
  public CourseCommands(WindowContext window, Supplier<LessonProgress> progress, Ways ways) {
    this.window = window;
    this.progress = progress;
    this.ways = ways;
  }

  @Override
  public List<Entry> actions() {
    return List.of(
        Action.of("COURSE", CourseWords.START.text(), this::start)
            .in("HELP", 0, 5)
            .keys("Shortcut+B", CourseWords.START.text())
            .ofWindow());
  }

  /** The lesson that is open, and how far its reader is. */
  public CourseViewModel model() {
    if (made == null) {
      made =
          new CourseViewModel(
              window.workbench(), progress.get(), window.aside(), window.foreground(), window::say);
    }
    return made;
  }

  /** Opens the course where its reader has not been yet; a lesson that is open stays. */
  public void start() {
    if (isOpen()) {
      page().focusLesson();
      return;
    }
    if (course == null) {
      course = BundledLessons.books().getFirst();
    }
    Book book = course;
    open(
        book,
        book.lessons().stream()
            .filter(lesson -> !model().isPassed(lesson))
            .findFirst()
            .orElse(book.lessons().getFirst()));
  }

  /** Whether a lesson is a page: all but those that are answered in the panes of the window. */
  public static boolean isPage(Lesson lesson) {
    return !lesson.isExercise() || !(Ask.of(lesson) instanceof Ask.Nothing);
  }

  /** Opens a lesson of a book as a page. */
  public void open(Book book, Lesson lesson) {
    CoursePage shown = page();
    if (!isOpen()) {
      window.view().openRoom(shown, shown.parts());
      // Lines of text get their colours when they come into a scene, and find none before.
      shown.applyCss();
      shown.layout();
    }
    model().open(book, lesson);
    shown.focusLesson();
  }

  private CoursePage page() {
    if (page == null) {
      page =
          new CoursePage(
              model(),
              window.textSize(),
              window.view().status().messageProperty(),
              new CoursePage.Ways(
                  ways.link(),
                  open -> ways.window().accept(open.lesson()),
                  ways.books(),
                  this::close));
    }
    return page;
  }

  /** Closes the page, if it is open. */
  public void close() {
    if (isOpen()) {
      window.view().closeRoom();
      window.view().panes().focus(window.view().panes().activeProperty().get());
      ways.closed().run();
    }
  }

  /** Whether the page covers the documents. */
  public boolean isOpen() {
    return page != null && window.view().isCoveredBy(page);
  }

  /** What the keys of a presentation remote do: while the page is open they are for it. */
  public Remote before(Remote others) {
    return new Remote() {
      @Override
      public boolean next() {
        return isOpen() ? goOn() : others.next();
      }

      @Override
      public boolean previous() {
        return isOpen() ? model().goOn(-1) || model().step(-1) : others.previous();
      }
    };
  }

  /** What happens, then step for step, then the next lesson. */
  private boolean goOn() {
    if (model().stageProperty().get() == Stage.PREDICT) {
      model().reveal();
      return true;
    }
    return model().goOn(1) || model().step(1);
  }
}
