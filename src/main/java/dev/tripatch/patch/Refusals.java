package dev.tripatch.patch;

import dev.tripatch.path.FieldPath;
import dev.tripatch.value.CanonicalJson;
import dev.tripatch.value.ListValue;
import dev.tripatch.value.MapValue;
import dev.tripatch.value.Value;

/**
 * Every way in which Kubernetes refuses a patch, with its own text (apimachinery's {@code
 * mergepatch/errors.go} and {@code strategicpatch/patch.go}) and with ours.
 */
public final class Refusals {

  private Refusals() {}

  /** An item of a keyed list has no merge key. */
  public static RefusedException noMergeKey(FieldPath path, MapValue item, String mergeKey) {
    return refuse(
        path,
        "map: " + GoText.print(item) + " does not contain declared merge key: " + mergeKey,
        "An item of this list lacks its merge key " + mergeKey + ", so it cannot be told apart.",
        "Give every item of the list a " + mergeKey + " that is not empty.");
  }

  /** The merge key of an item is a map or a list. */
  public static RefusedException compoundMergeKey(FieldPath path, String mergeKey) {
    return refuse(
        path,
        "runtime error: hash of unhashable type",
        "The value that tells an item apart (" + mergeKey + ") is a map or a list.",
        "Write a string, a number or a boolean there.");
  }

  /** A list's items are of different kinds. */
  public static RefusedException mixedItems(FieldPath path, ListValue first, ListValue second) {
    return refuse(
        path,
        "list element types are not identical: ["
            + GoText.print(first)
            + " "
            + GoText.print(second)
            + "]",
        "The items of this merging list are of different kinds (or null).",
        "Make all items maps, or all strings, or all integers, in every document.");
  }

  /** A merging list holds lists. */
  public static RefusedException listOfLists(FieldPath path) {
    return refuse(
        path,
        "lists of lists are not supported",
        "An item of this merging list is itself a list.",
        "Write maps or primitives as items.");
  }

  /** Neither of two lists has an item, so there is no kind of item. */
  public static RefusedException noElements(FieldPath path) {
    return refuse(
        path,
        "no elements in any of the given slices",
        "The lists that would be merged here are both empty.",
        "Leave the list and its directive out of the patch.");
  }

  /** The schema of a map does not have the field. */
  public static RefusedException unknownField(FieldPath path, String struct, String key) {
    return refuse(
        path,
        "unable to find api field in struct " + struct + " for the json field \"" + key + "\"",
        struct + " has no field " + key + " in the schema, so its map or list cannot be merged.",
        "Correct the field's name, or choose the schema of the version that has it.");
  }

  /** The schema has no fields here: a free-form map or a primitive. */
  public static RefusedException notAStruct(FieldPath path, String kind) {
    return refuse(
        path,
        "merging an object in json but data type is not struct, instead is: " + kind,
        "The schema knows no fields below this place, so a map or list in it cannot be merged.",
        "Write a string or number here, as the schema wants.");
  }

  /** The documents hold a list where the schema has something else. */
  public static RefusedException notAList(FieldPath path) {
    return refuse(
        path,
        "expected slice or array type, but got: struct",
        "The documents have a list here, but the schema does not.",
        "Write what the schema wants here.");
  }

  /** A value is of another type than the reference can work with. */
  public static RefusedException wrongType(FieldPath path, String wanted, Value got) {
    return refuse(
        path,
        "expected a " + wanted + ", but received a " + GoText.typeName(got),
        "The patch and the object hold different types here.",
        "Write the same type in both.");
  }

  /** {@code $patch} has a value that is not known here. */
  public static RefusedException unknownPatchType(FieldPath path, Value type, MapValue map) {
    return refuse(
        path,
        "unknown patch type: " + GoText.print(type) + " in map: " + GoText.print(map),
        "$patch does not know the word " + GoText.print(type) + " at this place.",
        "Write $patch: delete or $patch: replace, or leave $patch out to merge.");
  }

