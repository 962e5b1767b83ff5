package dev.tripatch.workspace.pair;

import dev.tripatch.document.SourceDocument;
import dev.tripatch.json.MapValue;
import dev.tripatch.schema.SchemaAnswer;
import dev.tripatch.workspace.objects.FoundObject;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * What becomes of an object.
 *
 * @param pair the object
 * @param changes the fields in which it differs; none if it is on one side alone
 */
public record PairDifference(PairedObject pair, List<PairChange> changes) {

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
            ? PairChange.between(left.get(), right.get(), schemas.apply(right.get()))
            : List.of());
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
}
