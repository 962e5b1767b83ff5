package dev.tripatch.ui.feature.learn;

import dev.tripatch.learn.Book;
import dev.tripatch.learn.Lesson;
import dev.tripatch.learn.LessonFileException;
import dev.tripatch.learn.exercise.Exercise;
import dev.tripatch.learn.exercise.ProgressFile;
import dev.tripatch.ui.panes.model.Documents;
import dev.tripatch.ui.panes.model.Visit;
import dev.tripatch.workspace.Workbench;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Stream;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;

/** The gallery: the books that there are, those that a search leaves, the lesson that is open. */
public final class GalleryViewModel {

  private final Documents documents;
  private final Visit visit;
  private final Workbench workbench;
  private final Optional<ProgressFile> progress;
  private final Consumer<String> say;
  private final List<Book> books;
  private List<Book> own = List.of();
  private final Set<String> solved = new HashSet<>();
  private final ObservableList<GalleryEntry> shown = FXCollections.observableArrayList();
  private final StringProperty sought = new SimpleStringProperty("");
  private final ReadOnlyObjectWrapper<Optional<OpenLesson>> current =
      new ReadOnlyObjectWrapper<>(Optional.empty());

  /**
   * The lesson that is open.
   *
   * @param lesson the lesson
   * @param exercise what is to be done in it; empty if nothing is
   */
  public record OpenLesson(Lesson lesson, Optional<ExerciseViewModel> exercise) {}

  /**
   * A gallery.
   *
   * @param books the books of the program
   * @param progress which exercises are solved; empty where nothing is remembered
   * @param say says what went wrong
   */
  public GalleryViewModel(
      Documents documents,
      Visit visit,
      Workbench workbench,
      List<Book> books,
      Optional<ProgressFile> progress,
      Consumer<String> say) {
    this.documents = documents;
    this.visit = visit;
    this.workbench = workbench;
    this.books = List.copyOf(books);
    this.progress = progress;
    this.say = say;
    progress.map(ProgressFile::load).ifPresent(this::know);
    sought.subscribe(words -> fill());
  }

  private void know(ProgressFile.Loaded loaded) {
    solved.addAll(loaded.solved());
    loaded.problem().ifPresent(say);
  }

  private void fill() {
    List<String> words = List.of(sought.get().toLowerCase(Locale.ROOT).strip().split("\\s+"));
    List<GalleryEntry> entries = new ArrayList<>();
    for (Book book : Stream.concat(own.stream(), books.stream()).toList()) {
      List<Lesson> found =
          book.lessons().stream()
              .filter(Lesson::hasDocuments)
              .filter(lesson -> has(book, lesson, words))
              .toList();
      if (!found.isEmpty()) {
        entries.add(new GalleryEntry.OfBook(book, count(found)));
        found.forEach(
            each -> entries.add(new GalleryEntry.OfLesson(each, solved.contains(each.name()))));
      }
    }
    shown.setAll(entries);
  }

  private static boolean has(Book book, Lesson lesson, List<String> words) {
    String text =
        (book.title() + "\n" + lesson.title() + "\n" + lesson.prose()).toLowerCase(Locale.ROOT);
    return words.stream().allMatch(text::contains);
  }

  private String count(List<Lesson> lessons) {
    long exercises = lessons.stream().filter(Lesson::isExercise).count();
    long done = lessons.stream().filter(each -> solved.contains(each.name())).count();
    return exercises == 0
        ? "" + lessons.size()
        : LearnWording.DONE_OF_EXERCISES_SOLVED.text("done", done, "exercises", exercises);
  }

  /** Puts a person's own books before those of the program. */
  public void setOwn(List<Book> wanted) {
    own = List.copyOf(wanted);
    fill();
  }

  /** Opens a lesson; its documents fill the panes. */
  public void open(Lesson lesson) {
    try {
      Optional<ExerciseViewModel> exercise =
          lesson.isExercise() ? Optional.of(exercise(lesson)) : Optional.empty();
      visit.open(LessonPlace.of(lesson));
      current.set(Optional.of(new OpenLesson(lesson, exercise)));
    } catch (LessonFileException wrong) {
      say.accept(wrong.getMessage());
    }
  }

  private ExerciseViewModel exercise(Lesson lesson) throws LessonFileException {
    return new ExerciseViewModel(
        Exercise.of(lesson, workbench), documents, () -> solved(lesson.name()));
  }

  private void solved(String name) {
    if (solved.add(name)) {
      progress.flatMap(file -> file.add(name)).ifPresent(say);
      fill();
    }
  }

  /** How many exercises are solved. */
  public int solved() {
    return solved.size();
  }

  /** Forgets which exercises are solved. */
  public void clearProgress() {
    solved.clear();
    progress.flatMap(ProgressFile::clear).ifPresent(say);
    fill();
  }

  /** Fills the panes with the documents of the open lesson, if they show others. */
  public void showAgain() {
    current
        .get()
        .map(each -> LessonPlace.of(each.lesson()))
        .filter(place -> !visit.visitedProperty().get().equals(Optional.of(place)))
        .ifPresent(visit::open);
  }

  /** Opens the lesson so many further in the list, if there is one. */
  public void step(int by) {
    List<Lesson> lessons = lessons();
    int at = current.get().map(each -> lessons.indexOf(each.lesson())).orElse(-1);
    int wanted = at < 0 && by < 0 ? lessons.size() - 1 : at + by;
    if (wanted >= 0 && wanted < lessons.size()) {
      open(lessons.get(wanted));
    }
  }

  /** Whether there is a lesson so many further in the list. */
  public boolean hasStep(int by) {
    List<Lesson> lessons = lessons();
    int wanted = current.get().map(each -> lessons.indexOf(each.lesson())).orElse(-1) + by;
    return wanted >= 0 && wanted < lessons.size();
  }

  private List<Lesson> lessons() {
    return shown.stream()
        .filter(GalleryEntry.OfLesson.class::isInstance)
        .map(entry -> ((GalleryEntry.OfLesson) entry).lesson())
        .toList();
  }

  /** The lesson that is open; empty if none is. */
  public ReadOnlyObjectProperty<Optional<OpenLesson>> currentProperty() {
    return current.getReadOnlyProperty();
  }

  /** What is sought in titles and prose. */
  public StringProperty soughtProperty() {
    return sought;
  }

  /** The books and lessons that the search leaves, in order. */
  public ObservableList<GalleryEntry> shown() {
    return shown;
  }
}