  /** {@code $patch: merge} in a list. */
  public static RefusedException mergeInList(FieldPath path) {
    return refuse(
        path,
        "merging lists cannot yet be specified in the patch",
        "$patch: merge cannot stand in an item of a list.",
        "Leave $patch out: items are merged by default.");
  }

  /** A list of maps with merge strategy has no merge key in the schema. */
  public static RefusedException noMergeKeyDeclared(FieldPath path) {
    return refuse(
        path,
        "cannot merge lists without merge key for type struct",
        "The schema wants this list of maps merged, but names no merge key.",
        "Declare a merge key for the field, or give it the strategy replace.");
  }

  /** {@code $retainKeys} is no list, or leaves out a key that the patch sets. */
  public static RefusedException badRetainKeys(FieldPath path, String cause) {
    return refuse(
        path,
        "invalid patch format of retainKeys",
        cause,
        "List in $retainKeys every key that the patch sets in this map.");
  }

  /** The {@code $retainKeys} of two patches differ. */
  public static RefusedException differentRetainKeys(FieldPath path, Value first, Value second) {
    return refuse(
        path,
        GoText.print(first)
            + " and "
            + GoText.print(second)
            + " are not deep equal: this may happen when calculating the 3-way diff patch",
        "Both patches say which keys stay in this map, and they do not agree.",
        "Write the same $retainKeys in both patches.");
  }

  /** {@code $setElementOrder} is malformed, or two patches disagree about it. */
  public static RefusedException badElementOrder(FieldPath path, String cause) {
    return refuse(
        path,
        "invalid patch format of setElementOrder list",
        cause,
        "Write $setElementOrder/<list> with a list of merge keys, the same in both patches.");
  }

  /** {@code $deleteFromPrimitiveList} is malformed. */
  public static RefusedException badPrimitiveList(FieldPath path) {
    return refuse(
        path,
        "invalid patch format of primitive list",
        "The directive does not name its list.",
        "Write $deleteFromPrimitiveList/<list>.");
  }

  /**
   * The patch's list has another order than its {@code $setElementOrder}, or an item more.
   *
   * @param cause which of these it is, in a sentence
   */
  public static RefusedException orderMismatch(
      FieldPath path, ListValue patch, ListValue order, String cause) {
    return refuse(
        path,
        "The order in patch list:\n"
            + GoText.print(patch)
            + "\n doesn't match $setElementOrder list:\n"
            + GoText.print(order)
            + "\n",
        cause,
        "Give every item a merge key of its own, in the order of $setElementOrder.");
  }

  /** {@code $patch} stands in two documents that are compared and is no string there. */
  public static RefusedException badDirectiveMarker(FieldPath path) {
    return refuse(
        path,
        "invalid value for special key: $patch",
        "$patch stands in the documents themselves and is not a string.",
        "Take $patch out of the documents: it belongs into patches only.");
  }

  /** The patch changes a field that must stay as it is. */
  public static RefusedException precondition(FieldPath path, MapValue patch) {
    return refuse(
        path,
        "precondition failed for: " + GoText.print(patch),
        "The patch would change " + path + ", which must stay as it is.",
        "Use the value that live has, or create a new object.");
  }

  /** A strategic merge patch for a kind without patch metadata. */
  public static RefusedException notStrategic() {
    return refuse(
        FieldPath.root(),
        "strategic merge patch format is not supported",
        "This kind has no patch metadata, so a server takes JSON merge patches for it only.",
        "Choose the dialect of custom resources or of kustomize.");
  }

  /** Overwrite is off, and live changed on its own what the patch changes. */
  public static RefusedException conflict(MapValue patch, MapValue drift) {
    return refuse(
        FieldPath.root(),
        "patch:\n"
            + CanonicalJson.write(patch)
            + "\nconflicts with changes made from original to current:\n"
            + CanonicalJson.write(drift),
        "Live has changed, since it was last applied, fields that the patch changes too.",
        "Compare with overwrite on to see each such field, then take live's value into local or"
            + " overwrite it.");
  }

  private static RefusedException refuse(
      FieldPath path, String referenceText, String cause, String remedy) {
    return new RefusedException(new Refusal(path, referenceText, cause, remedy));
  }
}
