package dev.tripatch.learn.exercise;

import dev.tripatch.workspace.file.FileWriting;
import dev.tripatch.workspace.file.SavingFault;
import dev.tripatch.workspace.file.StateFile;
import dev.tripatch.workspace.file.TextFiles;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.UnaryOperator;

/**
 * The file that remembers which exercises are solved, by the names of their lessons. Several
 * programs may have it at the same time: what one of them adds, the others keep. A file that cannot
 * be read is put aside, not lost. Only one thread of a program may use this.
 */
public final class ProgressFile {
  private final StateFile<Stored> file;
  private final Path folder;

  /** The file in a folder, which need not exist yet. */
  public ProgressFile(Path folder) {
    this(folder, TextFiles::write);
  }

  /** The same file, written in this way. */
  public ProgressFile(Path folder, FileWriting writing) {
    this.folder = folder;
    this.file = new StateFile<>(folder, "exercises", Stored.class, writing);
  }

  /**
   * What could be read.
   *
   * @param solved the names of the exercises that are solved
   * @param problem why the file could not be read, and what becomes of it; empty if it could
   */
  public record Loaded(Set<String> solved, Optional<String> problem) {
    public Loaded {
      solved = Set.copyOf(solved);
    }
  }

  /** The file's content. */
  record Stored(Optional<List<String>> solved) {
    /** A list in the file may hold null, whatever its type says. */
    Stored {
      if (solved.stream().flatMap(List::stream).anyMatch(Objects::isNull)) {
        throw new IllegalArgumentException(ExerciseWording.NO_NAME.text());
      }
    }
  }

  /** Reads the file; nothing is solved if there is none. */
  public Loaded load() {
    StateFile.Found<Stored> found = file.read();
    return new Loaded(
        solved(found.value()),
        found
            .fault()
            .map(
                reason ->
                    ExerciseWording.PROGRESS_NOT_READ.text(
                        "reason", reason, "aside", file.aside().getFileName())));
  }

  private static Set<String> solved(Optional<Stored> stored) {
    return Set.copyOf(stored.flatMap(Stored::solved).orElse(List.of()));
  }

  /** Remembers that an exercise is solved; says in a sentence why that failed, if it did. */
  public Optional<String> add(String exercise) {
    return change(
        before -> {
          TreeSet<String> all = new TreeSet<>(before);
          all.add(exercise);
          return all;
        });
  }

  /** Forgets all; says in a sentence why that failed, if it did. */
  public Optional<String> clear() {
    return change(_ -> Set.of());
  }

  private Optional<String> change(UnaryOperator<Set<String>> change) {
    try {
      file.change(
          found -> new Stored(Optional.of(change.apply(solved(found)).stream().sorted().toList())));
      return Optional.empty();
    } catch (IOException failed) {
      return Optional.of(
          ExerciseWording.PROGRESS_NOT_SAVED.text(
              "reason", SavingFault.sentence(folder.resolve("exercises.json"), failed)));
    }
  }
}
