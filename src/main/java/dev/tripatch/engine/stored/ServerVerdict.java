package dev.tripatch.engine.stored;

import dev.tripatch.engine.explain.outcome.ServerFields;
import dev.tripatch.json.Counted;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.ListValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.NullValue;
import dev.tripatch.json.Scalar;
import dev.tripatch.json.Value;
import dev.tripatch.schema.SchemaAnswer;
import dev.tripatch.schema.SchemaType;
import dev.tripatch.schema.TreeDifferences;
import dev.tripatch.schema.TypedPath;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;

/**
 * What a server made of a change, beside what was predicted. What it keeps for its own bookkeeping
 * is no difference.
 *
 * @param fields the fields that it says something of: those that were to change, then the others
 * @param changed how many fields were to change
 * @param asPredicted how many of these came out as predicted, whatever the server's spelling
 * @param knowsDefaults whether the defaults of the kind are known; if not, one that is filled in
 *     looks like any change
 */
public record ServerVerdict(
    List<SaidField> fields, int changed, int asPredicted, boolean knowsDefaults) {
  private static final FieldPath NAMESPACE = FieldPath.of("metadata", "namespace");

  private static final Set<StoredReason> FILLED_IN =
      EnumSet.of(StoredReason.DEFAULT, StoredReason.ALWAYS_WRITTEN);

  public ServerVerdict {
    fields = List.copyOf(fields);
  }

  /**
   * Compares.
   *
   * @param stored what was predicted, as a server stores it
   * @param tried the live object that the server tried the change on; empty if there was none
   * @param answer what it made of that
   * @param shown what is said of each object, such as the same without its secrets; equal values
   *     stay equal
   */
  public static ServerVerdict of(
      Predicted predicted,
      StoredObject stored,
      Optional<MapValue> tried,
      MapValue answer,
      UnaryOperator<MapValue> shown) {
    UnaryOperator<MapValue> compared = object -> (MapValue) withoutNulls(shown.apply(object));
    Comparing comparing =
        new Comparing(
            predicted.schema().declaredType(),
            stored.changes(),
            stored.chosen(predicted.schema()),
            predicted.live().map(compared).orElse(MapValue.EMPTY),
            tried.map(compared).orElse(MapValue.EMPTY),
            compared.apply(predicted.result()),
            compared.apply(stored.object()),
            compared.apply(answer));
    List<FieldPath> changed =
        predicted.changed().stream().filter(path -> !isBookkeeping(path)).toList();
    return comparing.verdict(changed, stored.knowsDefaults());
  }

  /** Servers print null for some fields that are missing. */
  private static Value withoutNulls(Value value) {
    return switch (value) {
      case MapValue map ->
          map.mapped((_, each) -> each == NullValue.NULL ? null : withoutNulls(each));
      case ListValue list -> list.mapped(ServerVerdict::withoutNulls);
      case Scalar scalar -> scalar;
    };
  }

  private static boolean isBookkeeping(FieldPath path) {
    return ServerFields.include(path) || path.startsWith(ServerFields.LAST_APPLIED);
  }

  /** How many fields the server says this of. */
  public long count(SaidKind kind) {
    return fields.stream().filter(field -> field.kind() == kind).count();
  }

  /**
   * Whether all came out as predicted. Defaults, other spellings, and what moved in live where the
   * change does not touch it, are no other outcome.
   */
  public boolean agrees() {
    return count(SaidKind.CHANGED) == 0 && count(SaidKind.OVERTAKEN) == 0;
  }

  /** What it says of a field, or in it; what needs looking at most, if there is more. */
  public Optional<SaidField> at(FieldPath path) {
    return fields.stream()
        .filter(field -> field.concerns(path))
        .min(Comparator.comparing(SaidField::kind));
  }

  /** How many defaults are filled in below a field. */
  public long defaultsIn(FieldPath path) {
    return fields.stream()
        .filter(field -> field.kind() == SaidKind.DEFAULTED && field.path().startsWith(path))
        .count();
  }

  private record Comparing(
      SchemaType type,
      List<StoredChange> changes,
      List<FieldPath> chosen,
      MapValue live,
      MapValue tried,
      MapValue result,
      MapValue stored,
      MapValue answer) {

    private ServerVerdict verdict(List<FieldPath> changed, boolean knowsDefaults) {
      List<SaidField> moved =
          between(live, tried)
              .map(path -> said(path, moved(path, changed), live, tried, Optional.empty()))
              .toList();
      List<SaidField> others =
          between(result, answer)
              .filter(path -> moved.stream().noneMatch(each -> isMoved(each, path)))
              .map(this::difference)
              .toList();
      List<FieldPath> predicted =
          changed.stream()
              .filter(path -> Stream.of(others, moved).noneMatch(all -> contradict(all, path)))
              .toList();
      Stream<SaidField> plain =
          predicted.stream()
              .filter(path -> others.stream().noneMatch(each -> each.path().equals(path)))
              .map(path -> said(path, SaidKind.AS_PREDICTED, result, answer, Optional.empty()));
      List<SaidField> fields =
          Stream.of(plain, others.stream(), moved.stream()).flatMap(each -> each).toList();
      return new ServerVerdict(fields, changed.size(), predicted.size(), knowsDefaults);
    }

    private static SaidKind moved(FieldPath path, List<FieldPath> changed) {
      return changed.stream().anyMatch(each -> each.startsWith(path) || path.startsWith(each))
          ? SaidKind.OVERTAKEN
          : SaidKind.MOVED;
    }

    private static boolean contradict(List<SaidField> said, FieldPath path) {
      return said.stream()
          .filter(each -> each.kind() == SaidKind.CHANGED || each.kind() == SaidKind.OVERTAKEN)
          .anyMatch(each -> each.concerns(path));
    }

    private Stream<FieldPath> between(MapValue one, MapValue other) {
      return TreeDifferences.paths(one, other, type).stream().filter(path -> !isBookkeeping(path));
    }

    /** The server has what live had by then. */
    private boolean isMoved(SaidField moved, FieldPath path) {
      return (path.startsWith(moved.path()) || moved.path().startsWith(path))
          && Counted.valueAt(answer, path).equals(Counted.valueAt(tried, path));
    }

    private SaidField difference(FieldPath path) {
      boolean isPredicted = Counted.valueAt(answer, path).equals(Counted.valueAt(stored, path));
      List<StoredReason> reasons =
          isPredicted
              ? changes.stream()
                  .filter(each -> each.path().startsWith(path) || path.startsWith(each.path()))
                  .map(StoredChange::reason)
                  .toList()
              : isFilledIn(path) ? List.of(StoredReason.DEFAULT) : List.of();
      Optional<StoredReason> other =
          reasons.stream().filter(reason -> !FILLED_IN.contains(reason)).findFirst();
      SaidKind kind =
          other.isPresent()
              ? SaidKind.NORMALISED
              : reasons.isEmpty() ? SaidKind.CHANGED : SaidKind.DEFAULTED;
      return said(path, kind, result, answer, other.or(() -> reasons.stream().findFirst()));
    }

    /** Some servers fill it in, or choose what is there; kubectl knows the namespace. */
    private boolean isFilledIn(FieldPath path) {
      return Counted.valueAt(result, path).isEmpty()
          && (chosen.contains(path)
              || path.equals(NAMESPACE)
              || TypedPath.of(type, path).rule().filter(ServerDefaults::choose).isPresent()
              || (Counted.valueAt(answer, path).orElse(NullValue.NULL) instanceof MapValue all
                  && !all.isEmpty()
                  && all.keys().stream().allMatch(key -> isFilledIn(path.key(key)))));
    }

    private static SaidField said(
        FieldPath path,
        SaidKind kind,
        MapValue before,
        MapValue after,
        Optional<StoredReason> reason) {
      return new SaidField(
          path, kind, Counted.valueAt(before, path), Counted.valueAt(after, path), reason);
    }
  }

  /**
   * What should come of a change.
   *
   * @param live the object before it; empty if there is none
   * @param result the object after it
   * @param changed the fields that change
   * @param schema what is known of the kind
   */
  public record Predicted(
      Optional<MapValue> live, MapValue result, List<FieldPath> changed, SchemaAnswer schema) {

    public Predicted {
      changed = List.copyOf(changed);
    }

    /** The result as a server stores it. */
    public StoredObject stored() {
      return StoredObject.of(result, live, schema);
    }
  }
}
