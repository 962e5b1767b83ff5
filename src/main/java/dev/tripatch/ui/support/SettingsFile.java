package dev.tripatch.ui.support;

import dev.tripatch.document.JsonWriter;
import dev.tripatch.value.BoolValue;
import dev.tripatch.value.FloatValue;
import dev.tripatch.value.IntegerValue;
import dev.tripatch.value.ListValue;
import dev.tripatch.value.MapValue;
import dev.tripatch.value.StringValue;
import dev.tripatch.value.Value;
import dev.tripatch.workspace.TextFiles;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** The file that holds the settings. That it cannot be read or written never hurts. */
public final class SettingsFile {

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
      return new Loaded(read(Stored.read(file)), Optional.empty());
    } catch (IOException broken) {
      return new Loaded(
          Settings.FIRST, Optional.of("Settings could not be read and are as at first: " + file));
    }
  }

  /** Writes the settings; says in a sentence why that failed, if it did. */
  public Optional<String> save(Settings settings) {
    try {
      Files.createDirectories(file.toAbsolutePath().getParent());
      TextFiles.write(file, JsonWriter.write(write(settings)));
      return Optional.empty();
    } catch (IOException failed) {
      return Optional.of("Settings could not be saved: " + failed.getMessage());
    }
  }

  private static Settings read(Stored json) {
    Settings first = Settings.FIRST;
    return new Settings(
        json.get("theme").text().orElse(first.theme()),
        json.get("textSize").integer(first.textSize()),
        json.get("showRemoved").truth(first.showRemoved()),
        json.get("showNoise").truth(first.showNoise()),
        readPlace(json.get("window")),
        json.get("table").text().orElse(first.table()),
        dividers(json.get("dividers")),
        strings(json.get("recentFiles")));
  }

  private static Settings.WindowPlace readPlace(Stored json) {
    Settings.WindowPlace unknown = Settings.WindowPlace.UNKNOWN;
    return new Settings.WindowPlace(
        json.get("x").number(unknown.x()),
        json.get("y").number(unknown.y()),
        json.get("width").number(unknown.width()),
        json.get("height").number(unknown.height()),
        json.get("maximized").truth(unknown.maximized()));
  }

  private static List<Double> dividers(Stored json) {
    List<Double> numbers = json.items().stream().map(each -> each.number(Double.NaN)).toList();
    return numbers.stream().allMatch(each -> each >= 0 && each <= 1) ? numbers : List.of();
  }

  private static List<String> strings(Stored json) {
    return json.items().stream()
        .flatMap(each -> each.text().stream())
        .filter(each -> !each.isBlank())
        .toList();
  }

  private static MapValue write(Settings settings) {
    return MapValue.builder()
        .put("theme", new StringValue(settings.theme()))
        .put("textSize", new IntegerValue(settings.textSize()))
        .put("showRemoved", BoolValue.of(settings.showRemoved()))
        .put("showNoise", BoolValue.of(settings.showNoise()))
        .put("window", write(settings.window()))
        .put("table", new StringValue(settings.table()))
        .put("dividers", list(settings.dividers().stream().map(FloatValue::new)))
        .put("recentFiles", list(settings.recentFiles().stream().map(StringValue::new)))
        .build();
  }

  private static ListValue list(Stream<? extends Value> items) {
    return new ListValue(items.map(Value.class::cast).toList());
  }

  private static MapValue write(Settings.WindowPlace place) {
    MapValue.Builder json = MapValue.builder();
    if (place.isKnown()) {
      json.put("x", new FloatValue(place.x())).put("y", new FloatValue(place.y()));
    }
    return json.put("width", new FloatValue(place.width()))
        .put("height", new FloatValue(place.height()))
        .put("maximized", BoolValue.of(place.maximized()))
        .build();
  }
}
