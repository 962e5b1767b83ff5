package dev.tripatch.dialect;

/**
 * Why a dialect's result differs from the one it is compared with. The sentences have two gaps: the
 * field, and the dialect's phrase.
 */
public enum Cause {
  /** A directive that the dialect does not know ends up in the object. */
  DIRECTIVE_BECOMES_DATA("%2$s does not know this directive, so it becomes a field of the object."),

  /** The first dialect takes a directive for data, the other one acts on it. */
  DIRECTIVE_OBEYED("%2$s acts on this directive and takes it out; for the first it is plain data."),

  /** The server itself leaves a directive in what live lacks; the dialect does not. */
  DIRECTIVE_LEFT(
      "Kubernetes leaves this directive in the object, because live lacks the map it stands in;"
          + " for %2$s there is none left."),

  /** {@code $patch} does nothing. */
  DIRECTIVE_WITHOUT_EFFECT(
      "$patch at %1$s is plain data for %2$s, so nothing is deleted or replaced by it."),

  /** {@code $setElementOrder} does nothing. */
  ORDER_NOT_SET("%2$s does not act on $setElementOrder for %1$s, so its order is not set."),

  /** New items come last, whatever order the patch has. */
  APPENDED("%2$s leaves items where live has them and appends new ones to %1$s."),

  /** What the patch names comes first. */
  PATCHED_FIRST("%2$s puts the items that the patch names before all others in %1$s."),

  /** {@code $retainKeys} does nothing. */
  NOT_CLEARED("%2$s does not act on $retainKeys, so %1$s is not cleared."),

  /** {@code $deleteFromPrimitiveList} does nothing. */
  NOT_DELETED("%2$s does not act on $deleteFromPrimitiveList, so %1$s keeps what it names."),

  /** A list that Kubernetes merges is taken whole. */
  LIST_REPLACED("%2$s replaces the list %1$s as a whole, where Kubernetes merges its items."),

  /** Items are told apart by other keys. */
  OTHER_KEYS(
      "%2$s tells the items of %1$s apart by all its list map keys, Kubernetes by the merge key"
          + " alone."),

  /** {@code $patch: replace} in an item speaks of the item only, and is even lost. */
  ITEM_NOT_REPLACED(
      "$patch: replace in an item of %1$s replaces the whole list in Kubernetes; %2$s relates it to"
          + " the one item."),

  /** {@code $patch: replace} at the root is lost. */
  ROOT_NOT_REPLACED("$patch: replace at the root of a patch does nothing at all in %2$s."),

  /** An item of the patch without its key. */
  ITEM_WITHOUT_KEY(
      "An item of %1$s in the patch lacks its key: %2$s drops it, and with it every item that the"
          + " patch does not name."),

  /** An item of the object without its key. */
  OBJECT_ITEM_WITHOUT_KEY(
      "An item of %1$s in the object lacks its key: %2$s then loses others of the list, whatever"
          + " the patch says."),

  /** Two keys, of which items have one only. */
  KEYS_IN_PART(
      "%2$s tells the items of %1$s apart by two keys, and does not find items where one of the"
          + " keys stands on one side only: such changes are lost."),

  /** Two items of one key. */
  KEY_TWICE("Two items of %1$s have the same key, of which %2$s keeps one."),

  /** A list that the older schema does not merge. */
  LIST_NOT_IN_SCHEMA(
      "%2$s carries the schema of Kubernetes 1.21, which does not merge %1$s: the list is replaced"
          + " as a whole."),

  /** Annotations are made texts. */
  ANNOTATION_AS_TEXT("%2$s writes annotations as texts, and leaves out an empty map of them."),

  /** {@code $patch: delete} of a map takes the field away. */
  MAP_REMOVED("By $patch: delete %2$s takes the field %1$s away, where Kubernetes leaves {}."),

  /** A map that Kubernetes takes whole is merged. */
  MAP_MERGED("%2$s merges the map %1$s, which Kubernetes replaces as a whole."),

  /** A map that the object lacks, with {@code $patch}. */
  MAP_ADDED("The object lacks %1$s: %2$s adds it from the patch, whatever its $patch says."),

  /** A list that the object lacks. */
  LIST_ADDED(
      "The object lacks %1$s: %2$s merges the patch's list with itself, so directives, doubled keys"
          + " and items without key take others of it away or stay as data."),

  /** A list merged by a schema that the first does not have. */
  LIST_MERGED("%2$s merges the items of %1$s by the schema that it carries."),

  /** Nulls in what is new are kept by one and dropped by the other. */
  NULL_KEPT("A null in what is new is kept by one and dropped by the other at %1$s."),

  /** kustomize does not let a patch rename the object. */
  NAME_KEPT("%2$s keeps kind, name and namespace, whatever the patch says of them."),

  /** Helm writes no annotation of kubectl's. */
  NO_ANNOTATION(
      "%2$s neither reads nor writes kubectl's last-applied annotation: what was deployed last is"
          + " kept in the release."),

  /** Helm writes a label and annotations of its own. */
  OWN_METADATA("%2$s writes %1$s itself, to tell the objects of a release."),

  /** What live changed on its own is not seen. */
  DRIFT_NOT_SEEN(
      "%2$s does not look at live for this object, and local has not changed %1$s since it was"
          + " deployed last. So the drift stays."),

  /** Nothing was deployed before, as far as the documents tell. */
  NOTHING_BEFORE(
      "%2$s does not look at live for this object. Without a manifest that was deployed last it"
          + " takes local for it, so nothing changes at %1$s."),

  /** A two-way JSON merge patch. */
  TWO_WAY(
      "%2$s makes a two-way JSON merge patch for this object, from last applied to local: it does"
          + " not look at live, and lists are replaced as a whole."),

  /** No rule that we know explains it. */
  UNTOLD("Why %1$s differs for %2$s cannot be told from the patch and the schema.");

  private final String sentence;

  Cause(String sentence) {
    this.sentence = sentence;
  }

  /** The sentence, with what fills its gaps. */
  String sentence(String field, String dialect) {
    String filled = sentence.formatted(field, dialect);
    return filled.startsWith("a ") ? "A" + filled.substring(1) : filled;
  }

  /** Whether it explains another order of the same items, and nothing else. */
  boolean isOfOrder() {
    return this == ORDER_NOT_SET || this == APPENDED || this == PATCHED_FIRST;
  }
}
