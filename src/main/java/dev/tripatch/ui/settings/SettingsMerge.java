package dev.tripatch.ui.settings;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;

/**
 * Brings together what one window changed and what others wrote meanwhile: what this window changed
 * counts, and all else is as the file has it.
 *
 * @param before what this window read or wrote last
 * @param now what it has now
 * @param file what the file has
 */
record SettingsMerge(Settings before, Settings now, Settings file) {

  Settings merged() {
    return new Settings(
        each(Settings::choices),
        each(Settings::keys),
        changed(Settings::window),
        changed(Settings::table),
        changed(Settings::dividers),
        recentFiles());
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

  /** Files that this window opened since come first; those of the others stay. */
  private List<String> recentFiles() {
    List<String> all = file.recentFiles();
    if (!now.recentFiles().equals(before.recentFiles())) {
      for (String opened : openedSince().reversed()) {
        all = Settings.withRecent(all, opened);
      }
    }
    return all;
  }

  private List<String> openedSince() {
    List<String> opened = new ArrayList<>(now.recentFiles());
    opened.removeAll(before.recentFiles());
    // A file that was opened again is no new one, but comes first.
    return opened.isEmpty() && !now.recentFiles().isEmpty()
        ? now.recentFiles().subList(0, 1)
        : opened;
  }
}
