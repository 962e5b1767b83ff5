package dev.tripatch.cluster.apply.merge;

/**
 * Brings an owner's fields up to date with the schema: who owned parts of a map or list that has
 * become one that is owned as a whole owns the whole (structured-merge-diff, {@code
 * typed/reconcile_schema.go}). The other way round nothing changes.
 */
public final class Reconciling {

  private Reconciling() {}

  /** The fields with every path into a whole replaced by the path of the whole. */
  public static FieldSet of(FieldSet fields, TypeView view) {
    return FieldSet.of(fields.stream().map(path -> whole(path, view)).toList());
  }

  /** The first place on the way that is owned as a whole; the path itself if there is none. */
  private static ServerPath whole(ServerPath path, TypeView view) {
    ServerPath at = ServerPath.ROOT;
    TypeView type = view;
    for (PathElement element : path.elements()) {
      if (type.isOwnedAsWhole()) {
        return at;
      }
      at = at.then(element);
      type = type.at(element);
    }
    return path;
  }
}
