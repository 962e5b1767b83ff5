package dev.tripatch.cluster.apply.merge;

import dev.tripatch.json.Value;
import java.util.HashMap;
import java.util.Map;

/**
 * Takes out of a merged object what its manager applied last time and does not apply now, unless
 * someone else owns it (structured-merge-diff, {@code Updater.prune} with its two steps of adding
 * back).
 */
public final class OwnershipPruning {

  private final TypeView view;
  private final Map<ServerPath, TypeView> types = new HashMap<>();

  /** Prunes objects of this type. */
  public OwnershipPruning(TypeView view) {
    this.view = view;
  }

  /**
   * The object without what was given up.
   *
   * @param last what the manager owned before
   * @param owned what anybody owns now, the manager with its new fields among them
   */
  public Value pruned(Value merged, FieldSet last, FieldSet owned) {
    if (last.isEmpty()) {
      return merged;
    }
    FieldSet all = named(FieldsOf.value(merged, view));
    Value bare = Removing.from(merged, named(last), view);
    FieldSet bareFields = named(FieldsOf.value(bare, view));
    Value kept = Removing.from(merged, all.minus(bareFields.plus(named(owned))), view);
    FieldSet keptFields = named(FieldsOf.value(kept, view));
    return Removing.shown(merged, all.minus(keptFields).common(named(last)), view);
  }

  /**
   * Sets do not list the declared fields that only hold others; here they count ({@code
   * Set.EnsureNamedFieldsAreMembers}).
   */
  private FieldSet named(FieldSet fields) {
    return fields.plus(FieldSet.of(fields.holders().filter(this::isNamed).toList()));
  }

  private boolean isNamed(ServerPath path) {
    return path.last().orElse(null) instanceof PathElement.Field field
        && path.parent().filter(holder -> type(holder).declares(field.name())).isPresent();
  }

  private TypeView type(ServerPath path) {
    TypeView known = types.get(path);
    if (known != null) {
      return known;
    }
    TypeView type =
        path.isRoot() ? view : type(path.parent().orElseThrow()).at(path.last().orElseThrow());
    types.put(path, type);
    return type;
  }
}
