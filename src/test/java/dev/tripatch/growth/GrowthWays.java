package dev.tripatch.growth;

import java.util.LinkedHashMap;
import java.util.Map;

/** All ways through the program that need no window, by name. */
final class GrowthWays {
  private GrowthWays() {}

  static Map<String, GrowthWay> all() {
    Map<String, GrowthWay> ways = new LinkedHashMap<>();
    ReadingWays.addTo(ways);
    ShowingWays.addTo(ways);
    DecidingWays.addTo(ways);
    StepWays.addTo(ways);
    PatchWays.addTo(ways);
    ServerWays.addTo(ways);
    EditingWays.addTo(ways);
    return ways;
  }
}
