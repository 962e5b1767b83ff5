package dev.tripatch.decide.conflict;

import dev.tripatch.engine.explain.inner.CountedPath;
import dev.tripatch.engine.explain.inner.InnerNames;
import dev.tripatch.engine.explain.inner.InnerParts;
import dev.tripatch.engine.explain.outcome.FieldOutcome;
import dev.tripatch.engine.explain.outcome.FieldValues;
import dev.tripatch.engine.explain.outcome.Standing;
import dev.tripatch.engine.patch.Refusal;
import dev.tripatch.engine.stored.ManagedFields;
import dev.tripatch.engine.stored.Owned;
import dev.tripatch.engine.stored.Owner;
import dev.tripatch.engine.stored.Ownership;
import dev.tripatch.engine.threeway.Stage;
import dev.tripatch.engine.threeway.ThreeWay;
import dev.tripatch.engine.threeway.ThreeWayInputs;
import dev.tripatch.engine.threeway.ThreeWayOutcome;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.ListValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.NullValue;
import dev.tripatch.json.Role;
import dev.tripatch.json.Scalar;
import dev.tripatch.json.ThreeDocuments;
import dev.tripatch.json.Value;
import dev.tripatch.show.paint.Mark;
import dev.tripatch.show.paint.Marks;
import dev.tripatch.show.table.Noise;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * The true conflicts of a comparison: what kubectl apply overwrites, deletes or puts back without a
 * word although live moved there on its own. Immutable; equal outcomes give equal conflicts.
 */
public final class Conflicts {

  private final ThreeWayOutcome.Computed outcome;
  private final Ownership ownership;
  private final Together together;
  private final List<Conflict> all;

  private Conflicts(ThreeWayOutcome.Computed outcome) {
    this.outcome = outcome;
    ThreeWayInputs inputs = outcome.inputs();
    ownership = ManagedFields.read(inputs.live().orElse(MapValue.EMPTY), inputs.schema());
    together = new Together(outcome);
    all = conflicts(Standing.CONFLICT);
  }

  /**
   * The conflicts of an outcome; none where nothing was last applied or nothing is live, since then
   * nobody can have moved, and where the documents are of several versions.
   */
  public static Conflicts of(ThreeWayOutcome.Computed outcome) {
    return new Conflicts(outcome);
  }

  private List<Conflict> conflicts(Standing standing) {
    return outcome.explanation().all().stream()
        .filter(field -> field.standing() == standing && Noise.of(field.path()).isEmpty())
        .map(this::conflict)
        .toList();
  }

  private Conflict conflict(FieldOutcome field) {
    FieldPath path = field.path();
    Direction direction = Direction.of(field.values());
    return new Conflict(
        field,
        direction,
        owned(field.values(), direction, path),
        together.at(path, Role.LIVE).filter(group -> !group.fields().equals(List.of(path))));
  }

  /** Owners of what is left did not remove the rest, unless they own all of it as one value. */
  private Owned owned(FieldValues values, Direction direction, FieldPath path) {
    if (direction.isLiveGone()) {
      return new Owned(path, List.of());
    }
    return Sameness.hasLess(values.live(), values.lastApplied())
        ? ownership.whole(path)
        : ownership.of(path);
  }

  /** All conflicts, in the order of the explanation: as local has them, then as live has them. */
  public List<Conflict> all() {
    return all;
  }

  /** Where nobody knows, without the kind's definition, whether the server made live so itself. */
  public List<Conflict> unknown() {
    return conflicts(Standing.UNKNOWN);
  }

  /** The conflict that a field is, or is part of. */
  public Optional<Conflict> at(FieldPath path) {
    return all.stream().filter(each -> path.startsWith(each.path())).findFirst();
  }

  /** The comparison that they are in. */
  public ThreeWayOutcome.Computed outcome() {
    return outcome;
  }

  /** The mark of a field where people look for conflicts; empty where nothing happens to it. */
  public static Optional<Mark> mark(FieldOutcome field) {
    return field.isConflict() ? Optional.of(Mark.CONFLICT) : Marks.of(field);
  }

  /**
   * Whether a field is in conflict, or a part of it.
   *
   * @param field what a comparison says of the field; where nothing is left of it, of what would
   *     hold it, which may have become one field
   */
  public static boolean isIn(FieldOutcome field, FieldPath path) {
    return Noise.of(field.path()).isEmpty()
        && (field.isConflict()
            || (field.path().equals(path)
                && field.parts().stream().anyMatch(part -> isIn(part, part.path()))));
  }

  /** One of these conflicts as people see it. */
  public ConflictText text(Conflict conflict) {
    FieldValues stored = outcome.explanation().stored(conflict.field());
    FieldValues object = outcome.explanation().root().values();
    boolean isSecret =
        stored.lastApplied() instanceof Scalar
            && InnerNames.isInSecret(Optional.of(conflict.path()), object);
    return ConflictText.of(
        conflict, isSecret ? stored.map(_ -> null) : stored, OwnerText.of(conflict, ownership));
  }

  /** A path in which items may be counted. */
  public static CountedPath counted(FieldPath path, ThreeWayOutcome.Computed outcome) {
    ThreeDocuments<MapValue> documents = outcome.inputs().documents();
    FieldValues object =
        new FieldValues(
            documents.lastApplied().orElse(null),
            documents.local(),
            documents.live().orElse(null),
            null,
            null);
    return CountedPath.of(path, object, outcome.inputs().schema().type());
  }

