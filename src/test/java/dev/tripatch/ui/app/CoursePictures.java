package dev.tripatch.ui.app;

import dev.tripatch.engine.format.CoarseStep;
import dev.tripatch.learn.Book;
import dev.tripatch.learn.BundledLessons;
import dev.tripatch.learn.Lesson;
import dev.tripatch.learn.exercise.PredictionSheet;
import dev.tripatch.schema.catalog.BundledCatalog;
import dev.tripatch.ui.feature.course.CourseViewModel;
import dev.tripatch.ui.settings.Theme;
import dev.tripatch.ui.window.StartDocuments;
import dev.tripatch.ui.window.WindowServices;
import dev.tripatch.workspace.Workbench;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.application.Platform;

/**
 * Draws the page of a lesson, to be looked at: {@code target/screenshots}. The arguments are the
 * number of a book, of its lesson, a size such as {@code 1280x720}, a theme, and how large text is.
 */
public final class CoursePictures {

  private CoursePictures() {}

  /** Draws it asked, marked, answered with each step, and with what there is to do. */
  public static void main(String[] arguments) throws IOException {
    Path folder = Files.createDirectories(Path.of("target", "screenshots"));
    Book book = BundledLessons.books().get(Integer.parseInt(arguments[0]) - 1);
    Lesson lesson = book.lessons().get(Integer.parseInt(arguments[1]) - 1);
    String[] size = arguments[2].split("x", -1);
    Theme theme = Theme.valueOf(arguments[3].toUpperCase(Locale.ROOT));
    int text = arguments.length > 4 ? Integer.parseInt(arguments[4]) : 12;
    WindowPicture.Look look =
        new WindowPicture.Look(
            Integer.parseInt(size[0]),
            Integer.parseInt(size[1]),
            theme,
            Optional.empty(),
            Optional.empty(),
            Optional.empty());
    String name =
        "course-" + String.join("-", arguments).toLowerCase(Locale.ROOT).replace('_', '-') + "-";
    WindowPicture picture =
        new WindowPicture(
            new WindowServices(new Workbench(new BundledCatalog()), Optional.empty(), "test"));
    Platform.startup(() -> Platform.setImplicitExit(false));
    try {
      for (State state : State.values()) {
        picture.draw(
            content -> {
              content.appearance.setTextSize(text);
              content.open(StartDocuments.NONE);
              content.features.learn.course.open(book, lesson);
              state.prepare.accept(content.features.learn.course.model());
            },
            look,
            folder.resolve(name + state.name().toLowerCase(Locale.ROOT) + ".png"));
      }
    } finally {
      Platform.exit();
    }
  }

  /** What is drawn. */
  private enum State {
    ASKED(model -> {}),
    MARKED(CoursePictures::mark),
    FIRST(model -> seen(model, 0)),
    LAST(model -> seen(model, -1)),
    DOING(model -> doing(model));

    private final Consumer<CourseViewModel> prepare;

    State(Consumer<CourseViewModel> prepare) {
      this.prepare = prepare;
    }
  }

  private static void mark(CourseViewModel model) {
    PredictionSheet sheet = model.sheet();
    int last = sheet.lines().size() - 1;
    model.mark(sheet.strike(last).typed(last, "  replicas: 3"));
  }

  /** It is computed later. */
  private static void seen(CourseViewModel model, int step) {
    mark(model);
    model.check();
    model.reveal();
    later(
        4,
        () -> {
          List<CoarseStep> acts = model.acts();
          if (!acts.isEmpty()) {
            model.goTo(step < 0 ? acts.getLast() : acts.get(step));
          }
        });
  }

  private static void doing(CourseViewModel model) {
    seen(model, 0);
    later(5, () -> model.turnTo(CourseViewModel.Stage.DO));
  }

  private static void later(int times, Runnable action) {
    Platform.runLater(times == 0 ? action : () -> later(times - 1, action));
  }
}
