package dev.tripatch.ui.support;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * Texts that were typed and not saved, kept beside the settings so that a crash loses nothing. Each
 * running program has its own file, named by its process; what a dead process left is offered.
 */
public final class UnsavedTexts {

  private static final JsonMapper JSON = new JsonMapper();
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
    ArrayNode json = JSON.createArrayNode();
    texts.forEach(text -> write(json.addObject(), text));
    Files.createDirectories(folder);
    TextFiles.write(mine, JSON.writeValueAsString(json));
  }

  private static void write(ObjectNode json, Unsaved text) {
    json.put("pane", text.pane()).put("name", text.name());
    text.file().ifPresent(file -> json.put("file", file.toString()));
    json.put("object", text.object()).put("text", text.text());
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
      List<Unsaved> texts = new ArrayList<>();
      JSON.readTree(TextFiles.read(file)).forEach(each -> texts.add(read(each)));
      Instant when = Files.getLastModifiedTime(file).toInstant();
      return texts.isEmpty() ? Optional.empty() : Optional.of(new Left(file, when, texts));
    } catch (IOException | JacksonException | java.nio.file.InvalidPathException unusable) {
      return Optional.empty();
    }
  }

  private static Unsaved read(JsonNode json) {
    String file = json.path("file").asString("");
    return new Unsaved(
        json.path("pane").asString(""),
        json.path("name").asString(""),
        file.isEmpty() ? Optional.empty() : Optional.of(Path.of(file)),
        json.path("object").asInt(0),
        json.path("text").asString(""));
  }

  /** Forgets what was left: it was taken over, or is not wanted. */
  public void forget(Left left) throws IOException {
    Files.deleteIfExists(left.file());
  }
}
