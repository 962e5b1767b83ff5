package dev.tripatch.document.manifest;

import java.util.List;
import java.util.Optional;

/**
 * The same object of a cluster in another file: same API group, kind, name and namespace. Versions
 * of an API may differ. Local files often leave the namespace out, so that a missing one fits any.
 *
 * @param wanted the object's name in the one file
 */
public record Counterpart(ObjectName wanted) {

  /** The one of another file's objects; empty if there is none, or several fit equally well. */
  Optional<ManifestObject> in(List<ManifestObject> objects) {
    List<ManifestObject> fitting = objects.stream().filter(object -> fits(object.name())).toList();
    if (fitting.size() > 1) {
      fitting =
          fitting.stream()
              .filter(object -> object.name().namespace().equals(wanted.namespace()))
              .toList();
    }
    return fitting.size() == 1 ? Optional.of(fitting.getFirst()) : Optional.empty();
  }

  /** Whether a name may mean the object. */
  public boolean fits(ObjectName name) {
    return name.group().equals(wanted.group())
        && name.kind().equals(wanted.kind())
        && name.name().equals(wanted.name())
        && (name.namespace().isEmpty()
            || wanted.namespace().isEmpty()
            || name.namespace().equals(wanted.namespace()));
  }
}
