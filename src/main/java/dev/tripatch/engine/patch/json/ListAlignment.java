package dev.tripatch.engine.patch.json;

import dev.tripatch.json.ListValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.Scalar;
import dev.tripatch.json.Value;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Which items of two lists are the same one: those with the same merge key, or else equal ones and,
 * between these, those at the same place. It takes n·log n steps.
 */
final class ListAlignment {

  private static final int NONE = -1;

  private final int[] sources;
  private final boolean[] stays;

  private ListAlignment(int[] sources, boolean[] stays) {
    this.sources = sources;
    this.stays = stays;
  }

  /** Aligns two lists; a merge key counts if every item has one of its own. */
  static ListAlignment of(ListValue from, ListValue to, Optional<String> mergeKey) {
    Optional<List<Value>> keysFrom = mergeKey.flatMap(key -> keys(from, key));
    Optional<List<Value>> keysTo = mergeKey.flatMap(key -> keys(to, key));
    if (keysFrom.isPresent() && keysTo.isPresent()) {
      int[] sources = sameIn(keysFrom.get(), keysTo.get());
      return new ListAlignment(sources, LongestIncreasingSubsequence.longest(sources));
    }
    int[] sources = sameIn(from.items(), to.items());
    boolean[] stays = LongestIncreasingSubsequence.longest(sources);
    for (int target = 0; target < sources.length; target++) {
      sources[target] = stays[target] ? sources[target] : NONE;
    }
    if (hasSource(sources)) {
      pairBetween(sources, from.size());
    }
    return new ListAlignment(sources, stayingOf(sources));
  }

  /** The merge keys of all items; empty if one is missing, is no scalar or comes twice. */
  private static Optional<List<Value>> keys(ListValue list, String mergeKey) {
    Set<Value> seen = new HashSet<>();
    for (Value item : list.items()) {
      boolean isOwn =
          item instanceof MapValue map && map.get(mergeKey) instanceof Scalar key && seen.add(key);
      if (!isOwn) {
        return Optional.empty();
      }
    }
    return Optional.of(
        list.items().stream().flatMap(item -> ((MapValue) item).find(mergeKey).stream()).toList());
  }

  /** For each value its place in the first list, the first for the first of equal ones. */
  private static int[] sameIn(List<Value> from, List<Value> to) {
    Map<Value, Deque<Integer>> places = new HashMap<>();
    for (int i = 0; i < from.size(); i++) {
      places.computeIfAbsent(from.get(i), ignored -> new ArrayDeque<>()).add(i);
    }
    return to.stream()
        .mapToInt(
            value -> {
              Deque<Integer> left = places.getOrDefault(value, new ArrayDeque<>());
              return left.isEmpty() ? NONE : left.remove();
            })
        .toArray();
  }

  /** Items that no equal one was found for are one another's, as many as both sides have. */
  private static void pairBetween(int[] sources, int size) {
    int[] ends = sourcesBehind(sources, size);
    int next = 0;
    for (int target = 0; target < sources.length; target++) {
      if (sources[target] != NONE) {
        next = sources[target] + 1;
      } else if (next < ends[target]) {
        sources[target] = next++;
      }
    }
  }

  /** For each item the source of the next one that has any. */
  private static int[] sourcesBehind(int[] sources, int size) {
    int[] behind = new int[sources.length];
    int next = size;
    for (int target = sources.length - 1; target >= 0; target--) {
      behind[target] = next;
      next = sources[target] == NONE ? next : sources[target];
    }
    return behind;
  }

  private static boolean hasSource(int[] sources) {
    return Arrays.stream(sources).anyMatch(source -> source != NONE);
  }

  private static boolean[] stayingOf(int[] sources) {
    boolean[] stays = new boolean[sources.length];
    for (int target = 0; target < sources.length; target++) {
      stays[target] = sources[target] != NONE;
    }
    return stays;
  }

  /** Where an item of the second list is in the first; -1 if it is new. */
  int sourceOf(int target) {
    return sources[target];
  }

  /** Whether an item of the second list need not move. */
  boolean stays(int target) {
    return stays[target];
  }

  /** Whether all items of the second list are new. */
  boolean hasNothingInCommon() {
    return !hasSource(sources);
  }
}
