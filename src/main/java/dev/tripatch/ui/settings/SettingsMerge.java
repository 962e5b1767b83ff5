package dev.tripatch.ui.settings;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.BiFunction;
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
      Function<Settings, List<String>> part, BiFunction<List<String>, String, List<String>> with) {
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
