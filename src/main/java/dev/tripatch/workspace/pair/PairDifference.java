package dev.tripatch.workspace.pair;

import dev.tripatch.document.SourceDocument;
import dev.tripatch.json.ListValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.PathStep;
import dev.tripatch.json.Scalar;
import dev.tripatch.schema.SchemaAnswer;
import dev.tripatch.schema.TreeDifferences;
import dev.tripatch.schema.TreeDifferences.Difference;
import dev.tripatch.schema.TreeDifferences.Names;
import dev.tripatch.schema.TreeDifferences.Pairing;
import dev.tripatch.schema.TypedPath;
import dev.tripatch.workspace.objects.FoundObject;
import dev.tripatch.workspace.pair.PairListing.PairedObject;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.IntStream;

/**
 * What becomes of an object.
 *
 * @param pair the object
 * @param changes the fields in which it differs; none if it is on one side alone
 */
public record PairDifference(PairedObject pair, List<Difference> changes) {
  private static final String METADATA = "metadata";

  /** What differs after every change, and says nothing about it. */
  private static final List<String> HIDDEN = List.of("generation", "managedFields");

  /** The usual name of an item where no schema names a merge key. */
  private static final String USUAL_KEY = "name";

  private static final TreeDifferences DIFFERENCES =
      new TreeDifferences(PairDifference::names, true, true);

  public PairDifference {
    changes = List.copyOf(changes);
  }

  /** Compares the two sides of an object. */
  public static PairDifference of(PairedObject pair, Function<MapValue, SchemaAnswer> schemas) {
    Optional<MapValue> left = pair.left().flatMap(PairDifference::decoded);
    Optional<MapValue> right = pair.right().flatMap(PairDifference::decoded);
    return new PairDifference(
        pair,
        left.isPresent() && right.isPresent()
            ? between(left.get(), right.get(), schemas.apply(right.get()))
            : List.of());
  }

  /** An object without what is never compared. */
  public static MapValue compared(MapValue object) {
    if (!(object.get(METADATA) instanceof MapValue metadata)
        || HIDDEN.stream().noneMatch(metadata::has)) {
      return object;
    }
    MapValue.Builder rest = metadata.toBuilder();
    HIDDEN.forEach(rest::remove);
    return object.toBuilder().put(METADATA, rest.build()).build();
  }

  /**
   * All fields in which two objects differ, in the order of the right one; of a map or a list whose
   * items have names only the parts that differ.
   */
  public static List<Difference> between(MapValue left, MapValue right, SchemaAnswer schema) {
    return DIFFERENCES.between(compared(left), compared(right), schema.declaredType());
  }

  /** Items have the schema's names or the usual one; where few of them differ, their places. */
  private static Optional<Names> names(TypedPath list, ListValue before, ListValue after) {
    return Pairing.NAMED
        .names(list, before, after)
        .or(() -> Optional.of(new Names(usual(before), usual(after))).filter(Names::areKeys))
        .or(() -> Names.of(Optional.empty(), before, after).filter(_ -> areAlike(before, after)));
  }

  private static List<PathStep> usual(ListValue list) {
    return IntStream.range(0, list.size())
        .<PathStep>mapToObj(
            i ->
                list.get(i) instanceof MapValue map && map.get(USUAL_KEY) instanceof Scalar name
                    ? new PathStep.KeyedItem(USUAL_KEY, name, 0)
                    : new PathStep.IndexItem(i))
        .toList();
  }

  /** Whether there are as many on both sides, and few of them differ. */
  private static boolean areAlike(ListValue before, ListValue after) {
    List<Integer> differing =
        IntStream.range(0, Math.min(before.size(), after.size()))
            .filter(i -> !before.get(i).equals(after.get(i)))
            .boxed()
            .toList();
    return before.size() == after.size()
        && differing.size() <= Math.max(1, before.size() / 2)
        && differing.stream()
            .allMatch(i -> before.get(i) instanceof MapValue && after.get(i) instanceof MapValue);
  }

  private static Optional<MapValue> decoded(FoundObject object) {
    return Optional.of(object.document()).flatMap(SourceDocument::decodedObject);
  }

  /** In short. */
  public PairKind kind() {
    if (pair.left().isEmpty()) {
      return PairKind.CREATED;
    }
    if (pair.right().isEmpty()) {
      return PairKind.DELETED;
    }
    return changes.isEmpty() ? (pair.isMoved() ? PairKind.MOVED : PairKind.SAME) : PairKind.CHANGED;
  }

  /** What becomes of an object from left to right. */
  public enum PairKind {
    /** It is on the right alone. */
    CREATED,
    /** It is on the left alone. */
    DELETED,
    /** Some of its fields differ. */
    CHANGED,
    /** No field differs, but it is in another file. */
    MOVED,
    /** No field differs. */
    SAME;
  }
}
