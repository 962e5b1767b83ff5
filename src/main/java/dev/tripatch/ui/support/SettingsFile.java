package dev.tripatch.ui.support;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/** The file that holds the settings. That it cannot be read or written never hurts. */
public final class SettingsFile {

  private static final JsonMapper JSON = new JsonMapper();

  private final Path file;

  /** The settings file in a folder, which need not exist yet. */
  public SettingsFile(Path folder) {
    this.file = folder.resolve("settings.json");
  }

  /**
   * Settings as they could be read.
   *
   * @param settings the settings, as at a first start where the file says nothing usable
   * @param problem why the file could not be used, in a sentence; empty if it could
   */
  public record Loaded(Settings settings, Optional<String> problem) {}

  /** Reads the settings. */
  public Loaded load() {
    if (!Files.exists(file)) {
      return new Loaded(Settings.FIRST, Optional.empty());
    }
    try {
      return new Loaded(read(JSON.readTree(TextFiles.read(file))), Optional.empty());
    } catch (IOException | JacksonException broken) {
      return new Loaded(
          Settings.FIRST, Optional.of("Settings could not be read and are as at first: " + file));
    }
  }

  /** Writes the settings; says in a sentence why that failed, if it did. */
  public Optional<String> save(Settings settings) {
    try {
      Files.createDirectories(file.toAbsolutePath().getParent());
      String text = JSON.writerWithDefaultPrettyPrinter().writeValueAsString(write(settings));
      TextFiles.write(file, text + "\n");
      return Optional.empty();
    } catch (IOException | JacksonException failed) {
      return Optional.of("Settings could not be saved: " + failed.getMessage());
    }
  }

  private static Settings read(JsonNode json) {
    Settings first = Settings.FIRST;
    return new Settings(
        json.path("theme").asString(first.theme()),
        json.path("textSize").asInt(first.textSize()),
        json.path("showRemoved").asBoolean(first.showRemoved()),
        readPlace(json.path("window")),
        numbers(json.path("dividers")),
        strings(json.path("recentFiles")));
  }

  private static Settings.WindowPlace readPlace(JsonNode json) {
    Settings.WindowPlace unknown = Settings.WindowPlace.UNKNOWN;
    return new Settings.WindowPlace(
        json.path("x").asDouble(unknown.x()),
        json.path("y").asDouble(unknown.y()),
        json.path("width").asDouble(unknown.width()),
        json.path("height").asDouble(unknown.height()),
        json.path("maximized").asBoolean(unknown.maximized()));
  }

  private static List<Double> numbers(JsonNode json) {
    List<Double> numbers = new ArrayList<>();
    json.forEach(each -> numbers.add(each.asDouble(Double.NaN)));
    return numbers.stream().allMatch(each -> each >= 0 && each <= 1)
        ? List.copyOf(numbers)
        : List.of();
  }

  private static List<String> strings(JsonNode json) {
    List<String> strings = new ArrayList<>();
    json.forEach(each -> strings.add(each.asString("")));
    return strings.stream().filter(each -> !each.isBlank()).toList();
  }

  private static ObjectNode write(Settings settings) {
    ObjectNode json = JSON.createObjectNode();
    json.put("theme", settings.theme());
    json.put("textSize", settings.textSize());
    json.put("showRemoved", settings.showRemoved());
    writePlace(json.putObject("window"), settings.window());
    settings.dividers().forEach(json.putArray("dividers")::add);
    settings.recentFiles().forEach(json.putArray("recentFiles")::add);
    return json;
  }

  private static void writePlace(ObjectNode json, Settings.WindowPlace place) {
    if (place.isKnown()) {
      json.put("x", place.x()).put("y", place.y());
    }
    json.put("width", place.width()).put("height", place.height());
    json.put("maximized", place.maximized());
  }
}
