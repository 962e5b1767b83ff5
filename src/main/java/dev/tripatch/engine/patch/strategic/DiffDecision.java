package dev.tripatch.engine.patch.strategic;

import dev.tripatch.engine.patch.Directives;
import dev.tripatch.json.ListValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.Value;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * What a two-way diff decided about one field or list item: one case for each branch of the
 * algorithm. "Original" is the document that is left, "modified" the one that is reached.
 */
public sealed interface DiffDecision {

  /** Both have it and it is the same; nothing is written. */
  record Unchanged() implements DiffDecision {
    static final Unchanged SAME = new Unchanged();
  }

  /**
   * Only modified has it: written whole.
   *
   * @param modified the value
   */
  record Added(Value modified) implements DiffDecision {}

  /** Only original has it: written as null, for a list item as {@code $patch: delete}. */
  record Removed() implements DiffDecision {}

  /**
   * Both have it with values of different kinds: written whole.
   *
   * @param original the old value
   * @param modified the new value
   */
  record Retyped(Value original, Value modified) implements DiffDecision {}

  /**
   * Both have a primitive there and it differs: written.
   *
   * @param original the old value
   * @param modified the new value
   */
  record Changed(Value original, Value modified) implements DiffDecision {}

  /**
   * Both have a list there that the schema does not merge, and it differs: written whole.
   *
   * @param modified the new list
   */
  record ReplacedList(ListValue modified) implements DiffDecision {}

  /**
   * Both have a map there with the strategy replace: written whole, even if it is the same.
   *
   * @param modified the new map
   */
  record ReplacedMap(MapValue modified) implements DiffDecision {}

  /**
   * {@code $patch} is in both documents.
   *
   * @param modified the new word; null if it is the same
   */
  record Marker(@Nullable Value modified) implements DiffDecision {}

  /** This stage saw it, but its options leave it out of the patch. */
  record Silenced() implements DiffDecision {}

  /**
   * Both have a map there that was compared field by field.
   *
   * @param fields a decision for every field of both, in modified's order, then what only original
   *     has
   * @param retainKeys the {@code $retainKeys} list, where it is written
   * @param patch what this map contributes to the patch; empty if nothing
   */
  record Nested(Map<String, DiffDecision> fields, Optional<ListValue> retainKeys, MapValue patch)
      implements DiffDecision {}

  /**
   * Both have a list of maps there that was merged by key.
   *
   * @param mergeKey the merge key
   * @param items a decision for every item of both, in the order of the merge keys' texts
   * @param order the {@code $setElementOrder} list, where it is written
   * @param patch the list in the patch; empty if it has none
   */
  record KeyedList(
      String mergeKey, List<KeyedItem> items, Optional<ListValue> order, ListValue patch)
      implements DiffDecision {}

  /**
   * An item of a list that was merged by key.
   *
   * @param key the value of the merge key, modified's where both have the item
   * @param decision what was decided about it
   */
  record KeyedItem(Value key, DiffDecision decision) {

    /** The item that it writes into the patch's list; empty if none. */
    public Optional<MapValue> written(String mergeKey) {
      return switch (decision) {
        case Removed ignored -> Optional.of(Directives.deleteItem(mergeKey, key));
        case Added added -> Optional.of((MapValue) added.modified());
        case Nested nested when !nested.patch().isEmpty() ->
            Optional.of(PatchRenderer.withMergeKey(mergeKey, key, nested.patch()));
        case DiffDecision ignored -> Optional.empty();
      };
    }
  }

  /**
   * Both have a list of primitives there that was merged as a set.
   *
   * @param added what is written because only modified has it
   * @param deleted what is written into {@code $deleteFromPrimitiveList}
   * @param order the {@code $setElementOrder} list, where it is written
   */
  record PrimitiveSet(ListValue added, ListValue deleted, Optional<ListValue> order)
      implements DiffDecision {}
}