  /** How people name a part: by its list, where they could not count it. */
  private FieldOutcome named(FieldOutcome part) {
    FieldPath path = part.path();
    return counted(path, outcome).instead().stream().findFirst().map(part::at).orElse(part);
  }

  /** What differs inside a conflict about a list or a text that Kubernetes sends as a whole. */
  public List<FieldOutcome> inside(Conflict conflict) {
    return parts(conflict).of(conflict.path()).stream().map(this::named).toList();
  }

  /** Those parts of it that live changed, as people see them. */
  public List<ConflictText> partTexts(Conflict conflict) {
    InnerParts parts = parts(conflict);
    Set<FieldPath> onlyLive = Set.copyOf(parts.onlyLive(conflict.path()));
    return parts.of(conflict.path()).stream()
        .filter(FieldOutcome::isConflict)
        .map(part -> ConflictText.ofPart(named(part), onlyLive.contains(part.path())))
        .toList();
  }

  private InnerParts parts(Conflict conflict) {
    return conflict.field().isWhole()
        ? InnerParts.of(conflict.field(), outcome.explanation(), outcome.inputs().schema().type())
        : InnerParts.NOTHING;
  }

  /** Who owns what in live, and what of it could not be read. */
  public Ownership ownership() {
    return ownership;
  }

  /**
   * What Kubernetes says of the same inputs with overwrite off; empty if it makes the patch. It
   * knows fewer conflicts than there are (decision record 10), and names none.
   */
  public Optional<Refusal> refusal() {
    return ThreeWay.compute(outcome.inputs().withOverwrite(false))
                instanceof ThreeWayOutcome.Refused refused
            && refused.stage() == Stage.CONFLICTS
        ? Optional.of(refused.refusal())
        : Optional.empty();
  }

  /**
   * Who owns live's value and since when, in a sentence; or why nobody knows.
   *
   * <p>The time in managedFields is when a manager last wrote any of its fields (API reference of
   * {@code ManagedFieldsEntry}), so a field has its value since then at the latest.
   */
  private static final class OwnerText {
    private static final int MOST = 3;

    private OwnerText() {}

    static String of(Conflict conflict, Ownership ownership) {
      if (conflict.direction().isLiveGone()) {
        return ConflictWording.WHO_REMOVED.text();
      }
      Owned owned = conflict.owned();
      if (owned.owners().isEmpty()
          && Sameness.hasLess(conflict.live().orElse(null), conflict.lastApplied().orElse(null))) {
        return ConflictWording.WHO_REMOVED.text();
      }
      if (owned.owners().isEmpty()) {
        return (ownership.isEmpty() ? ConflictWording.NO_MANAGED_FIELDS : ConflictWording.NO_OWNER)
            .text();
      }
      return owned.at().equals(conflict.path())
          ? ConflictWording.OWNERS.text("owners", names(owned))
          : ConflictWording.OWNERS_OF_ALL.text("owners", names(owned), "path", owned.at());
    }

    private static String names(Owned owned) {
      Stream<String> names = owned.owners().stream().limit(MOST).map(OwnerText::name);
      int more = owned.owners().size() - MOST;
      Stream<String> others =
          more > 0 ? Stream.of(ConflictWording.MORE_OWNERS.text("count", more)) : Stream.empty();
      return Stream.concat(names, others)
          .reduce((a, b) -> ConflictWording.AND_BY.text("first", a, "second", b))
          .orElse("");
    }

    private static String name(Owner owner) {
      String how =
          owner
              .subresource()
              .map(
                  it ->
                      ConflictWording.THROUGH.text(
                          "operation", owner.operation(), "subresource", it))
              .orElse(owner.operation())
              .strip();
      String manager = owner.manager() + (how.isEmpty() ? "" : " (" + how + ")");
      return owner
          .time()
          .map(time -> ConflictWording.OWNER_SINCE.text("manager", manager, "time", time))
          .orElse(manager);
    }
  }

  /** When two documents say the same about a field. */
  public static final class Sameness {

    private Sameness() {}

    /** Whether both have the same value, or neither has one. */
    public static boolean isSame(@Nullable Value left, @Nullable Value right) {
      return NullValue.isNothing(left) ? NullValue.isNothing(right) : Objects.equals(left, right);
    }

    /**
     * Whether live only lacks something of what was last applied; items may be missing in lists.
     */
    static boolean hasLess(@Nullable Value live, @Nullable Value lastApplied) {
      return !isSame(live, lastApplied) && isLeft(live, lastApplied);
    }

    private static boolean isLeft(@Nullable Value live, @Nullable Value lastApplied) {
      if (live instanceof MapValue left && lastApplied instanceof MapValue map) {
        return left.entries().entrySet().stream()
            .allMatch(entry -> isLeft(entry.getValue(), map.get(entry.getKey())));
      }
      if (live instanceof ListValue left && lastApplied instanceof ListValue list) {
        return left.items().stream()
            .allMatch(item -> list.items().stream().anyMatch(each -> isLeft(item, each)));
      }
      return isSame(live, lastApplied);
    }
  }
}
