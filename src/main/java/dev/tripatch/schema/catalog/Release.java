package dev.tripatch.schema.catalog;

import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * The facts of one release. In a catalogue the first release is complete; each further one, older,
 * holds only the kinds that no release before it has, with those definitions that the first one
 * lacks or has otherwise.
 *
 * @param label its name for people: {@code Kubernetes 1.36}
 * @param kinds its kinds, sorted by apiVersion and kind
 * @param objects its definitions, sorted by name
 */
public record Release(String label, List<DeclaredKind> kinds, List<DeclaredObject> objects) {

  /** The same facts without what fields are for: those are the sentences of somebody else. */
  public Release undescribed() {
    return new Release(label, kinds, objects.stream().map(DeclaredObject::undescribed).toList());
  }

  /** The facts of several releases as one; where two declare the same, the first counts. */
  public static Release joined(String label, List<Release> parts) {
    Map<List<String>, DeclaredKind> kinds = new LinkedHashMap<>();
    Map<String, DeclaredObject> objects = new TreeMap<>();
    for (Release part : parts) {
      part.kinds()
          .forEach(each -> kinds.putIfAbsent(List.of(each.apiVersion(), each.kind()), each));
      part.objects().forEach(each -> objects.putIfAbsent(each.name(), each));
    }
    return new Release(
        label,
        kinds.values().stream()
            .sorted(
                Comparator.comparing(DeclaredKind::apiVersion).thenComparing(DeclaredKind::kind))
            .toList(),
        List.copyOf(objects.values()));
  }
}
