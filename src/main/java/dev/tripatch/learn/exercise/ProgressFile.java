package dev.tripatch.learn.exercise;

import dev.tripatch.learn.BundledLessons;
import dev.tripatch.workspace.file.FileWriting;
import dev.tripatch.workspace.file.SavingFault;
import dev.tripatch.workspace.file.StateFile;
import dev.tripatch.workspace.file.TextFiles;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The file that remembers which exercises are solved and which lessons were read, by name. Several
 * programs may have it at the same time: what one of them adds, the others keep. A file that cannot
 * be read is put aside, not lost. A lesson's name of an earlier release counts as its present one.
 * Only one thread of a program may use this.
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
   * @param read the names of the lessons that were read
   * @param problem why the file could not be read, and what becomes of it; empty if it could
   */
  public record Loaded(Set<String> solved, Set<String> read, Optional<String> problem) {
    public Loaded {
      solved = Set.copyOf(solved);
      read = Set.copyOf(read);
    }
  }

  /** The file's content. */
  record Stored(Optional<List<String>> solved, Optional<List<String>> read) {
    private static final Stored NOTHING = new Stored(Optional.empty(), Optional.empty());

    /** A list in the file may hold null, whatever its type says. */
    Stored {
      if (Stream.of(solved, read)
          .flatMap(Optional::stream)
          .flatMap(List::stream)
          .anyMatch(Objects::isNull)) {
        throw new IllegalArgumentException(ExerciseWording.NO_NAME.text());
      }
    }

    Stored andSolved(String name) {
      return new Stored(with(solved, name), read);
    }

    Stored andRead(String name) {
      return new Stored(solved, with(read, name));
    }

    private static Optional<List<String>> with(Optional<List<String>> names, String name) {
      TreeSet<String> all = new TreeSet<>(names.orElse(List.of()));
      all.add(name);
      return Optional.of(List.copyOf(all));
    }
  }

  /** Reads the file; nothing is solved or read if there is none. */
  public Loaded load() {
    StateFile.Found<Stored> found = file.read();
    return new Loaded(
        names(found.value(), Stored::solved),
        names(found.value(), Stored::read),
        found
            .fault()
            .map(
                reason ->
                    ExerciseWording.PROGRESS_NOT_READ.text(
                        "reason", reason, "aside", file.aside().getFileName())));
  }

  private static Set<String> names(
      Optional<Stored> stored, Function<Stored, Optional<List<String>>> names) {
    Map<String, String> renamed = BundledLessons.renamed();
    return stored.flatMap(names).stream()
        .flatMap(List::stream)
        .map(name -> renamed.getOrDefault(name, name))
        .collect(Collectors.toUnmodifiableSet());
  }

  /** Remembers that an exercise is solved; says in a sentence why that failed, if it did. */
  public Optional<String> add(String exercise) {
    return change(before -> before.andSolved(exercise));
  }

  /** Remembers that a lesson was read; says in a sentence why that failed, if it did. */
  public Optional<String> read(String lesson) {
    return change(before -> before.andRead(lesson));
  }

  /** Forgets all; says in a sentence why that failed, if it did. */
  public Optional<String> clear() {
    return change(_ -> new Stored(Optional.of(List.of()), Optional.of(List.of())));
  }

  private Optional<String> change(UnaryOperator<Stored> change) {
    try {
      file.change(found -> change.apply(found.orElse(Stored.NOTHING)));
      return Optional.empty();
    } catch (IOException failed) {
      return Optional.of(
          ExerciseWording.PROGRESS_NOT_SAVED.text(
              "reason", SavingFault.sentence(folder.resolve("exercises.json"), failed)));
    }
  }
}
