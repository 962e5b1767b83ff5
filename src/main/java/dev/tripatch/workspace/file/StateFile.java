package dev.tripatch.workspace.file;

import static java.nio.file.StandardOpenOption.CREATE;
import static java.nio.file.StandardOpenOption.WRITE;

import dev.tripatch.document.data.DataFault;
import dev.tripatch.document.data.JsonData;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Function;

/**
 * A file in which the program remembers something from one start to the next, as a record in JSON.
 * Several programs may have it at the same time, of other releases too: what a record does not know
 * stays in the file. What cannot be read is kept beside it before it is written over.
 */
public final class StateFile<T> {
  private static final String JSON = ".json";
  private static final String EMPTY = "{}";

  private final Path file;
  private final Class<T> type;
  private final FileWriting writing;

  /**
   * A file, which need not exist yet.
   *
   * @param name its name without an ending
   * @param type the record, of which each field may be missing
   * @param writing writes the file
   */
  public StateFile(Path folder, String name, Class<T> type, FileWriting writing) {
    this.file = folder.resolve(name + JSON);
    this.type = type;
    this.writing = writing;
  }

  /**
   * What could be read.
   *
   * @param value the record; without the fields that are wrong, and empty if nothing can be read
   * @param fault what is wrong, in sentences; empty if nothing, or if there is no file
   */
  public record Found<T>(Optional<T> value, Optional<String> fault) {}

  private record Content<T>(Found<T> found, String text) {}

  public Found<T> read() {
    return readWithText().found();
  }

  private Content<T> readWithText() {
    if (!Files.exists(file)) {
      return new Content<>(new Found<>(Optional.empty(), Optional.empty()), EMPTY);
    }
    try {
      String text = TextFiles.read(file);
      return new Content<>(found(text), text);
    } catch (IOException unreadable) {
      return new Content<>(nothing(SavingFault.reason(unreadable)), EMPTY);
    }
  }

  private Found<T> found(String text) {
    try {
      JsonData.Usable<T> usable = JsonData.readUsable(text, type);
      return new Found<>(Optional.of(usable.value()), usable.fault().map(this::located));
    } catch (DataFault damaged) {
      return nothing(located(damaged));
    }
  }

  private static <T> Found<T> nothing(String fault) {
    return new Found<>(Optional.empty(), Optional.of(fault));
  }

  private String located(DataFault fault) {
    return "%s %s:%d:%d".formatted(fault.problem(), file, fault.line(), fault.column());
  }

  /** Where a file that is not as it should be is kept when it is written over. */
  public Path aside() {
    int number = 1;
    while (Files.exists(aside(number), LinkOption.NOFOLLOW_LINKS) && !isKept(aside(number))) {
      number++;
    }
    return aside(number);
  }

  private Path aside(int number) {
    String name = String.valueOf(file.getFileName());
    String plain = name.substring(0, name.length() - JSON.length());
    return file.resolveSibling(plain + "-damaged-" + number + JSON);
  }

  /** Whether the file is there already, as it is. */
  private boolean isKept(Path aside) {
    try {
      return Files.isRegularFile(file)
          && Files.isRegularFile(aside)
          && Files.mismatch(file, aside) < 0;
    } catch (IOException unreadable) {
      return false;
    }
  }

  /**
   * Writes what a change makes of what is in the file now.
   *
   * @param change gets the record as {@link #read} does
   * @throws IOException if that fails; the file is then as it was
   */
  public void change(Function<Optional<T>, T> change) throws IOException {
    Path folder = Files.createDirectories(file.toAbsolutePath().getParent());
    Path lock = folder.resolve(file.getFileName().toString().replace(JSON, ".lock"));
    try (FileChannel guard = FileChannel.open(lock, CREATE, WRITE)) {
      // Held until the channel is closed.
      guard.lock();
      Content<T> now = readWithText();
      if (now.found().fault().isPresent()) {
        putAside();
      }
      T changed = change.apply(now.found().value());
      writing.write(file, JsonData.writeOver(now.text(), changed));
    }
  }

  /** A text is copied: the file may be a link, and stays one. Anything else is moved away. */
  private void putAside() throws IOException {
    Path aside = aside();
    if (Files.isRegularFile(file) && Files.isReadable(file)) {
      if (!isKept(aside)) {
        Files.copy(file, aside);
      }
    } else {
      Files.move(file, aside);
    }
  }
}
