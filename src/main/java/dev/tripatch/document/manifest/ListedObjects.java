package dev.tripatch.document.manifest;

import dev.tripatch.document.VisibleText;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** Objects to choose from, a line for each, as {@link ObjectQuery} reads them. */
final class ListedObjects {
  private static final int SHOWN = 20;

  private final Map<ObjectName, Integer> total = new HashMap<>();
  private final Map<ObjectName, Integer> seen = new HashMap<>();

  private ListedObjects(List<ManifestObject> objects) {
    objects.forEach(object -> total.merge(object.name(), 1, Integer::sum));
  }

  static String of(List<ManifestObject> objects) {
    ListedObjects listed = new ListedObjects(objects);
    int more = objects.size() - SHOWN;
    return objects.stream()
            .limit(SHOWN)
            .map(object -> "\n  " + VisibleText.line(listed.next(object.name())))
            .collect(Collectors.joining())
        + (more > 0 ? "\n  … and " + more + " more" : "");
  }

  /** Counted where several have the same name. */
  private String next(ObjectName name) {
    int count = seen.merge(name, 1, Integer::sum);
    return total.getOrDefault(name, 0) == 1 ? name.toString() : name + "#" + count;
  }
}
