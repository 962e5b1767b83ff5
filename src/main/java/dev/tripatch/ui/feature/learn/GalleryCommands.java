package dev.tripatch.ui.feature.learn;

import dev.tripatch.json.Role;
import dev.tripatch.learn.BlockLabel;
import dev.tripatch.learn.BundledLessons;
import dev.tripatch.learn.FoundLessons;
import dev.tripatch.learn.Lesson;
import dev.tripatch.learn.exercise.LessonProgress;
import dev.tripatch.ui.panes.model.Visit;
import dev.tripatch.ui.panes.model.Visited;
import dev.tripatch.ui.window.Questions;
import dev.tripatch.ui.window.Remote;
import dev.tripatch.ui.window.action.Action;
import dev.tripatch.ui.window.action.Entry;
import dev.tripatch.ui.window.action.Feature;
import dev.tripatch.ui.window.file.WindowContext;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** What can be done with the gallery of lessons, which is made when it is first wanted. */
public final class GalleryCommands implements Feature, Remote {

  private final WindowContext window;
  private final Questions questions;
  private final Visit visit;
  private final Supplier<LessonProgress> progress;
  private final Predicate<Lesson> opensElsewhere;
  private final Runnable course;
  private final Consumer<String> onPage;
  private final Function<Lesson, String> further;
  private @Nullable GalleryViewModel made;
  private @Nullable GalleryPanel panel;

  /**
   * Commands for a window.
   *
   * @param progress which lessons were read and solved
   * @param opensElsewhere opens a lesson that is not for the panes; says whether it is one
   * @param course opens the course
   * @param onPage opens a page of the reference; its id is a link without an address
   * @param further what to read about a lesson, as Markdown
   */
  public GalleryCommands(
      WindowContext window,
      Visit visit,
      Supplier<LessonProgress> progress,
      Predicate<Lesson> opensElsewhere,
      Runnable course,
      Consumer<String> onPage,
      Function<Lesson, String> further) {
    this.window = window;
    this.questions = window.questions();
    this.visit = visit;
    this.progress = progress;
    this.opensElsewhere = opensElsewhere;
    this.course = course;
    this.onPage = onPage;
    this.further = further;
  }

  public GalleryViewModel model() {
    if (made == null) {
      made =
          new GalleryViewModel(
              window.models(),
              visit,
              BundledLessons.books(),
              progress.get(),
              opensElsewhere,
              window::say);
      made.currentProperty().subscribe(lesson -> lesson.ifPresent(this::uncover));
    }
    return made;
  }

  /** Where panes are tabs, an empty one must not hide the document. */
  private void uncover(GalleryViewModel.OpenLesson open) {
    boolean hasLocal = open.lesson().has(BlockLabel.LOCAL);
    window.view().arrangement().uncover(hasLocal ? Role.LOCAL : Role.LIVE);
  }

  @Override
  public List<Entry> actions() {
    return List.of(
        Action.of("GALLERY", LearnWording.GALLERY.text(), this::show)
            .in("HELP", 0, 10)
            .keys("Shortcut+L", LearnWording.GALLERY_KEYS.text())
            .ofWindow(),
        // The way back to the person's documents; not to be chosen while they are shown.
        Action.of("BACK", LearnWording.BACK_DOCUMENTS.text(), visit::back)
            .when(visit::isVisiting)
            .in("HELP", 0, 20),
        Action.of("CLEAR_PROGRESS", LearnWording.CLEAR_PROGRESS_ACTION.text(), this::clearProgress)
            .in("HELP", 0, 30));
  }

  /** Shows the gallery beside the panes and gives it the keyboard. */
  public void show() {
    window.view().closeRoom();
    if (panel == null) {
      panel = new GalleryPanel(model(), this::follow, further, course, this::close);
      window.view().presentingProperty().subscribe(panel::setReading);
      model().currentProperty().subscribe(open -> readBeforeAudience());
    }
    panel.setReading(false);
    window.view().showAtEnd(panel, panel.parts());
    panel.focusSearch();
  }

  /** An audience reads the lesson; the books are there until one of them is opened. */
  private void readBeforeAudience() {
    if (panel != null && window.view().presentingProperty().get()) {
      panel.setReading(true);
    }
  }

  /** Takes the gallery away; the lesson stays in the panes until the person leaves it. */
  public void close() {
    window.view().hideAtEnd();
    window.view().panes().focus(Role.LOCAL);
  }

  /** Shows a lesson of the program beside the panes, and its documents in them. */
  void show(String name) {
    if (FoundLessons.named(name, BundledLessons.books()) instanceof FoundLessons.Some found) {
      show();
      model().open(found.lessons().getFirst());
    }
  }

  /** Follows a link of a lesson: an address, or the id of a page of the reference. */
  public void follow(String target) {
    if (target.contains("://")) {
      new WebLinks(window).open(target);
    } else {
      onPage.accept(target);
    }
  }

  /** Opens the next lesson. */
  @Override
  public boolean next() {
    return step(1);
  }

  /** Opens the lesson before. */
  @Override
  public boolean previous() {
    return step(-1);
  }

  private boolean step(int by) {
    boolean isThere = model().hasStep(by);
    if (isThere) {
      model().step(by);
    }
    return isThere;
  }

  /** Forgets what is read and solved, if the person says so once more. */
  private void clearProgress() {
    int solved = model().progress().solved();
    int read = model().progress().read();
    if (solved + read == 0) {
      window.say(LearnWording.NO_PROGRESS.text());
    } else if (questions.mayI(
        LearnWording.CLEAR_PROGRESS.text(),
        LearnWording.PROGRESS_TO_FORGET.text("solved", solved, "read", read),
        LearnWording.FORGET.text())) {
      model().clearProgress();
      window.say(LearnWording.PROGRESS_CLEARED.text());
    }
  }

  /**
   * Asks whether what was typed into visited documents may go. Says whether the window may close.
   */
  public boolean mayClose() {
    List<String> typed = visit.edited().stream().map(Visited::words).sorted().toList();
    return typed.isEmpty()
        || questions.mayI(
            LearnWording.CLOSE_VISITS.text(),
            LearnWording.CLOSE_VISITS_DETAIL.text("visits", Questions.listed(typed)),
            LearnWording.CLOSE.text());
  }
}
