package dev.tripatch.ui.settings;

import dev.tripatch.ui.settings.Settings.WindowPlace;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Settings as their file has them: each field may be missing. */
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
    Optional<Map<String, String>> keys,
    Optional<Place> window,
    Optional<String> table,
    Optional<List<Double>> dividers,
    Optional<List<String>> recentFiles) {

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
    return new StoredSettings(
        Optional.of(settings.theme()),
        Optional.of(settings.textSize()),
        Optional.of(settings.showRemoved()),
        Optional.of(settings.showNoise()),
        Optional.of(settings.scrollTogether()),
        Optional.of(settings.showLinks()),
        Optional.of(settings.linesAround()),
        Optional.of(settings.advances()),
        Optional.of(settings.masksSecrets()),
        Optional.of(settings.keys()),
        Optional.of(Place.of(settings.window())),
        Optional.of(settings.table()),
        Optional.of(settings.dividers()),
        Optional.of(settings.recentFiles()));
  }

  /** The settings; what is missing or makes no sense is as at a first start. */
  Settings settings() {
    Settings first = Settings.FIRST;
    return new Settings(
        theme.orElse(first.theme()),
        textSize.orElse(first.textSize()),
        showRemoved.orElse(first.showRemoved()),
        showNoise.orElse(first.showNoise()),
        scrollTogether.orElse(first.scrollTogether()),
        showLinks.orElse(first.showLinks()),
        linesAround.filter(lines -> lines >= 0).orElse(first.linesAround()),
        advances.orElse(first.advances()),
        masksSecrets.orElse(first.masksSecrets()),
        keys.orElse(first.keys()),
        window.map(Place::place).orElse(first.window()),
        table.orElse(first.table()),
        dividers
            .filter(all -> all.stream().allMatch(each -> each >= 0 && each <= 1))
            .orElse(first.dividers()),
        recentFiles.orElse(first.recentFiles()).stream().filter(each -> !each.isBlank()).toList());
  }
}
