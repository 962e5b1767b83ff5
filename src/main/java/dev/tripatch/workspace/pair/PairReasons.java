package dev.tripatch.workspace.pair;

import dev.tripatch.cluster.apply.LastAppliedAnnotation;
import dev.tripatch.engine.stored.ManagedFields;
import dev.tripatch.engine.stored.Owner;
import dev.tripatch.engine.stored.Ownership;
import dev.tripatch.engine.stored.StoredObject;
import dev.tripatch.json.Counted;
import dev.tripatch.json.EngineNumbers;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.ListValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.Scalar;
import dev.tripatch.json.StringValue;
import dev.tripatch.json.Value;
import dev.tripatch.schema.SchemaAnswer;
import dev.tripatch.schema.TreeDifferences.Difference;
import dev.tripatch.workspace.objects.AppliedObjects;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;

/** Finds out why the server's answer to kubectl apply differs from live. */
public final class PairReasons {
  private final Optional<Known> lastApplied;
  private final Optional<Known> local;
  private final Optional<Known> predicted;
  private final Ownership ownership;
  private final Set<Owner> appliers;

  /** A document as it is written, and as the server stores it: quantities have one spelling. */
  private record Known(MapValue written, MapValue stored) {
    static Known of(MapValue document, SchemaAnswer schema) {
      MapValue kept = AppliedObjects.asKept(document);
      return new Known(kept, StoredObject.of(kept, Optional.empty(), schema).object());
    }

    boolean has(FieldPath path) {
      return Counted.valueAt(written, path).isPresent();
    }

    /** Whether it says this of the field, in whatever spelling; a server may add to a map. */
    boolean says(FieldPath path, Optional<Value> value) {
      Optional<Value> said = Counted.valueAt(written, path);
      if (said.isEmpty() || value.isEmpty()) {
        return said.isEmpty() && value.isEmpty();
      }
      return isIn(said.get(), value.get())
          || Counted.valueAt(stored, path).filter(each -> isIn(each, value.get())).isPresent();
    }

    private static boolean isIn(Value said, Value value) {
      return switch (said) {
        case MapValue map ->
            value instanceof MapValue other
                && map.entries().entrySet().stream()
                    .allMatch(
                        each ->
                            other
                                .find(each.getKey())
                                .filter(found -> isIn(each.getValue(), found))
                                .isPresent());
        case ListValue list ->
            value instanceof ListValue other
                && list.size() == other.size()
                && IntStream.range(0, list.size()).allMatch(i -> isIn(list.get(i), other.get(i)));
        case Scalar scalar -> scalar.equals(value);
      };
    }
  }

  /**
   * Reasons for one object.
   *
   * @param live the object as it is, with its annotation, and its managedFields if they are known
   * @param local what is applied; empty if that is not known
   * @param predicted what we would expect of the server; empty if local is not known
   */
  public PairReasons(
      MapValue live, Optional<MapValue> local, Optional<MapValue> predicted, SchemaAnswer schema) {
    lastApplied =
        LastAppliedAnnotation.configurationIn(live)
            .map(EngineNumbers::asEngineReads)
            .map(found -> Known.of(found, schema));
    this.local = local.map(found -> Known.of(found, schema));
    this.predicted = predicted.map(found -> Known.of(found, schema));
    ownership = ManagedFields.read(live, schema);
    appliers = new HashSet<>(ownership.of(LastAppliedAnnotation.PATH).owners());
  }

  /** Why this field changes. */
  public PairReason of(Difference change) {
    FieldPath path = change.path();
    if (isMasked(change.before()) || isMasked(change.after())) {
      return PairReason.of(PairWording.MASKED.text());
    }
    if (predicted.filter(known -> !known.says(path, change.after())).isPresent()) {
      boolean isSaid = local.filter(known -> known.has(path)).isPresent();
      return PairReason.of((isSaid ? PairWording.SERVER_STORES : PairWording.SERVER).text());
    }
    if (lastApplied.isEmpty()) {
      return PairReason.of(PairWording.NEVER_APPLIED.text());
    }
    Known old = lastApplied.get();
    return old.has(path) ? ofApplied(change, old) : ofOther(change);
  }

  private PairReason ofApplied(Difference change, Known old) {
    FieldPath path = change.path();
    Optional<Value> was = Counted.valueAt(old.written(), path);
    boolean hasLiveMoved = !old.says(path, change.before());
    boolean hasFileMoved = !old.says(path, change.after());
    if (hasLiveMoved && !hasFileMoved) {
      return new PairReason(PairWording.TAKEN_BACK.text("by", by(path)), true, Optional.empty());
    }
    if (hasLiveMoved && change.after().isPresent()) {
      return new PairReason(PairWording.CONFLICT.text("by", by(path)), true, was);
    }
    return PairReason.of(
        (change.after().isEmpty() ? PairWording.GONE_FROM_FILE : PairWording.IN_FILE).text());
  }

  private PairReason ofOther(Difference change) {
    boolean isKnown = local.isPresent();
    if (change.after().isEmpty()) {
      return PairReason.of(PairWording.LOST_WITH_PART.text());
    }
    if (change.before().isPresent()) {
      return PairReason.of(
          (isKnown ? PairWording.OVER_LIVE : PairWording.OVER_LIVE_OR_SERVER)
              .text("by", by(change.path())));
    }
    return PairReason.of((isKnown ? PairWording.NEW_IN_FILE : PairWording.NEW_OR_SERVER).text());
  }

  /** Who wrote live's value last, unless it is whoever applies. */
  private String by(FieldPath path) {
    return ownership.of(path).lastFirst().stream()
        .filter(owner -> !appliers.contains(owner))
        .findFirst()
        .map(owner -> PairWording.BY.text("owner", owner.manager()))
        .orElse("");
  }

  /** Whether kubectl put something else in the place of a Secret's value. */
  public static boolean isMasked(Optional<Value> value) {
    return value.filter(KubectlMask::isOne).isPresent();
  }

  /**
   * Why kubectl apply changes a field.
   *
   * @param heading in words that fit all fields with this reason; other owners have other words
   * @param isConflict whether somebody else's change is lost
   * @param lastApplied what was applied last, where both moved away from it
   */
  public record PairReason(String heading, boolean isConflict, Optional<Value> lastApplied) {

    /** A reason that loses nothing of anybody. */
    static PairReason of(String heading) {
      return new PairReason(heading, false, Optional.empty());
    }
  }

  /** What kubectl diff writes in the place of a Secret's values. */
  public static final class KubectlMask {
    private static final Set<String> WORDS = Set.of("***", "*** (before)", "*** (after)");

    private KubectlMask() {}

    /** Whether a value is a mask. */
    public static boolean isOne(Value value) {
      return value instanceof StringValue(String text, _) && WORDS.contains(text);
    }
  }
}
