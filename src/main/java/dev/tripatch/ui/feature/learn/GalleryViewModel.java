package dev.tripatch.ui.feature.learn;

import dev.tripatch.learn.Book;
import dev.tripatch.learn.Lesson;
import dev.tripatch.learn.LessonFileException;
import dev.tripatch.learn.LessonNumbers;
import dev.tripatch.learn.LessonSearch;
import dev.tripatch.learn.exercise.Exercise;
import dev.tripatch.learn.exercise.LessonProgress;
import dev.tripatch.learn.exercise.LessonProgress.Mark;
import dev.tripatch.ui.panes.model.ModelContext;
import dev.tripatch.ui.panes.model.Visit;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.stream.Stream;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;

/** The gallery: the books that there are, those that a search leaves, the lesson that is open. */
public final class GalleryViewModel {

  private final ModelContext models;
  private final Visit visit;
  private final LessonProgress progress;
  private final Predicate<Lesson> opensElsewhere;
  private final Consumer<String> say;
  private final List<Book> books;
  private final LessonNumbers numbers;
  private List<Book> own = List.of();
  private final Set<String> unfolded = new HashSet<>();
  private List<Lesson> found = List.of();
  private Optional<Lesson> last = Optional.empty();
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
   * @param progress which lessons are read and which exercises are solved
   * @param opensElsewhere opens a lesson that is not for the panes; says whether it is one
   * @param say says what went wrong
   */
  public GalleryViewModel(
      ModelContext models,
      Visit visit,
      List<Book> books,
      LessonProgress progress,
      Predicate<Lesson> opensElsewhere,
      Consumer<String> say) {
    this.models = models;
    this.visit = visit;
    this.books = List.copyOf(books);
    this.numbers = new LessonNumbers(books);
    this.progress = progress;
    this.opensElsewhere = opensElsewhere;
    this.say = say;
    unfoldFirst();
    sought.subscribe(words -> fill());
  }

  /** Where nothing is open yet, the first book shows what a book looks like. */
  private void unfoldFirst() {
    unfolded.clear();
    all().findFirst().map(Book::file).ifPresent(unfolded::add);
  }

  private Stream<Book> all() {
    return Stream.concat(own.stream(), books.stream());
  }

  private void fill() {
    List<Book> left = new LessonSearch(readable(), numbers).found(sought.get());
    found = left.stream().flatMap(book -> book.lessons().stream()).toList();
    shown.setAll(left.stream().flatMap(this::entries).toList());
  }

  private List<Book> readable() {
    return all()
        .map(book -> book.with(book.lessons().stream().filter(Lesson::hasDocuments).toList()))
        .toList();
  }

  private Stream<GalleryEntry> entries(Book book) {
    boolean isOpen = isSearch() || unfolded.contains(book.file());
    Stream<Lesson> lessons = isOpen ? book.lessons().stream() : Stream.empty();
    return Stream.concat(
        Stream.of(new GalleryEntry.OfBook(book, numbers.of(book), count(book), isOpen)),
        lessons.map(each -> new GalleryEntry.OfLesson(each, numbers.of(each), progress.of(each))));
  }

  /** What a search finds is never folded away. */
  private boolean isSearch() {
    return !sought.get().isBlank();
  }

  private String count(Book book) {
    List<Lesson> exercises = book.lessons().stream().filter(Lesson::isExercise).toList();
    if (exercises.isEmpty()) {
      long read = book.lessons().stream().filter(each -> progress.of(each) != Mark.NEW).count();
      return LearnWording.READ_OF_LESSONS.text("read", read, "lessons", book.lessons().size());
    }
    long done = exercises.stream().filter(each -> progress.of(each) == Mark.SOLVED).count();
    return LearnWording.DONE_OF_EXERCISES_SOLVED.text("done", done, "exercises", exercises.size());
  }

  /** Folds a book, or unfolds it; a search shows all that it finds. */
  public void setUnfolded(Book book, boolean isWanted) {
    if (isWanted ? unfolded.add(book.file()) : unfolded.remove(book.file())) {
      fill();
    }
  }

  /** Puts a person's own books before those of the program, and shows the first of them. */
  public void setOwn(List<Book> wanted) {
    own = List.copyOf(wanted);
    unfoldFirst();
    sought.set("");
    fill();
  }

  /** The book that a lesson is in, with those of its lessons that are read. */
  public Book bookOf(Lesson lesson) {
    return readable().stream()
        .filter(book -> book.lessons().contains(lesson))
        .findFirst()
        .orElseGet(() -> new Book(lesson.file(), lesson.book(), "", List.of(lesson)));
  }

  /** Opens a lesson where it is read. */
  public void open(Lesson lesson) {
    if (opensElsewhere.test(lesson)) {
      last = Optional.of(lesson);
      unfold(lesson);
    } else {
      openInPanes(lesson);
    }
  }

  /** Opens a lesson beside the panes, and fills these with its documents. */
  public void openInPanes(Lesson lesson) {
    try {
      Optional<ExerciseViewModel> exercise =
          lesson.isExercise() ? Optional.of(exercise(lesson)) : Optional.empty();
      visit.open(LessonPlace.of(lesson));
      progress.read(lesson);
      last = Optional.of(lesson);
      unfold(lesson);
      current.set(Optional.of(new OpenLesson(lesson, exercise)));
    } catch (LessonFileException wrong) {
      say.accept(wrong.getMessage());
    }
  }

  /** All books are folded but that of the open lesson. */
  private void unfold(Lesson lesson) {
    unfolded.clear();
    unfolded.add(lesson.file());
    fill();
  }

  private ExerciseViewModel exercise(Lesson lesson) throws LessonFileException {
    return new ExerciseViewModel(
        Exercise.of(lesson, models.workbench()), models.documents(), () -> solved(lesson));
  }

  private void solved(Lesson lesson) {
    progress.solved(lesson);
    fill();
  }

  /** What the person has read and solved. */
  public LessonProgress progress() {
    return progress;
  }

  /** Forgets what the person has read and solved. */
  public void clearProgress() {
    progress.clear();
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

  /** Opens the lesson so many further among those that the search leaves, if there is one. */
  public void step(int by) {
    int at = last.map(found::indexOf).orElse(-1);
    int wanted = at < 0 && by < 0 ? found.size() - 1 : at + by;
    if (wanted >= 0 && wanted < found.size()) {
      open(found.get(wanted));
    }
  }

  /** Whether there is a lesson so many further among those that the search leaves. */
  public boolean hasStep(int by) {
    int wanted = last.map(found::indexOf).orElse(-1) + by;
    return wanted >= 0 && wanted < found.size();
  }

  /** The lesson that is open; empty if none is. */
  public ReadOnlyObjectProperty<Optional<OpenLesson>> currentProperty() {
    return current.getReadOnlyProperty();
  }

  /** What is sought: a number, a title, or words. */
  public StringProperty soughtProperty() {
    return sought;
  }

  /** The books that the search leaves, with the lessons of those that are not folded. */
  public ObservableList<GalleryEntry> shown() {
    return shown;
  }
}
