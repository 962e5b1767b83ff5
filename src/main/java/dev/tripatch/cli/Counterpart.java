package dev.tripatch.cli;

import dev.tripatch.document.ManifestFile;
import dev.tripatch.document.ManifestObject;
import dev.tripatch.document.ObjectName;
import java.util.List;
import java.util.Optional;

/**
 * The same object of a cluster in another file: same API group, kind, name and namespace. Versions
 * of an API may differ. Local files often leave the namespace out, so that a missing one fits any.
 */
final class Counterpart {
  private final ObjectName wanted;

  private Counterpart(ObjectName wanted) {
    this.wanted = wanted;
  }

  /** Looks for another description of an object. */
  static Counterpart of(ManifestObject object) {
    return new Counterpart(object.name());
  }

  /** The one in a file; empty if there is none, or several fit equally well. */
  Optional<ManifestObject> in(ManifestFile file) {
    List<ManifestObject> fitting =
        file.objects().stream().filter(object -> fits(object.name())).toList();
    if (fitting.size() > 1) {
      fitting =
          fitting.stream()
              .filter(object -> object.name().namespace().equals(wanted.namespace()))
              .toList();
    }
    return fitting.size() == 1 ? Optional.of(fitting.getFirst()) : Optional.empty();
  }

  /** Whether a name may mean the object. */
  boolean fits(ObjectName name) {
    return group(name).equals(group(wanted))
        && name.kind().equals(wanted.kind())
        && name.name().equals(wanted.name())
        && (name.namespace().isEmpty()
            || wanted.namespace().isEmpty()
            || name.namespace().equals(wanted.namespace()));
  }

  /** The core group has an apiVersion without a slash, and no name. */
  private static String group(ObjectName name) {
    int slash = name.apiVersion().indexOf('/');
    return slash < 0 ? "" : name.apiVersion().substring(0, slash);
  }
}
