package dev.tripatch.engine.patch;

import dev.tripatch.json.CanonicalJson;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.ListValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.Value;

/**
 * Every way in which Kubernetes refuses a patch, with its own text (apimachinery's {@code
 * mergepatch/errors.go} and {@code strategicpatch/patch.go}) and with ours.
 */
public final class Refusals {

  private Refusals() {}

  /** An item of a keyed list has no merge key. */
  public static RefusedException noMergeKey(FieldPath path, MapValue item, String mergeKey) {
    return RefusedException.of(
        RefusalWording.NO_MERGE_KEY,
        path,
        "map: " + GoText.print(item) + " does not contain declared merge key: " + mergeKey,
        "key",
        mergeKey);
  }

  /** The merge keys of two items are both maps, or both lists. */
  public static RefusedException compoundMergeKey(FieldPath path, Value key) {
    return RefusedException.of(
        RefusalWording.COMPOUND_MERGE_KEY,
        path,
        "runtime error: comparing uncomparable type " + GoText.typeName(key));
  }

  /** An item that should be a primitive is a map or a list. */
  public static RefusedException unhashableItem(FieldPath path, Value item) {
    return RefusedException.of(
        RefusalWording.COMPOUND_MERGE_KEY,
        path,
        "runtime error: hash of unhashable type " + GoText.typeName(item));
  }

  /** A list's items are of different kinds. */
  public static RefusedException mixedItems(FieldPath path, ListValue first, ListValue second) {
    return RefusedException.of(
        RefusalWording.MIXED_ITEMS,
        path,
        "list element types are not identical: ["
            + GoText.print(first)
            + " "
            + GoText.print(second)
            + "]");
  }

  /** A merging list holds lists. */
  public static RefusedException listOfLists(FieldPath path) {
    return RefusedException.of(
        RefusalWording.LIST_OF_LISTS, path, "lists of lists are not supported");
  }

  /** Neither of two lists has an item, so there is no kind of item. */
  public static RefusedException noElements(FieldPath path) {
    return RefusedException.of(
        RefusalWording.NO_ELEMENTS, path, "no elements in any of the given slices");
  }

  /** The schema of a map does not have the field. */
  public static RefusedException unknownField(FieldPath path, String struct, String key) {
    return RefusedException.of(
        RefusalWording.UNKNOWN_FIELD,
        path,
        "unable to find api field in struct " + struct + " for the json field \"" + key + "\"",
        "type",
        struct,
        "field",
        key);
  }

  /** The schema has no fields here: a free-form map or a primitive. */
  public static RefusedException notAStruct(FieldPath path, String kind) {
    return RefusedException.of(
        RefusalWording.NOT_A_STRUCT,
        path,
        "merging an object in json but data type is not struct, instead is: " + kind);
  }

  /** The documents hold a list where the schema has something else. */
  public static RefusedException notAList(FieldPath path) {
    return RefusedException.of(
        RefusalWording.NOT_A_LIST, path, "expected slice or array type, but got: struct");
  }

  /** A value is of another type than the reference can work with. */
  public static RefusedException wrongType(FieldPath path, String wanted, Value got) {
    return RefusedException.of(
        RefusalWording.WRONG_TYPE,
        path,
        "expected a " + wanted + ", but received a " + GoText.typeName(got));
  }

  /** {@code $patch} has a value that is not known here. */
  public static RefusedException unknownPatchType(FieldPath path, Value type, MapValue map) {
    return RefusedException.of(
        RefusalWording.UNKNOWN_PATCH_TYPE,
        path,
        "unknown patch type: " + GoText.print(type) + " in map: " + GoText.print(map),
        "word",
        GoText.print(type));
  }

  /** {@code $patch: merge} in a list. */
  public static RefusedException mergeInList(FieldPath path) {
    return RefusedException.of(
        RefusalWording.MERGE_IN_LIST, path, "merging lists cannot yet be specified in the patch");
  }

  /** A list of maps with merge strategy has no merge key in the schema. */
  public static RefusedException noMergeKeyDeclared(FieldPath path) {
    return RefusedException.of(
        RefusalWording.NO_MERGE_KEY_DECLARED,
        path,
        "cannot merge lists without merge key for type struct");
  }

  /** {@code $retainKeys} is no list, or leaves out a key that the patch sets. */
  public static RefusedException badRetainKeys(
      FieldPath path, RefusalWording wording, Object... values) {
    return RefusedException.of(wording, path, "invalid patch format of retainKeys", values);
  }

  /** The {@code $retainKeys} of two patches differ. */
  public static RefusedException differentRetainKeys(FieldPath path, Value first, Value second) {
    return RefusedException.of(
        RefusalWording.DIFFERENT_RETAIN_KEYS,
        path,
        GoText.print(first)
            + " and "
            + GoText.print(second)
            + " are not deep equal: this may happen when calculating the 3-way diff patch");
  }

  /** {@code $setElementOrder} is malformed, or two patches disagree about it. */
  public static RefusedException badElementOrder(FieldPath path, RefusalWording wording) {
    return RefusedException.of(wording, path, "invalid patch format of setElementOrder list");
  }

  /** {@code $deleteFromPrimitiveList} is malformed. */
  public static RefusedException badPrimitiveList(FieldPath path) {
    return RefusedException.of(
        RefusalWording.DELETION_WITHOUT_LIST, path, "invalid patch format of primitive list");
  }

  /**
   * The patch's list has another order than its {@code $setElementOrder}, or an item more.
   *
   * @param wording which of these it is
   * @param values a name and its value for each placeholder
   */
  public static RefusedException orderMismatch(
      FieldPath path, ListValue patch, ListValue order, RefusalWording wording, Object... values) {
    return RefusedException.of(
        wording,
        path,
        "The order in patch list:\n"
            + GoText.print(patch)
            + "\n doesn't match $setElementOrder list:\n"
            + GoText.print(order)
            + "\n",
        values);
  }

  /** {@code $patch} is in two documents that are compared and is no string there. */
  public static RefusedException badDirectiveMarker(FieldPath path) {
    return RefusedException.of(
        RefusalWording.MARKER_NO_STRING, path, "invalid value for special key: $patch");
  }

  /** The patch changes a field that must stay as it is. */
  public static RefusedException precondition(FieldPath path, MapValue patch) {
    return RefusedException.of(
        RefusalWording.PRECONDITION,
        path,
        "precondition failed for: " + GoText.print(patch),
        "path",
        path);
  }

  /** The change is for another object, or for another version of it. */
  static Refusal otherObject(FieldPath path, String words) {
    return RefusedException.of(RefusalWording.OTHER_STATE, path, words, "path", path).refusal();
  }

  /** A strategic merge patch for a kind without patch metadata. */
  public static RefusedException notStrategic() {
    return RefusedException.of(
        RefusalWording.NOT_STRATEGIC,
        FieldPath.root(),
        "strategic merge patch format is not supported");
  }

  /** Overwrite is off, and live changed on its own what the patch changes. */
  public static RefusedException conflict(MapValue patch, MapValue drift) {
    return RefusedException.of(
        RefusalWording.CONFLICT,
        FieldPath.root(),
        "patch:\n"
            + CanonicalJson.write(patch)
            + "\nconflicts with changes made from original to current:\n"
            + CanonicalJson.write(drift));
  }
}
