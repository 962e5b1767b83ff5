package dev.tripatch.exercise;

import static java.nio.file.StandardOpenOption.CREATE;
import static java.nio.file.StandardOpenOption.WRITE;

import dev.tripatch.data.DataFault;
import dev.tripatch.data.JsonData;
import dev.tripatch.workspace.file.FileWriting;
import dev.tripatch.workspace.file.SavingFault;
import dev.tripatch.workspace.file.TextFiles;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
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
  private final Path file;
  private final FileWriting writing;

  /** The file in a folder, which need not exist yet. */
  public ProgressFile(Path folder) {
    this(folder, TextFiles::write);
  }

  /** The same file, written in this way. */
  public ProgressFile(Path folder, FileWriting writing) {
    this.writing = writing;
    this.file = folder.resolve("exercises.json");
  }

  /**
   * What could be read.
   *
   * @param solved the names of the exercises that are solved
   * @param problem why the file could not be read, and what becomes of it; empty if it could
   */
  public record Loaded(Set<String> solved, Optional<String> problem) {
    /** Copies the set. */
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
    if (!Files.exists(file)) {
      return new Loaded(Set.of(), Optional.empty());
    }
    try {
      Stored stored = JsonData.read(TextFiles.read(file), Stored.class);
      return new Loaded(Set.copyOf(stored.solved().orElse(List.of())), Optional.empty());
    } catch (DataFault damaged) {
      String place = "%s:%d:%d".formatted(file, damaged.line(), damaged.column());
      return unread(damaged.problem() + " " + place);
    } catch (IOException unreadable) {
      return unread(String.valueOf(unreadable.getMessage()));
    }
  }

  private static Loaded unread(String reason) {
    return new Loaded(
        Set.of(), Optional.of(ExerciseWording.PROGRESS_NOT_READ.text("reason", reason)));
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
      Path folder = Files.createDirectories(file.toAbsolutePath().getParent());
      try (FileChannel guard = FileChannel.open(folder.resolve("exercises.lock"), CREATE, WRITE)) {
        // Held until the channel is closed.
        guard.lock();
        Loaded found = load();
        if (found.problem().isPresent()) {
          putAside();
        }
        List<String> now = change.apply(found.solved()).stream().sorted().toList();
        writing.write(file, JsonData.write(new Stored(Optional.of(now))));
      }
      return Optional.empty();
    } catch (IOException failed) {
      return Optional.of(
          ExerciseWording.PROGRESS_NOT_SAVED.text("reason", SavingFault.sentence(file, failed)));
    }
  }

  /** Under a name that no other file has. */
  private void putAside() throws IOException {
    int number = 1;
    while (Files.exists(aside(number))) {
      number++;
    }
    Files.move(file, aside(number));
  }

  private Path aside(int number) {
    return file.resolveSibling("exercises-damaged-" + number + ".json");
  }
}
