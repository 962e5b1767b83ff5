package dev.tripatch.engine.step;

import dev.tripatch.engine.explain.FieldName;
import dev.tripatch.json.FieldPath;
import dev.tripatch.prose.Wording;
import java.util.List;
import java.util.Locale;

/** Why a step is done: one for each branch of the engine that writes something. */
public enum StepRule implements Wording {
  /** Last applied had a field, local does not. */
  DROPPED_FIELD,
  /** Last applied had a list item, local does not. */
  DROPPED_ITEM,
  /** Last applied had values of a merging list of primitives, local does not. */
  DROPPED_VALUES,
  /** Something in a list item was dropped: its merge key says in which one. */
  ITEM_WITH_DROPPED,
  /** All that local has dropped. */
  DROPPED_TOGETHER,
  /** Local has dropped nothing. */
  NOTHING_DROPPED,
  /** Only local has the field. */
  NEW_FIELD,
  /** Both have it with another value. */
  OTHER_VALUE,
  /** Both have it with another kind of value. */
  OTHER_KIND,
  /** A list that is not merged differs. */
  OTHER_LIST,
  /** A map with the strategy replace. */
  WHOLE_MAP,
  /** Only local has the list item. */
  NEW_ITEM,
  /** An item differs: its merge key says which one. */
  NAMED_ITEM,
  /** Only local has values of a merging list of primitives. */
  NEW_VALUES,
  /** The patch of a merging list says its order. */
  LISTED_ORDER,
  /** The patch of a map with the strategy retainKeys lists local's keys. */
  LISTED_KEYS,
  /** A directive that both documents have. */
  WRITTEN_DIRECTIVE,
  /** All in which local differs. */
  CHANGED_TOGETHER,
  /** Local does not differ. */
  NOTHING_CHANGED,
  /** Deletions and changes become one patch. */
  MERGED,
  /** A person leaves fields out of the patch. */
  LEFT_OUT,
  /** Looking for conflicts has sorted lists of the patch. */
  SORTED,
  /** A person wrote the patch. */
  WRITTEN,
  /** The patch says nothing. */
  NOTHING_TO_SEND,
  /** {@code $retainKeys} clears keys. */
  KEYS_CLEARED,
  /** {@code $retainKeys} finds nothing to clear. */
  KEYS_KEPT,
  /** {@code $patch: replace} of a map. */
  MAP_REPLACED_BY_DIRECTIVE,
  /** {@code $patch: delete} of a map. */
  MAP_EMPTIED,
  /** A null. */
  FIELD_DELETED,
  /** A field that the object lacks. */
  FIELD_ADDED,
  /** A value of another kind. */
  FIELD_RETYPED,
  /** Another value. */
  VALUE_SET,
  /** A map that the schema replaces. */
  MAP_REPLACED,
  /** A list that the schema does not merge. */
  LIST_REPLACED,
  /** {@code - $patch: delete}. */
  ITEM_DELETED,
  /** An item that the list lacks. */
  ITEM_ADDED,
  /** {@code - $patch: replace}. */
  ITEMS_REPLACED,
  /** Values that the list lacks. */
  VALUES_ADDED,
  /** {@code $deleteFromPrimitiveList}. */
  VALUES_DELETED,
  /** {@code $setElementOrder} moves items. */
  ORDERED,
  /** {@code $setElementOrder} moves nothing. */
  ORDER_FITS,
  /** The patch's own order moves items. */
  ORDERED_AS_PATCH,
  /** All that the patch does to live. */
  APPLIED_TOGETHER,
  /** Another reader than Kubernetes merges the patch by rules of its own. */
  READ_OTHERWISE,
  /** The patch changes nothing in live. */
  NOTHING_APPLIED,
  /** An operation of a JSON Patch that adds. */
  OPERATION_ADD,
  /** An operation of a JSON Patch that removes. */
  OPERATION_REMOVE,
  /** An operation of a JSON Patch that replaces. */
  OPERATION_REPLACE,
  /** An operation of a JSON Patch that moves. */
  OPERATION_MOVE,
  /** An operation of a JSON Patch that copies. */
  OPERATION_COPY,
  /** An operation of a JSON Patch that tests. */
  OPERATION_TEST,
  /** The end. */
  DONE;

  @Override
  public List<String> keys() {
    return List.of(name() + ".title", name() + ".sentence");
  }

  /** Its name for programs: {@code keys-cleared}. */
  public String id() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /** The rule in a few words. */
  public String title() {
    return part("title");
  }

  /** Whether a step by it does nothing, or only says where another one does something. */
  boolean isAside() {
    return switch (this) {
      case NAMED_ITEM, ITEM_WITH_DROPPED, LISTED_ORDER, LISTED_KEYS, WRITTEN_DIRECTIVE -> true;
      case KEYS_KEPT, ORDER_FITS -> true;
      default -> false;
    };
  }

  /** Whether a step by it moves the items of a list. */
  boolean isOrder() {
    return this == ORDERED || this == ORDERED_AS_PATCH;
  }

  /** What a step by this rule does to a field. */
  String sentence(FieldPath field) {
    return sentence(field, "", "");
  }

  /**
   * What a step by this rule does.
   *
   * @param from the document that local is compared with, the place that a value is taken from, or
   *     the reader; empty if the sentence has none
   * @param names names between backticks, or the number of the operation; empty if the sentence has
   *     none
   */
  String sentence(FieldPath field, String from, String names) {
    return part(
        "sentence", "field", new FieldName(field).withItems(), "from", from, "names", names);
  }

  /**
   * What several steps do together.
   *
   * @param from the document that local is compared with
   * @param names what they are about
   * @param more how many of these are not named
   */
  String sentence(String from, String names, int more) {
    return part("sentence", "from", from, "names", names, "more", more);
  }
}
