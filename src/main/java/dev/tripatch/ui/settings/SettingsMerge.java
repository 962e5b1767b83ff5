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
        changed(Settings::theme),
        changed(Settings::textSize),
        changed(Settings::showRemoved),
        changed(Settings::showNoise),
        changed(Settings::scrollTogether),
        changed(Settings::showLinks),
        changed(Settings::linesAround),
        changed(Settings::advances),
        changed(Settings::masksSecrets),
        keys(),
        changed(Settings::window),
        changed(Settings::table),
        changed(Settings::dividers),
        recentFiles());
  }

  private <T> T changed(Function<Settings, T> setting) {
    T mine = setting.apply(now);
    return mine.equals(setting.apply(before)) ? setting.apply(file) : mine;
  }

  /** Each action for itself. */
  private Map<String, String> keys() {
    Map<String, String> all = new TreeMap<>(file.keys());
    before.keys().keySet().stream()
        .filter(action -> !now.keys().containsKey(action))
        .forEach(all::remove);
    now.keys().entrySet().stream()
        .filter(each -> !before.keys().entrySet().contains(each))
        .forEach(each -> all.put(each.getKey(), each.getValue()));
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
