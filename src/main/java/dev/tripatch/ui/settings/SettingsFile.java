package dev.tripatch.ui.settings;

import dev.tripatch.workspace.file.FileWriting;
import dev.tripatch.workspace.file.StateFile;
import dev.tripatch.workspace.file.TextFiles;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.BiFunction;
import java.util.function.Function;

/**
 * The file that holds the settings. That it cannot be read or written never hurts. Several windows
 * may have it at the same time: each writes only what it changed itself. Only one thread may use
 * this.
 */
public final class SettingsFile {

  private final StateFile<StoredSettings> file;
  private Optional<Settings> known = Optional.empty();

  /** The settings file in a folder, which need not exist yet. */
  public SettingsFile(Path folder) {
    this(folder, TextFiles::write);
  }

  /** The same file, written in this way. */
  public SettingsFile(Path folder, FileWriting writing) {
    this.file = new StateFile<>(folder, "settings", StoredSettings.class, writing);
  }

  /**
   * Settings as they could be read.
   *
   * @param settings the settings, as at a first start where the file says nothing usable
   * @param problem what of the file could not be used, in sentences; empty if nothing
   */
  public record Loaded(Settings settings, Optional<String> problem) {}

  /** Reads the settings; what differs from them later is what this window changed. */
  public Loaded load() {
    StateFile.Found<StoredSettings> found = file.read();
    Optional<Settings> settings = found.value().map(StoredSettings::settings);
    known = Optional.of(settings.orElse(Settings.FIRST));
    return new Loaded(
        settings.orElse(Settings.FIRST),
        found.fault().map(fault -> told(fault, settings.isPresent())));
  }

  private String told(String fault, boolean isUsable) {
    Path aside = file.aside().getFileName();
    return isUsable
        ? SettingWords.PARTLY_USABLE.text("fault", fault, "file", aside)
        : SettingWords.NOT_USABLE.text("fault", fault, "file", aside);
  }

  /**
   * Takes what the window has made of the settings that it read: a value that it does not know is
   * not one that it changed.
   */
  public void know(Settings taken) {
    known = Optional.of(taken);
  }

  /**
   * Writes what of the settings changed since they were read or written last, and leaves what other
   * windows wrote since; says in a sentence why that failed, if it did.
   */
  public Optional<String> save(Settings settings) {
    try {
      file.change(found -> StoredSettings.of(merged(settings, found)));
      known = Optional.of(settings);
      return Optional.empty();
    } catch (IOException failed) {
      return Optional.of(
          SettingWords.NOT_SAVED.text("reason", String.valueOf(failed.getMessage())));
    }
  }

  /** What was never read, or cannot be used now, is written as a whole. */
  private Settings merged(Settings settings, Optional<StoredSettings> found) {
    return known
        .flatMap(
            before ->
                found.map(
                    stored -> new SettingsMerge(before, settings, stored.settings()).merged()))
        .orElse(settings);
  }

  /**
   * Brings together what one window changed and what others wrote meanwhile: what this window
   * changed counts, and all else is as the file has it.
   *
   * @param before what this window read or wrote last
   * @param now what it has now
   * @param file what the file has
   */
  private record SettingsMerge(Settings before, Settings now, Settings file) {

    Settings merged() {
      return new Settings(
          each(Settings::choices),
          each(Settings::keys),
          changed(Settings::window),
          changed(Settings::table),
          changed(Settings::dividers),
          recent(Settings::recentFiles, Settings::withRecent),
          recent(Settings::recentObjects, Settings::withRecentObject));
    }

    private <T> T changed(Function<Settings, T> setting) {
      T mine = setting.apply(now);
      return mine.equals(setting.apply(before)) ? setting.apply(file) : mine;
    }

    /** Each name for itself. */
    private Map<String, String> each(Function<Settings, Map<String, String>> part) {
      Map<String, String> earlier = part.apply(before);
      Map<String, String> mine = part.apply(now);
      Map<String, String> all = new TreeMap<>(part.apply(file));
      earlier.keySet().stream().filter(name -> !mine.containsKey(name)).forEach(all::remove);
      mine.entrySet().stream()
          .filter(entry -> !earlier.entrySet().contains(entry))
          .forEach(entry -> all.put(entry.getKey(), entry.getValue()));
      return all;
    }

    /** What this window opened since comes first; what the others opened stays. */
    private List<String> recent(
        Function<Settings, List<String>> part,
        BiFunction<List<String>, String, List<String>> with) {
      List<String> all = part.apply(file);
      if (!part.apply(now).equals(part.apply(before))) {
        for (String opened : openedSince(part.apply(before), part.apply(now)).reversed()) {
          all = with.apply(all, opened);
        }
      }
      return all;
    }

    private static List<String> openedSince(List<String> earlier, List<String> mine) {
      List<String> opened = new ArrayList<>(mine);
      opened.removeAll(earlier);
      // What was opened again is not new, but comes first.
      return opened.isEmpty() && !mine.isEmpty() ? mine.subList(0, 1) : opened;
    }
  }
}
