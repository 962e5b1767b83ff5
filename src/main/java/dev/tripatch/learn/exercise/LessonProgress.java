package dev.tripatch.learn.exercise;

import dev.tripatch.learn.Lesson;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;

/** Which lessons a person has read and which exercises they have solved, kept in a file. */
public final class LessonProgress {
  private final Optional<ProgressFile> file;
  private final Consumer<String> say;
  private final Set<String> read = new HashSet<>();
  private final Set<String> solved = new HashSet<>();

  /** What is said of a lesson in lists. */
  public enum Mark {
    NEW,
    READ,
    SOLVED
  }

  /**
   * What the file remembers.
   *
   * @param file the file; empty where nothing is remembered
   * @param say says why it could not be read or written
   */
  public LessonProgress(Optional<ProgressFile> file, Consumer<String> say) {
    this.file = file;
    this.say = say;
    file.map(ProgressFile::load)
        .ifPresent(
            loaded -> {
              read.addAll(loaded.read());
              solved.addAll(loaded.solved());
              loaded.problem().ifPresent(say);
            });
  }

  /** Remembers that a lesson was read. */
  public void read(Lesson lesson) {
    if (read.add(lesson.name())) {
      file.flatMap(each -> each.read(lesson.name())).ifPresent(say);
    }
  }

  /** Remembers that an exercise is solved. */
  public void solved(Lesson lesson) {
    if (solved.add(lesson.name())) {
      file.flatMap(each -> each.add(lesson.name())).ifPresent(say);
    }
  }

  /** Forgets all. */
  public void clear() {
    read.clear();
    solved.clear();
    file.flatMap(ProgressFile::clear).ifPresent(say);
  }

  public Mark of(Lesson lesson) {
    if (solved.contains(lesson.name())) {
      return Mark.SOLVED;
    }
    return read.contains(lesson.name()) ? Mark.READ : Mark.NEW;
  }

  /** How many lessons were read. */
  public int read() {
    return read.size();
  }

  /** How many exercises are solved. */
  public int solved() {
    return solved.size();
  }
}
