package dev.tripatch.workspace.objects;

import dev.tripatch.cluster.apply.LastAppliedAnnotation;
import dev.tripatch.decide.Decisions;
import dev.tripatch.decide.Drift;
import dev.tripatch.decide.conflict.Conflicts;
import dev.tripatch.engine.explain.inner.InnerParts;
import dev.tripatch.engine.explain.outcome.FieldOutcome;
import dev.tripatch.engine.explain.outcome.FieldValues;
import dev.tripatch.engine.explain.outcome.Reason;
import dev.tripatch.engine.stored.ManagedFields;
import dev.tripatch.engine.stored.Owner;
import dev.tripatch.engine.stored.Ownership;
import dev.tripatch.engine.stored.ServerDefaults;
import dev.tripatch.engine.threeway.ThreeWayOutcome;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.ListValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.NullValue;
import dev.tripatch.json.Scalar;
import dev.tripatch.json.StringValue;
import dev.tripatch.json.Value;
import dev.tripatch.show.paint.Mark;
import dev.tripatch.show.paint.Marks;
import dev.tripatch.show.table.Noise;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * What becomes of one field of an object. Two are equal if the same happens to the same field.
 *
 * @param path the field; the root for an object that is not live yet
 * @param kind what becomes of it
 * @param lastApplied what was last applied; empty if nothing, as the others
 * @param local what local wants
 * @param live what live has
 * @param whole of a part of a list or a text that is sent as a whole, that list or text; it is this
 *     change itself where its parts are changes, too: they have the values. Empty for other fields
 */
