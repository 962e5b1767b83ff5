package dev.tripatch.engine.explain.inner;

import dev.tripatch.json.PathStep;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Which items of a list moved: as few as can be, so that all others are in the same order in both
 * lists.
 */
final class Moves {

  private Moves() {}

  /** The items of both lists that stay in the same order. */
  static Set<PathStep> settled(List<PathStep> before, List<PathStep> after) {
    Map<PathStep, Integer> places = HashMap.newHashMap(before.size());
    for (int i = 0; i < before.size(); i++) {
      places.put(before.get(i), i);
    }
    List<PathStep> common = after.stream().filter(places::containsKey).toList();
    int[] settled = Rising.longest(common.stream().map(step -> List.of(places.get(step))).toList());
    return IntStream.range(0, settled.length)
        .filter(i -> settled[i] >= 0)
        .mapToObj(common::get)
        .collect(Collectors.toSet());
  }
}
