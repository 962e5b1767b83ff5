package dev.tripatch.engine.patch;

import dev.tripatch.json.FieldPath;
import dev.tripatch.json.Value;

/**
 * One thing that applying a patch does to an object. Carried out one after the other, the acts of
 * an application give its result ({@link Replay}).
 *
 * @param rule by which rule
 * @param place the field or list item of the object
 * @param read the field or directive of the patch that says so
 * @param effect what becomes of the place
 */
public record Act(Rule rule, FieldPath place, FieldPath read, Effect effect) {

  /** The rules by which a reader of patches acts. */
  public enum Rule {
    /** {@code $retainKeys} clears the keys that it does not list. */
    RETAIN_KEYS,
    /** {@code $patch: replace} puts the patch's map in the place of the object's. */
    REPLACE_BY_DIRECTIVE,
    /** {@code $patch: delete} empties a map. */
    EMPTY_BY_DIRECTIVE,
    /** A null deletes a field. */
    DELETE_FIELD,
    /** The object lacks the field and takes it whole. */
    ADD_FIELD,
    /** The object has a value of another kind there, which is removed. */
    RETYPE,
    /** A value takes another's place. */
    SET_VALUE,
    /** The schema says that a map is replaced, not merged. */
    REPLACE_MAP,
    /** The schema does not merge the list. */
    REPLACE_LIST,
    /** {@code - $patch: delete} deletes the items with a merge key. */
    DELETE_ITEM,
    /** An item whose merge key the object's list lacks is added at its end. */
    ADD_ITEM,
    /** {@code - $patch: replace} replaces all items. */
    REPLACE_ITEMS,
    /** Values that the object's list lacks are added at its end. */
    ADD_VALUES,
    /** {@code $deleteFromPrimitiveList} takes values out of a list. */
    DELETE_VALUES,
    /** {@code $setElementOrder} puts a list in order. */
    ORDER,
    /** {@code $setElementOrder} finds a list in order. */
    ORDER_KEPT,
    /** A list without {@code $setElementOrder} takes the order of the patch's own items. */
    ORDER_OF_PATCH
  }

  /** What becomes of a place. */
  public sealed interface Effect {}

  /** It has this value; of several items with the same merge key, the first. */
  public record Set(Value value) implements Effect {}

  /** It is gone; all items with the merge key are. */
  public record Removed() implements Effect {}

  /** The list that holds the place has this item at its end. */
  public record Appended(Value item) implements Effect {}
}
