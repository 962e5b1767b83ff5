package dev.tripatch.ui.support;

import dev.tripatch.value.CanonicalJson;
import dev.tripatch.value.IntegerValue;
import dev.tripatch.value.ListValue;
import dev.tripatch.value.MapValue;
import dev.tripatch.value.StringValue;
import dev.tripatch.value.Value;
import dev.tripatch.workspace.TextFiles;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.time.Instant;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Texts that were typed and not saved, kept beside the settings so that a crash loses nothing. Each
 * running program has its own file, named by its process; what a dead process left is offered.
 */
public final class UnsavedTexts {

  private static final String PREFIX = "unsaved-";
  private static final String SUFFIX = ".json";

  private final Path folder;
  private final Path mine;

  /** Texts in a folder, which need not exist yet. */
  public UnsavedTexts(Path folder) {
    this.folder = folder;
    this.mine = folder.resolve(PREFIX + ProcessHandle.current().pid() + SUFFIX);
  }

  /**
   * A text that was not saved.
   *
   * @param pane the name of its pane
   * @param name what it was called
   * @param file the file it was opened from; empty if from none
   * @param object which object of the file it was, from 0
   * @param text the text
   */
  public record Unsaved(String pane, String name, Optional<Path> file, int object, String text) {}

  /**
   * What a program left behind that did not end well.
   *
   * @param file where it is kept
   * @param when when it was kept
   * @param texts the texts
   */
  public record Left(Path file, Instant when, List<Unsaved> texts) {}

  /**
   * Keeps texts in the place of those kept before.
   *
   * @throws IOException if that fails
   */
  public void keep(List<Unsaved> texts) throws IOException {
    if (texts.isEmpty()) {
      Files.deleteIfExists(mine);
      return;
    }
    List<Value> json = texts.stream().map(UnsavedTexts::write).toList();
    Files.createDirectories(folder);
    TextFiles.write(mine, CanonicalJson.write(new ListValue(json)));
  }

  private static Value write(Unsaved text) {
    return MapValue.builder()
        .put("pane", new StringValue(text.pane()))
        .put("name", new StringValue(text.name()))
        .putIfPresent("file", text.file().map(file -> new StringValue(file.toString())))
        .put("object", new IntegerValue(text.object()))
        .put("text", new StringValue(text.text()))
        .build();
  }

  /** What was left behind last; empty if nothing usable was. */
  public Optional<Left> left() {
    try (Stream<Path> files = Files.list(folder)) {
      return files
          .filter(UnsavedTexts::isOfDeadProcess)
          .map(UnsavedTexts::read)
          .flatMap(Optional::stream)
          .max(Comparator.comparing(Left::when));
    } catch (IOException none) {
      return Optional.empty();
    }
  }

  private static boolean isOfDeadProcess(Path file) {
    String name = file.getFileName().toString();
    if (!name.startsWith(PREFIX) || !name.endsWith(SUFFIX)) {
      return false;
    }
    String process = name.substring(PREFIX.length(), name.length() - SUFFIX.length());
    return process.matches("\\d{1,18}") && ProcessHandle.of(Long.parseLong(process)).isEmpty();
  }

  private static Optional<Left> read(Path file) {
    try {
      List<Unsaved> texts = Stored.read(file).items().stream().map(UnsavedTexts::read).toList();
      Instant when = Files.getLastModifiedTime(file).toInstant();
      return texts.isEmpty() ? Optional.empty() : Optional.of(new Left(file, when, texts));
    } catch (IOException | InvalidPathException unusable) {
      return Optional.empty();
    }
  }

  private static Unsaved read(Stored json) {
    return new Unsaved(
        json.get("pane").text().orElse(""),
        json.get("name").text().orElse(""),
        json.get("file").text().map(Path::of),
        json.get("object").integer(0),
        json.get("text").text().orElse(""));
  }

  /** Forgets what was left: it was taken over, or is not wanted. */
  public void forget(Left left) throws IOException {
    Files.deleteIfExists(left.file());
  }
}
