package dev.tripatch.ui.settings;

import dev.tripatch.ui.settings.Settings.WindowPlace;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * Settings as their file has them: each field may be missing. Choices that releases before {@code
 * choices} know are fields.
 */
record StoredSettings(
    Optional<String> theme,
    Optional<Integer> textSize,
    Optional<Boolean> showRemoved,
    Optional<Boolean> showNoise,
    Optional<Boolean> scrollTogether,
    Optional<Boolean> showLinks,
    Optional<Integer> linesAround,
    Optional<Boolean> advances,
    Optional<Boolean> masksSecrets,
    Optional<Map<String, String>> choices,
    Optional<Map<String, String>> keys,
    Optional<Place> window,
    Optional<String> table,
    Optional<List<Double>> dividers,
    Optional<List<String>> recentFiles,
    Optional<List<String>> recentObjects) {

  record Place(
      Optional<Double> x,
      Optional<Double> y,
      Optional<Double> width,
      Optional<Double> height,
      Optional<Boolean> maximized) {

    static Place of(WindowPlace place) {
      return new Place(
          Optional.of(place.x()).filter(x -> place.isKnown()),
          Optional.of(place.y()).filter(y -> place.isKnown()),
          Optional.of(place.width()),
          Optional.of(place.height()),
          Optional.of(place.maximized()));
    }

    WindowPlace place() {
      WindowPlace unknown = WindowPlace.UNKNOWN;
      return new WindowPlace(
          x.orElse(unknown.x()),
          y.orElse(unknown.y()),
          width.orElse(unknown.width()),
          height.orElse(unknown.height()),
          maximized.orElse(unknown.maximized()));
    }
  }

  static StoredSettings of(Settings settings) {
    Map<String, String> choices = new TreeMap<>(settings.choices());
    return new StoredSettings(
        Optional.ofNullable(choices.remove("theme")),
        Optional.ofNullable(choices.remove("textSize")).map(Integer::valueOf),
        flag("showRemoved", choices),
        flag("showNoise", choices),
        flag("scrollTogether", choices),
        flag("showLinks", choices),
        Optional.ofNullable(choices.remove("linesAround")).map(Integer::valueOf),
        flag("advances", choices),
        flag("masksSecrets", choices),
        Optional.of(choices).filter(others -> !others.isEmpty()),
        Optional.of(settings.keys()),
        Optional.of(Place.of(settings.window())),
        Optional.of(settings.table()),
        Optional.of(settings.dividers()),
        Optional.of(settings.recentFiles()),
        Optional.of(settings.recentObjects()));
  }

  private static Optional<Boolean> flag(String id, Map<String, String> choices) {
    return Optional.ofNullable(choices.remove(id)).map(Boolean::valueOf);
  }

  private Map<String, String> allChoices() {
    Map<String, String> all = new TreeMap<>(choices.orElse(Map.of()));
    Map<String, Optional<?>> fields =
        Map.of(
            "theme", theme,
            "textSize", textSize,
            "showRemoved", showRemoved,
            "showNoise", showNoise,
            "scrollTogether", scrollTogether,
            "showLinks", showLinks,
            "linesAround", linesAround,
            "advances", advances,
            "masksSecrets", masksSecrets);
    fields.forEach((id, value) -> value.ifPresent(there -> all.put(id, there.toString())));
    return all;
  }

  /** The settings; what is missing or makes no sense is as at a first start. */
  Settings settings() {
    Settings first = Settings.FIRST;
    return new Settings(
        allChoices(),
        keys.orElse(first.keys()),
        window.map(Place::place).orElse(first.window()),
        table.orElse(first.table()),
        dividers
            .filter(all -> all.stream().allMatch(each -> each >= 0 && each <= 1))
            .orElse(first.dividers()),
        named(recentFiles),
        named(recentObjects));
  }

  private static List<String> named(Optional<List<String>> recent) {
    return recent.orElse(List.of()).stream().filter(each -> !each.isBlank()).toList();
  }
}
