package dev.tripatch.show;

import dev.tripatch.document.reader.ObjectName;
import dev.tripatch.json.FieldPath;
import dev.tripatch.merge.ManifestMerge.MergedObject;
import java.util.ArrayDeque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * The objects of a merge, and where a text has them.
 *
 * @param objects in the order of the result
 * @param called how many have each name
 */
record MergeObjects(List<MergedObject> objects, Map<String, Long> called) {

  static MergeObjects of(List<MergedObject> objects) {
    return new MergeObjects(
        objects,
        objects.stream()
            .collect(Collectors.groupingBy(each -> each.name().toString(), Collectors.counting())));
  }

  /** How an object is called; where two are called the same, with its place. */
  String name(int place) {
    String name = objects.get(place).name().toString();
    return called.getOrDefault(name, 0L) < 2 ? name : name + "#" + (place + 1);
  }

  /** What all paths in an object begin with. */
  FieldPath path(int place) {
    return FieldPath.root().key(name(place));
  }

  /** Which object each part of a text is. One that was renamed is the one left of its kind. */
  Map<MergeText.Part, Integer> placesIn(MergeText text) {
    Map<MergeText.Part, Integer> places = new HashMap<>();
    find(text, ObjectName::ofAnyVersion, places);
    find(text, ObjectName::kind, places);
    return places;
  }

  private void find(
      MergeText text, Function<ObjectName, ?> what, Map<MergeText.Part, Integer> places) {
    Set<Integer> taken = Set.copyOf(places.values());
    Map<Object, Queue<Integer>> free = new HashMap<>();
    for (int i = 0; i < objects.size(); i++) {
      if (!taken.contains(i)) {
        free.computeIfAbsent(what.apply(objects.get(i).name()), _ -> new ArrayDeque<>()).add(i);
      }
    }
    for (MergeText.Part part : text.parts()) {
      Queue<Integer> alike = free.get(what.apply(part.name()));
      if (alike != null && !alike.isEmpty() && !places.containsKey(part)) {
        places.put(part, alike.remove());
      }
    }
  }
}
