package dev.tripatch.ui.feature.course;

import dev.tripatch.learn.Book;
import dev.tripatch.learn.BundledLessons;
import dev.tripatch.learn.Lesson;
import dev.tripatch.learn.exercise.LessonProgress;
import dev.tripatch.learn.predict.Ask;
import dev.tripatch.ui.feature.course.CourseViewModel.Stage;
import dev.tripatch.ui.window.Remote;
import dev.tripatch.ui.window.WindowServices;
import dev.tripatch.ui.window.action.Action;
import dev.tripatch.ui.window.action.Entry;
import dev.tripatch.ui.window.action.Feature;
import dev.tripatch.ui.window.layout.MainView;
import java.util.List;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import java.util.function.Supplier;
import javafx.beans.value.ObservableIntegerValue;
import org.jspecify.annotations.Nullable;

/** The course, and any other lesson as a page; made when it is first wanted. */
public final class CourseCommands implements Feature {

  private final WindowServices services;
  private final MainView view;
  private final ObservableIntegerValue textSize;
  private final Supplier<LessonProgress> progress;
  private final Ways ways;
  private final Threads threads;
  private final Consumer<String> say;
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
   * Where work is done.
   *
   * @param aside computes what happens
   * @param foreground runs what it is given on the UI thread
   */
  public record Threads(Executor aside, Executor foreground) {}

  /**
   * Commands for a window.
   *
   * @param progress which lessons were read and passed
   * @param say says what went wrong
   */
  public CourseCommands(
      WindowServices services,
      MainView view,
      ObservableIntegerValue textSize,
      Supplier<LessonProgress> progress,
      Ways ways,
      Threads threads,
      Consumer<String> say) {
    this.services = services;
    this.view = view;
    this.textSize = textSize;
    this.progress = progress;
    this.ways = ways;
    this.threads = threads;
    this.say = say;
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
              services.workbench(), progress.get(), threads.aside(), threads.foreground(), say);
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
      view.openRoom(shown, shown.parts());
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
              textSize,
              view.status().messageProperty(),
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
      view.closeRoom();
      view.panes().focus(view.panes().activeProperty().get());
      ways.closed().run();
    }
  }

  /** Whether the page covers the documents. */
  public boolean isOpen() {
    return page != null && view.isCoveredBy(page);
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
