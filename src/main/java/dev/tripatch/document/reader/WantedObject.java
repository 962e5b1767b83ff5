package dev.tripatch.document.reader;

import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Which object of several files a person wants to compare: the one they ask for, or the one that
 * the files make clear. Window and command line choose by this rule.
 *
 * @param asked what they ask for; empty if they say nothing
 */
public record WantedObject(Optional<ObjectQuery> asked) {

  /**
   * Reads what a person asks for.
   *
   * @param asked {@code [namespace/]kind/name}; null if they say nothing
   */
  public static WantedObject of(@Nullable String asked) {
    return new WantedObject(Optional.ofNullable(asked).map(ObjectQuery::parse));
  }

  /**
   * The object in the first file: the one asked for, the only one, or the same as one that another
   * file has alone.
   *
   * @param others the files that it will be compared with; may be empty
   */
  public Selection in(ManifestFile file, List<ManifestFile> others) {
    if (asked.isPresent()) {
      return select(file, asked.get());
    }
    Optional<ManifestObject> alone =
        others.stream()
            .map(ManifestFile::objects)
            .filter(objects -> objects.size() == 1)
            .map(List::getFirst)
            .findFirst();
    return alone.isPresent() ? same(alone.get(), file) : file.select(ObjectQuery.ANY);
  }

  /** The same object in another file. A file with one object has that, whichever it is. */
  public Selection same(ManifestObject object, ManifestFile file) {
    if (file.objects().size() == 1) {
      return new Selection.Found(file.objects().getFirst());
    }
    Counterpart counterpart = new Counterpart(object.name());
    return counterpart
        .in(file.objects())
        .or(() -> asked.flatMap(query -> counterpart.in(fitting(file, query))))
        .<Selection>map(Selection.Found::new)
        .orElseGet(() -> file.select(ObjectQuery.like(object.name())));
  }

  private static List<ManifestObject> fitting(ManifestFile file, ObjectQuery query) {
    return file.objects().stream().filter(object -> query.fits(object.name())).toList();
  }

  /** Local files often leave the namespace out: such an object is what is asked for in any. */
  private static Selection select(ManifestFile file, ObjectQuery query) {
    Selection exact = file.select(query);
    return exact instanceof Selection.Failed
            && file.select(query.anywhere()) instanceof Selection.Found(ManifestObject object)
            && object.name().namespace().isEmpty()
        ? new Selection.Found(object)
        : exact;
  }

  /**
   * The same object of a cluster in another file: same API group, kind, name and namespace.
   * Versions of an API may differ. Local files often leave the namespace out, so that a missing one
   * fits any.
   *
   * @param wanted the object's name in the one file
   */
  public record Counterpart(ObjectName wanted) {

    /** The one of another file's objects; empty if there is none, or several fit equally well. */
    Optional<ManifestObject> in(List<ManifestObject> objects) {
      List<ManifestObject> fitting =
          objects.stream().filter(object -> fits(object.name())).toList();
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
}
