package dev.tripatch.cli;

import dev.tripatch.hazard.Hazard;
import dev.tripatch.value.ListValue;
import dev.tripatch.value.MapValue;
import dev.tripatch.value.StringValue;
import dev.tripatch.value.Value;
import java.util.List;
import java.util.Locale;

/** Hazards for programs. */
final class HazardList {
  private HazardList() {}

  static ListValue of(List<LocatedHazard> found) {
    return new ListValue(found.stream().<Value>map(HazardList::entry).toList());
  }

  private static MapValue entry(LocatedHazard each) {
    Hazard hazard = each.hazard();
    return MapValue.builder()
        .put("kind", text(hazard.kind().id()))
        .put("document", text(hazard.where().name().toLowerCase(Locale.ROOT).replace('_', '-')))
        .put("place", text(each.place()))
        .put("path", text(hazard.path().toString()))
        .put("sentence", text(hazard.sentence()))
        .put("remedy", text(hazard.remedy()))
        .putIfPresent("kubernetes", hazard.kubernetesText().map(HazardList::text))
        .build();
  }

  private static StringValue text(String text) {
    return new StringValue(text);
  }
}
