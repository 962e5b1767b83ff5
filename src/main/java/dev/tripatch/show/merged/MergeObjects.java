package dev.tripatch.show.merged;

import dev.tripatch.document.manifest.ObjectName;
import dev.tripatch.json.FieldPath;
import dev.tripatch.merge.text.MergedObject;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.BiPredicate;

/**
 * The objects of a merge, and where a text has them.
 *
 * @param objects in the order of the result
 */
record MergeObjects(List<MergedObject> objects) {

  /** How an object is called; where two are called the same, with its place. */
  String name(int place) {
    String name = objects.get(place).name().toString();
    boolean isOnly =
        objects.stream().filter(each -> each.name().toString().equals(name)).count() < 2;
    return isOnly ? name : name + "#" + (place + 1);
  }

  /** What all paths in an object begin with. */
  FieldPath path(int place) {
    return FieldPath.root().key(name(place));
  }

  /** Which object each part of a text is. One that was renamed is the one left of its kind. */
  Map<MergeText.Part, Integer> placesIn(MergeText text) {
    Map<MergeText.Part, Integer> places = new HashMap<>();
    Set<Integer> taken = new HashSet<>();
    find(text, MergeObjects::isSame, places, taken);
    find(text, (one, other) -> one.kind().equals(other.kind()), places, taken);
    return places;
  }

  private void find(
      MergeText text,
      BiPredicate<ObjectName, ObjectName> isIt,
      Map<MergeText.Part, Integer> places,
      Set<Integer> taken) {
    for (MergeText.Part part : text.parts()) {
      for (int i = 0; i < objects.size() && !places.containsKey(part); i++) {
        if (!taken.contains(i) && isIt.test(part.name(), objects.get(i).name())) {
          places.put(part, i);
          taken.add(i);
        }
      }
    }
  }

  private static boolean isSame(ObjectName one, ObjectName other) {
    return one.group().equals(other.group())
        && one.kind().equals(other.kind())
        && one.namespace().equals(other.namespace())
        && one.name().equals(other.name());
  }
}
