package dev.tripatch.decide.conflict;

import dev.tripatch.engine.explain.inner.CountedPath;
import dev.tripatch.engine.explain.inner.InnerParts;
import dev.tripatch.engine.explain.outcome.FieldOutcome;
import dev.tripatch.engine.explain.outcome.FieldValues;
import dev.tripatch.engine.ownership.ManagedFields;
import dev.tripatch.engine.ownership.Owned;
import dev.tripatch.engine.ownership.Owner;
import dev.tripatch.engine.ownership.Ownership;
import dev.tripatch.engine.patch.Refusal;
import dev.tripatch.engine.stored.ServerDefaults;
import dev.tripatch.engine.threeway.Stage;
import dev.tripatch.engine.threeway.ThreeWay;
import dev.tripatch.engine.threeway.ThreeWayInputs;
import dev.tripatch.engine.threeway.ThreeWayOutcome;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.Role;
import dev.tripatch.json.ThreeDocuments;
import dev.tripatch.show.paint.Mark;
import dev.tripatch.show.paint.Marks;
import dev.tripatch.show.table.Noise;
import java.util.List;
import java.util.Optional;
import java.util.Set;

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
    all =
        canBe(outcome)
            ? Moved.in(outcome.explanation().root(), outcome).map(this::conflict).toList()
            : List.of();
  }

  /** None where nobody can have moved, or nobody knows. */
  private static boolean canBe(ThreeWayOutcome.Computed outcome) {
    return outcome.inputs().lastApplied().isPresent()
        && outcome.inputs().live().isPresent()
        && outcome.explanation().root().values().versions().size() < 2;
  }

  /**
   * The conflicts of an outcome; none where nothing was last applied or nothing is live, since then
   * nobody can have moved, and where the documents are of several versions.
   */
  public static Conflicts of(ThreeWayOutcome.Computed outcome) {
    return new Conflicts(outcome);
  }

  private Conflict conflict(Moved moved) {
    FieldPath path = moved.field().path();
    Owned owned = owned(moved, path);
    boolean isOnlyMore =
        moved.direction() != Direction.LIVE_SET
            && Sameness.hasMore(
                moved.field().values().live(), moved.field().values().lastApplied());
    return new Conflict(
        moved.field(),
        moved.direction(),
        isOnlyMore && mayComeFromApplying(owned),
        owned,
        together.at(path, Role.LIVE).filter(group -> !group.fields().equals(List.of(path))));
  }

  /** Owners of what is left did not remove the rest, unless they own all of it as one value. */
  private Owned owned(Moved moved, FieldPath path) {
    if (moved.direction().isLiveGone()) {
      return new Owned(path, List.of());
    }
    FieldValues values = moved.field().values();
    return Sameness.hasLess(values.live(), values.lastApplied())
        ? ownership.whole(path)
        : ownership.of(path);
  }

  /** Defaults belong to whose request made the server fill them in. */
  private boolean mayComeFromApplying(Owned owned) {
    List<Owner> appliers = ownership.of(Noise.LAST_APPLIED.path()).owners();
    return owned.owners().isEmpty()
        || appliers.isEmpty()
        || owned.owners().stream().anyMatch(appliers::contains);
  }

  /** All conflicts, in the order of the explanation: as local has them, then as live has them. */
  public List<Conflict> all() {
    return all;
  }

  /** The conflict that a field is, or is part of. */
  public Optional<Conflict> at(FieldPath path) {
    return all.stream().filter(each -> path.startsWith(each.path())).findFirst();
  }

  /** The comparison that they are in. */
  public ThreeWayOutcome.Computed outcome() {
    return outcome;
  }

  /** Whether apply takes back what live changed in a field, whoever else has it. */
  public static boolean isConflict(FieldOutcome field, ThreeWayOutcome.Computed outcome) {
    return field.isConflict() || isTakenAway(field, outcome);
  }

  /** Whether apply clears what somebody set in live, since local has other fields in its map. */
  public static boolean isTakenAway(FieldOutcome field, ThreeWayOutcome.Computed outcome) {
    return field.outcome().isCleared()
        && canBe(outcome)
        && !ServerDefaults.give(field, outcome.inputs().live());
  }

  /** The mark of a field where people look for conflicts; empty where nothing happens to it. */
  public static Optional<Mark> mark(FieldOutcome field, ThreeWayOutcome.Computed outcome) {
    return isTakenAway(field, outcome) ? Optional.of(Mark.CONFLICT) : Marks.of(field);
  }

  /**
   * Whether a field is in conflict, or a part of it.
   *
   * @param outcome a comparison
   * @param field what it says of the field; where nothing is left of it, of what would hold it,
   *     which may have become one field
   */
  public static boolean isIn(ThreeWayOutcome.Computed outcome, FieldOutcome field, FieldPath path) {
    return field.path().equals(path)
        ? Moved.in(field, outcome).findAny().isPresent()
        : Moved.asOne(field, outcome).isPresent();
  }

  /** One of these conflicts as people see it. */
  public ConflictText text(Conflict conflict) {
    return ConflictText.of(conflict, OwnerText.of(conflict, ownership));
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
        ? InnerParts.of(conflict.field(), outcome.inputs().schema().type())
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
}