public record FieldChange(
    FieldPath path,
    ChangeKind kind,
    Optional<Value> lastApplied,
    Optional<Value> local,
    Optional<Value> live,
    Optional<FieldPath> whole) {

  private static final FieldValues NO_VALUES = new FieldValues(null, null, null, null, null);

  /** What names an object, and what its server and controllers say of it. */
  private static final Set<FieldPath> OF_THE_OBJECT =
      Set.of(
          FieldPath.of("apiVersion"),
          FieldPath.of("kind"),
          FieldPath.of("metadata", "name"),
          FieldPath.of("metadata", "generateName"),
          FieldPath.of("metadata", "namespace"));

  /** Labels and annotations that a server or a controller writes. */
  private static final Set<FieldPath> WRITTEN_BY_CONTROLLERS =
      Set.of(
          FieldPath.of("metadata", "annotations").key("deployment.kubernetes.io/revision"),
          FieldPath.of("metadata", "annotations").key("deprecated.daemonset.template.generation"),
          FieldPath.of("metadata", "labels").key("kubernetes.io/metadata.name"));

  /**
   * The changes of an object that is live, in the order of the fields, without what kubectl itself
   * writes. What only live has is among them if nobody's default explains it. A field that is sent
   * as a whole is followed by its parts.
   *
   * @param inside what is inside the fields that change
   */
  static List<FieldChange> of(ThreeWayOutcome.Computed computed, InnerParts inside) {
    Set<FieldPath> drifted = new HashSet<>(Drift.in(computed, inside, Decisions.NONE));
    MapValue live = computed.inputs().live().orElse(MapValue.EMPTY);
    List<FieldChange> changes = new ArrayList<>();
    for (FieldOutcome field : computed.explanation().all()) {
      if (!isOwn(field)) {
        Conflicts.mark(field)
            .flatMap(mark -> kind(field, mark, drifted, live))
            .ifPresent(kind -> add(field, kind, inside.of(field.path()), drifted, changes));
      }
    }
    return withoutOwnDefaults(changes, computed);
  }

  private static void add(
      FieldOutcome field,
      ChangeKind kind,
      List<FieldOutcome> parts,
      Set<FieldPath> drifted,
      List<FieldChange> changes) {
    if (parts.isEmpty()) {
      changes.add(of(field.path(), kind, field.values(), Optional.empty()));
      return;
    }
    if (kind == ChangeKind.LOST) {
      parts.forEach(part -> changes.add(of(part.path(), kind, part.values(), Optional.empty())));
      return;
    }
    Optional<FieldPath> whole = Optional.of(field.path());
    changes.add(of(field.path(), kind, NO_VALUES, whole));
    for (FieldOutcome part : parts) {
      Marks.of(part)
          .flatMap(mark -> kind(part, mark, drifted, MapValue.EMPTY))
          .map(each -> each == ChangeKind.CONFLICT && kind.isDrift() ? kind : each)
          .map(each -> of(part.path(), each, part.values(), whole))
          .ifPresent(changes::add);
    }
  }

  /** Without what the server filled in, whatever it was, when somebody applied. */
  private static List<FieldChange> withoutOwnDefaults(
      List<FieldChange> changes, ThreeWayOutcome.Computed computed) {
    if (changes.stream().noneMatch(each -> each.kind() == ChangeKind.ONLY_LIVE)) {
      return changes;
    }
    Ownership ownership =
        ManagedFields.read(
            computed.inputs().live().orElse(MapValue.EMPTY), computed.inputs().schema());
    List<Owner> appliers = ownership.of(LastAppliedAnnotation.PATH).owners();
    return changes.stream()
        .filter(
            each ->
                each.kind() != ChangeKind.ONLY_LIVE
                    || !isOfAll(ownership.of(each.path()).owners(), appliers))
        .toList();
  }

  /** Defaults belong to whose request made the server fill them in. */
  private static boolean isOfAll(List<Owner> owners, List<Owner> appliers) {
    return !owners.isEmpty() && appliers.containsAll(owners);
  }

  private static FieldChange of(
      FieldPath path, ChangeKind kind, FieldValues values, Optional<FieldPath> whole) {
    return new FieldChange(
        path,
        kind,
        Optional.ofNullable(values.lastApplied()),
        Optional.ofNullable(values.local()),
        Optional.ofNullable(values.live()),
        whole);
  }

  /** The only change of an object that is not live yet. */
  static FieldChange created() {
    return of(FieldPath.root(), ChangeKind.CREATED, NO_VALUES, Optional.empty());
  }

  /** Whether it is a part of a list or a text that is sent as a whole. */
  public boolean isPart() {
    return whole.filter(each -> !each.equals(path)).isPresent();
  }

  /** Whether it is such a list or text, whose parts are changes, too. */
  public boolean isInParts() {
    return whole.filter(path::equals).isPresent();
  }

  /** Whether it is kubectl's annotation, which kubectl itself writes. */
  static boolean isOwn(FieldOutcome field) {
    return field.reason() == Reason.KUBECTL_ANNOTATION
        && field.path().equals(LastAppliedAnnotation.PATH);
  }

  private static Optional<ChangeKind> kind(
      FieldOutcome field, Mark mark, Set<FieldPath> drifted, MapValue live) {
    return switch (mark) {
      case ADDED -> Optional.of(ChangeKind.ADDED);
      case CHANGED -> Optional.of(ChangeKind.SET);
      case DELETED -> Optional.of(ChangeKind.REMOVED);
      case REORDERED -> Optional.of(ChangeKind.REORDERED);
      case CLEARED -> Optional.of(ChangeKind.CLEARED);
      case CONFLICT -> Optional.of(conflict(field.path(), drifted));
      case KEPT ->
          isSetBySomebody(field, live) ? Optional.of(ChangeKind.ONLY_LIVE) : Optional.empty();
      case LEFT_OUT -> Optional.of(ChangeKind.LEFT_OUT);
      case UNKNOWN -> Optional.of(ChangeKind.UNKNOWN);
      case IDLE -> Optional.of(ChangeKind.IDLE);
      case LOST -> Optional.of(ChangeKind.LOST);
      case UNEXPLAINED, READ, WRITTEN, OURS, THEIRS, BOTH -> Optional.of(ChangeKind.UNEXPLAINED);
    };
  }

  /** Nobody decides about bookkeeping. */
  private static ChangeKind conflict(FieldPath path, Set<FieldPath> drifted) {
    if (Noise.of(path).isPresent()) {
      return ChangeKind.SET;
    }
    return drifted.contains(path) ? ChangeKind.TAKEN_BACK : ChangeKind.CONFLICT;
  }

  private static boolean isSetBySomebody(FieldOutcome field, MapValue live) {
    return Noise.of(field.path()).isEmpty()
        && !OF_THE_OBJECT.contains(field.path())
        && !WRITTEN_BY_CONTROLLERS.contains(field.path())
        && !ServerDefaults.choose(field)
        && !isEmpty(field.values().live())
        && !ServerDefaults.explain(field, live);
  }

  private static boolean isEmpty(@Nullable Value value) {
    return switch (value) {
      case null -> true;
      case NullValue nothing -> true;
      case StringValue(String text, _) -> text.isEmpty();
      case MapValue map -> map.entries().values().stream().allMatch(FieldChange::isEmpty);
      case ListValue list -> list.items().isEmpty();
      case Scalar other -> false;
    };
  }
}
