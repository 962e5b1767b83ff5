package dev.tripatch.engine.patch.kustomize;

import dev.tripatch.json.FieldPath;

/**
 * A rule of kustomize at work on one patch, where Kubernetes has another.
 *
 * @param path the field, or the item
 * @param rule the rule
 */
public record KustomizeNote(FieldPath path, Rule rule) {

  /** Where kustomize goes its own way. */
  public enum Rule {
    /** {@code $patch: replace} at the root makes an object that kustomize drops. */
    ROOT_NOT_REPLACED,
    /** {@code $patch: replace} in an item: the base's item is put over it again. */
    ITEM_NOT_REPLACED,
    /**
     * An item of the patch lacks its key: it goes, with every item that the patch does not name.
     */
    ITEM_WITHOUT_KEY,
    /** An item of the base lacks its key: others go, whatever the patch says. */
    BASE_WITHOUT_KEY,
    /** Of two keys some items have one only: they are not found. */
    KEYS_IN_PART,
    /** An item of the patch is not found, since it or the base's lacks the second key. */
    ITEM_NOT_FOUND,
    /** Items are distinguished by two keys. */
    TWO_KEYS,
    /** A key occurs twice in the base or in the patch; one of the two goes. */
    KEY_TWICE,
    /** A list is taken whole: kustomize's schema of 1.21.2 does not merge it. */
    LIST_REPLACED,
    /** The base lacks a map, of which the patch has a directive: it is added. */
    MAP_ADDED,
    /** The base lacks a list: the patch's is merged with itself. */
    LIST_ADDED,
    /** The items of a list are merged, by the schema that kustomize carries. */
    LIST_MERGED,
    /** What the patch names comes first. */
    PATCH_FIRST
  }
}
