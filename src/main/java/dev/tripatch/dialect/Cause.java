package dev.tripatch.dialect;

import dev.tripatch.prose.Wording;

/** Why a dialect's result differs from the one it is compared with. */
public enum Cause implements Wording {
  /** A directive that the dialect does not know ends up in the object. */
  DIRECTIVE_BECOMES_DATA,

  /** The first dialect takes a directive for data, the other one acts on it. */
  DIRECTIVE_OBEYED,

  /** The server itself leaves a directive in what live lacks; the dialect does not. */
  DIRECTIVE_LEFT,

  /** {@code $patch} does nothing. */
  DIRECTIVE_WITHOUT_EFFECT,

  /** {@code $setElementOrder} does nothing. */
  ORDER_NOT_SET,

  /** New items come last, whatever order the patch has. */
  APPENDED,

  /** What the patch names comes first. */
  PATCHED_FIRST,

  /** {@code $retainKeys} does nothing. */
  NOT_CLEARED,

  /** {@code $deleteFromPrimitiveList} does nothing. */
  NOT_DELETED,

  /** A list that Kubernetes merges is taken whole. */
  LIST_REPLACED,

  /** Items are distinguished by other keys. */
  OTHER_KEYS,

  /** {@code $patch: replace} in an item is about the item only, and is even lost. */
  ITEM_NOT_REPLACED,

  /** {@code $patch: replace} at the root is lost. */
  ROOT_NOT_REPLACED,

  /** An item of the patch without its key. */
  ITEM_WITHOUT_KEY,

  /** An item of the object without its key. */
  OBJECT_ITEM_WITHOUT_KEY,

  /** Two keys, of which items have one only. */
  KEYS_IN_PART,

  /** Two items of one key. */
  KEY_TWICE,

  /** A list that the older schema does not merge. */
  LIST_NOT_IN_SCHEMA,

  /** Annotations are made texts. */
  ANNOTATION_AS_TEXT,

  /** {@code $patch: delete} of a map takes the field away. */
  MAP_REMOVED,

  /** A map that Kubernetes takes whole is merged. */
  MAP_MERGED,

  /** A map that the object lacks, with {@code $patch}. */
  MAP_ADDED,

  /** A list that the object lacks. */
  LIST_ADDED,

  /** A list merged by a schema that the first does not have. */
  LIST_MERGED,

  /** Nulls in what is new are kept by one and dropped by the other. */
  NULL_KEPT,

  /** kustomize does not let a patch rename the object. */
  NAME_KEPT,

  /** Helm writes no annotation of kubectl's. */
  NO_ANNOTATION,

  /** Helm writes a label and annotations of its own. */
  OWN_METADATA,

  /** What live changed on its own is not seen. */
  DRIFT_NOT_SEEN,

  /** Nothing was deployed before, as far as the documents show. */
  NOTHING_BEFORE,

  /** A two-way JSON merge patch. */
  TWO_WAY,

  /** No rule that we know explains it. */
  UNTOLD;

  /** The sentence, about a field and a dialect. */
  String sentence(String field, String dialect) {
    String filled = text("field", field, "dialect", dialect);
    return filled.startsWith("a ") ? "A" + filled.substring(1) : filled;
  }

  /** Whether it explains another order of the same items, and nothing else. */
  boolean isOfOrder() {
    return this == ORDER_NOT_SET || this == APPENDED || this == PATCHED_FIRST;
  }
}
