package dev.tripatch.show.moved;

import dev.tripatch.engine.explain.composed.NamedPlace;
import dev.tripatch.engine.ownership.ManagedFields;
import dev.tripatch.engine.ownership.Owner;
import dev.tripatch.engine.ownership.Ownership;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.ListValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.PathStep;
import dev.tripatch.json.Value;
import dev.tripatch.schema.SchemaAnswer;
import dev.tripatch.show.table.Noise;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The difference between a live object as it was read and as it is now. Immutable.
 *
 * @param fields what people care for, in the order of the object, but metadata last; empty if all
 *     that moved is status and bookkeeping
 * @param isStatusMoved whether the status is another
 */
public record LiveMove(List<MovedField> fields, boolean isStatusMoved) {
  /** Nothing moved. */
  public static final LiveMove NONE = new LiveMove(List.of(), false);

  private static final FieldPath METADATA = FieldPath.of("metadata");

  /** What every change of an object changes, and who changes it is seen elsewhere. */
  private static final Set<Noise> SILENT =
      Set.of(
          Noise.MANAGED_FIELDS,
          Noise.STATUS,
          Noise.RESOURCE_VERSION,
          Noise.GENERATION,
          Noise.CREATION_TIMESTAMP,
          Noise.UID,
          Noise.SELF_LINK);

  public LiveMove {
    fields = List.copyOf(fields);
  }

  /** What moved between two states of an object. */
  public static LiveMove between(MapValue before, MapValue now, SchemaAnswer schema) {
    if (before.equals(now)) {
      return NONE;
    }
    Walk walk = new Walk();
    walk.maps(before, now, NamedPlace.root(schema.type()));
    if (walk.moved.isEmpty()) {
      return new LiveMove(List.of(), walk.isStatusMoved);
    }
    Ownership owners = ManagedFields.read(now, schema);
    Set<Owner> known = new HashSet<>(ManagedFields.read(before, schema).owners());
    List<Owner> writers =
        owners.owners().stream()
            .filter(owner -> !known.contains(owner) && !isOfStatus(owner))
            .toList();
    return new LiveMove(
        walk.moved.stream()
            .sorted(Comparator.comparing(each -> each.path().startsWith(METADATA)))
            .map(
                each ->
                    new MovedField(
                        each.path(), each.before(), each.now(), by(each, owners, writers)))
            .toList(),
        walk.isStatusMoved);
  }

  /**
   * Of the owners who wrote something meanwhile: servers before 1.22 do not note who scales, and no
   * other time for who wrote the same fields again. Nobody owns what is gone: it was whoever wrote
   * last.
   */
  private static Optional<Owner> by(MovedField field, Ownership owners, List<Owner> writers) {
    return field.now().isPresent()
        ? owners.of(field.path()).lastFirst().stream().filter(writers::contains).findFirst()
        : writers.stream().max(Comparator.comparing(owner -> owner.wrote().orElse(Instant.MIN)));
  }

  /** Servers before 1.22 do not say that it was through the status alone. */
  private static boolean isOfStatus(Owner owner) {
    return owner.fields().stream().allMatch(field -> field.startsWith(Noise.STATUS.path()));
  }

  /** Who changed something, each once, in the order of the fields. */
  public List<String> managers() {
    return fields.stream().flatMap(each -> each.manager().stream()).distinct().toList();
  }

  /** When the last of the changes was written; empty if live does not say. */
  public Optional<Instant> wrote() {
    return fields.stream()
        .flatMap(each -> each.by().flatMap(Owner::wrote).stream())
        .max(Comparator.naturalOrder());
  }

  /** Looks into what differs. */
  private static final class Walk {
    private final List<MovedField> moved = new ArrayList<>();
    private boolean isStatusMoved;

    void maps(MapValue before, MapValue now, NamedPlace at) {
      Set<String> keys = new LinkedHashSet<>(now.keys());
      keys.addAll(before.keys());
      keys.forEach(key -> values(before.get(key), now.get(key), at.key(key)));
    }

    private void values(@Nullable Value before, @Nullable Value now, NamedPlace at) {
      Optional<Noise> noise = Noise.of(at.path());
      if (now == null ? before == null : now.equals(before)) {
        return;
      }
      if (noise.filter(SILENT::contains).isPresent()) {
        isStatusMoved |= noise.get() == Noise.STATUS;
      } else if (before instanceof MapValue old && now instanceof MapValue other) {
        maps(old, other, at);
      } else if (!(before instanceof ListValue old
          && now instanceof ListValue other
          && items(old, other, at))) {
        moved.add(
            new MovedField(
                at.path(),
                Optional.ofNullable(before),
                Optional.ofNullable(now),
                Optional.empty()));
      }
    }

    /** Whether the items have names, and something other than their order differs. */
    private boolean items(ListValue before, ListValue now, NamedPlace at) {
      Map<PathStep, Value> old = NamedPlace.byName(before, at.steps(before));
      Map<PathStep, Value> other = NamedPlace.byName(now, at.steps(now));
      if (old.size() < before.size() || other.size() < now.size() || old.equals(other)) {
        return false;
      }
      Set<PathStep> all = new LinkedHashSet<>(other.keySet());
      all.addAll(old.keySet());
      all.forEach(step -> values(old.get(step), other.get(step), at.item(step)));
      return true;
    }
  }
}
