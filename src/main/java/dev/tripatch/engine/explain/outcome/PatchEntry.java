package dev.tripatch.engine.explain.outcome;

import dev.tripatch.engine.patch.Operation;
import dev.tripatch.json.ListValue;
import dev.tripatch.json.Value;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** One side of the ledger: what a field contributes to the patch, by its reason. */
public sealed interface PatchEntry {

  /**
   * Whether it writes something itself, whatever its parts write. A map that a directive has
   * emptied writes nothing that was wanted.
   */
  default boolean isWritten() {
    return switch (this) {
      case Nothing ignored -> false;
      case MapParts map -> map.retainKeys().isPresent();
      case ListParts list ->
          list.order().isPresent() || list.deletions().isPresent() || list.isWhole();
      case Verbatim verbatim ->
          verbatim.value().isPresent()
              || verbatim.order().isPresent()
              || verbatim.deletions().isPresent();
      case LocalValue _, Null _, DeleteItem _, Operations _ -> true;
    };
  }

  record Nothing() implements PatchEntry {}

  /** Local's value. */
  record LocalValue(Value value) implements PatchEntry {}

  /** An explicit null. */
  record Null() implements PatchEntry {}

  /**
   * An item of a keyed list that deletes.
   *
   * @param mergeKey the list's merge key
   * @param key its value
   */
  record DeleteItem(String mergeKey, Value key) implements PatchEntry {}

  /**
   * What the parts of a map contribute; nothing if they contribute nothing.
   *
   * @param retainKeys the map's {@code $retainKeys}: the keys that local has
   * @param isEmptied whether all that it would write was dropped because of a directive, so that
   *     the map is written empty
   */
  record MapParts(Optional<ListValue> retainKeys, boolean isEmptied) implements PatchEntry {

    /** A map from which nothing was dropped. */
    public MapParts(Optional<ListValue> retainKeys) {
      this(retainKeys, false);
    }
  }

  /**
   * What the items of a merging list contribute.
   *
   * @param order the {@code $setElementOrder}: local's items or their keys
   * @param deletions the {@code $deleteFromPrimitiveList}: what last applied has and local has not
   * @param isWhole whether the list is new to live, so that it is written even if it is empty
   */
  record ListParts(Optional<ListValue> order, Optional<ListValue> deletions, boolean isWhole)
      implements PatchEntry {}

  /**
   * Taken as it is: the engine's own answer, or what a person wrote.
   *
   * @param value the value; empty if there is none
   * @param order the {@code $setElementOrder} beside it
   * @param deletions the {@code $deleteFromPrimitiveList} beside it
   */
  record Verbatim(Optional<Value> value, Optional<Value> order, Optional<Value> deletions)
      implements PatchEntry {

    /** The same of what may be missing. */
    public static Verbatim of(
        @Nullable Value value, @Nullable Value order, @Nullable Value deletions) {
      return new Verbatim(
          Optional.ofNullable(value), Optional.ofNullable(order), Optional.ofNullable(deletions));
    }
  }

  /**
   * The operations of a person's JSON Patch that are about it.
   *
   * @param operations in their order, at least one
   */
  record Operations(List<Numbered> operations) implements PatchEntry {}

  /**
   * An operation of a JSON Patch.
   *
   * @param number its place in the patch, counted from 1
   * @param operation it
   */
  record Numbered(int number, Operation operation) {}
}
