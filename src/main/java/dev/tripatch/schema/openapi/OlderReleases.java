package dev.tripatch.schema.openapi;

import dev.tripatch.schema.catalog.DeclaredField;
import dev.tripatch.schema.catalog.DeclaredKind;
import dev.tripatch.schema.catalog.DeclaredObject;
import dev.tripatch.schema.catalog.DeclaredType;
import dev.tripatch.schema.catalog.Release;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * Reduces releases to what a catalogue holds: the first one whole, of each older one the kinds that
 * no release before it has, with those of their definitions that the first one lacks or has
 * otherwise.
 */
final class OlderReleases {

  private final Map<String, DeclaredObject> first;
  private final Set<String> knownKinds = new HashSet<>();

  private OlderReleases(Release first) {
    this.first = byName(first);
    addKnown(first);
  }

  /** The catalogue of some releases, given newest first; at least one. */
  static List<Release> reduce(List<Release> newestFirst) {
    List<Release> reduced = new ArrayList<>();
    reduced.add(newestFirst.getFirst());
    OlderReleases older = new OlderReleases(newestFirst.getFirst());
    for (Release release : newestFirst.subList(1, newestFirst.size())) {
      reduced.add(older.reduce(release));
    }
    return reduced;
  }

  private Release reduce(Release release) {
    List<DeclaredKind> kinds =
        release.kinds().stream().filter(kind -> !knownKinds.contains(key(kind))).toList();
    addKnown(release);
    SortedMap<String, DeclaredObject> needed = new TreeMap<>();
    Map<String, DeclaredObject> all = byName(release);
    kinds.forEach(kind -> addWithReferences(kind.definition(), all, needed));
    List<DeclaredObject> own =
        needed.values().stream()
            .filter(object -> !object.equals(first.get(object.name())))
            .toList();
    return new Release(release.label(), kinds, own);
  }

  private static void addWithReferences(
      String name, Map<String, DeclaredObject> all, SortedMap<String, DeclaredObject> needed) {
    if (needed.containsKey(name)) {
      return;
    }
    DeclaredObject object = Objects.requireNonNull(all.get(name), name);
    needed.put(name, object);
    for (DeclaredField field : object.fields()) {
      reference(field.type()).ifPresent(next -> addWithReferences(next, all, needed));
    }
  }

  private static Optional<String> reference(DeclaredType type) {
    return type.innermost() instanceof DeclaredType.Reference(String definition)
        ? Optional.of(definition)
        : Optional.empty();
  }

  private void addKnown(Release release) {
    release.kinds().forEach(kind -> knownKinds.add(key(kind)));
  }

  private static String key(DeclaredKind kind) {
    return kind.apiVersion() + " " + kind.kind();
  }

  private static Map<String, DeclaredObject> byName(Release release) {
    return release.objects().stream()
        .collect(Collectors.toMap(DeclaredObject::name, Function.identity()));
  }
}
