package dev.tripatch.show.table;

import dev.tripatch.engine.stored.ManagedFields;
import dev.tripatch.engine.stored.Owner;
import dev.tripatch.engine.stored.Ownership;
import dev.tripatch.json.Counted;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.Value;
import dev.tripatch.schema.SchemaAnswer;
import dev.tripatch.schema.TreeDifferences;
import dev.tripatch.schema.TreeDifferences.Difference;
import dev.tripatch.schema.TreeDifferences.Pairing;
import java.time.Instant;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

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

  private static final TreeDifferences DIFFERENCES =
      new TreeDifferences(Pairing.NAMED, true, false);

  public LiveMove {
    fields = List.copyOf(fields);
  }

  /** What moved between two states of an object. */
  public static LiveMove between(MapValue before, MapValue now, SchemaAnswer schema) {
    if (before.equals(now)) {
      return NONE;
    }
    FieldPath status = Noise.STATUS.path();
    boolean isStatusMoved = !Counted.valueAt(before, status).equals(Counted.valueAt(now, status));
    List<Difference> moved =
        DIFFERENCES.between(before, now, schema.type()).stream()
            .filter(each -> Noise.of(each.path()).filter(SILENT::contains).isEmpty())
            .toList();
    if (moved.isEmpty()) {
      return new LiveMove(List.of(), isStatusMoved);
    }
    Ownership owners = ManagedFields.read(now, schema);
    Set<Owner> known = new HashSet<>(ManagedFields.read(before, schema).owners());
    List<Owner> writers =
        owners.owners().stream()
            .filter(owner -> !known.contains(owner) && !isOfStatus(owner))
            .toList();
    return new LiveMove(
        moved.stream()
            .sorted(Comparator.comparing(each -> each.path().startsWith(METADATA)))
            .map(
                each ->
                    new MovedField(
                        each.path(), each.before(), each.after(), by(each, owners, writers)))
            .toList(),
        isStatusMoved);
  }

  /**
   * Of the owners who wrote something meanwhile: servers before 1.22 do not note who scales, and no
   * other time for who wrote the same fields again. Nobody owns what is gone: it was whoever wrote
   * last.
   */
  private static Optional<Owner> by(Difference field, Ownership owners, List<Owner> writers) {
    return field.after().isPresent()
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

  /**
   * A field of live that is not as it was read.
   *
   * @param before empty if it is new
   * @param now empty if it is gone
   * @param by who changed it last; empty if live does not say
   */
  public record MovedField(
      FieldPath path, Optional<Value> before, Optional<Value> now, Optional<Owner> by) {

    /** Who changed it, by name. */
    public Optional<String> manager() {
      return by.map(Owner::manager);
    }
  }
}
