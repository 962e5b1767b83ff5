package dev.tripatch.engine.explain.outcome;

import dev.tripatch.prose.Wording;

/**
 * Why a field has its outcome: a row of the decision tables of "Field Merge Semantics" in the
 * Kubernetes documentation, or a rule of the strategic merge patch that those tables leave out.
 */
public enum Reason implements Wording {
  /** Local has it, live has the same. */
  SET_SAME("set-same"),
  /** The merge key of a list item. */
  ITEM_KEY("item-key"),
  /** The annotation that kubectl apply writes itself. */
  KUBECTL_ANNOTATION("kubectl-annotation"),
  /** A label or an annotation that Helm writes itself. */
  HELM_METADATA("helm-metadata"),
  /** A two-way patch: the same in last applied and local. */
  TWO_WAY_UNCHANGED("two-way-unchanged"),
  /** A two-way patch: local has another value than last applied, or a new one. */
  TWO_WAY_SET("two-way-set"),
  /** A two-way patch: last applied had it, local does not. */
  TWO_WAY_REMOVED("two-way-removed"),
  /** Local has it, live has another value. */
  SET_DIFFERENT("set-different"),
  /** Local and live have values of different types. */
  SET_OTHER_TYPE("set-other-type"),
  /** Local has it, live does not. */
  SET_MISSING("set-missing"),
  /** Local says null. */
  EXPLICIT_NULL("explicit-null"),
  /** Local says null in a custom resource, and nobody applied another value before. */
  NULL_NOT_SENT("null-not-sent"),
  /** A list that is not merged. */
  LIST_REPLACED("list-replaced"),
  /** Lists of primitives in it are sent in another order than local's. */
  SORTED_BY_CHECK("sorted-by-check"),
  /** A map with the strategy replace. */
  MAP_REPLACED("map-replaced"),
  /** Last applied had it, local does not. */
  REMOVED_FROM_LOCAL("removed-from-local"),
  /** Last applied had it, local does not, and live neither. */
  ALREADY_GONE("already-gone"),
  /** Only live has it. */
  NEVER_APPLIED("never-applied"),
  /** Only live has it, in a map with retainKeys. */
  NOT_RETAINED("not-retained"),
  /** A map that both have. */
  MAP_MERGED("map-merged"),
  /** A list of maps with merge strategy. */
  LIST_MERGED("list-merged"),
  /** A list of primitives with merge strategy. */
  SET_MERGED("set-merged"),
  /** A merging list that comes out in another order. */
  ORDER_SET("order-set"),
  /** A null in an item that is new to a merging list. */
  NULL_KEPT("null-kept"),
  /** A directive about something that live lacks. */
  LEAKED_DIRECTIVE("leaked-directive"),
  /** Items of a merging list share a merge key. */
  DUPLICATE_KEYS("duplicate-keys"),
  /** A value occurs several times in a list that is merged as a set. */
  DUPLICATE_VALUES("duplicate-values"),
  /** A person's patch has it, live does not. */
  PATCH_ADDS("patch-adds"),
  /** A person's patch has another value than live. */
  PATCH_SETS("patch-sets"),
  /** A person's patch has the same value as live. */
  PATCH_SAME("patch-same"),
  /** A person's patch does not mention it. */
  NOT_IN_PATCH("not-in-patch"),
  /** A person's patch says null. */
  NULL_DELETES("null-deletes"),
  /** A person's patch says null of what live does not have. */
  NULL_WITHOUT_EFFECT("null-without-effect"),
  /** {@code $patch: delete} of an item. */
  ITEM_DELETED("item-deleted"),
  /** {@code $patch: delete} of an item that live does not have. */
  NO_SUCH_ITEM("no-such-item"),
  /** {@code $deleteFromPrimitiveList}. */
  MEMBER_DELETED("member-deleted"),
  /** {@code $deleteFromPrimitiveList} of an item that live does not have. */
  NO_SUCH_MEMBER("no-such-member"),
  /** {@code $patch: delete} in a map that is no item. */
  MAP_EMPTIED("map-emptied"),
  /** A field of such a map. */
  WITHIN_EMPTIED("within-emptied"),
  /** {@code $patch: replace} in a map or in a list. */
  REPLACE_DIRECTIVE("replace-directive"),
  /** A part of such a map or list that the patch does not have. */
  NOT_IN_REPLACEMENT("not-in-replacement"),
  /** A map with {@code $patch} that live has nothing for. */
  DIRECTIVE_DROPPED("directive-dropped"),
  /** A parallel list that names no list. */
  NO_LIST("no-list"),
  /** A person's patch writes a list without merge strategy. */
  PATCH_LIST_REPLACED("patch-list-replaced"),
  /** A person's patch writes a map with the strategy replace. */
  PATCH_MAP_REPLACED("patch-map-replaced"),
  /** A JSON merge patch writes a list. */
  JSON_LIST_REPLACED("json-list-replaced"),
  /** A person's {@code $retainKeys} does not list it. */
  PATCH_NOT_RETAINED("patch-not-retained"),
  /** A person's patch puts the items of a list in another order. */
  PATCH_ORDER("patch-order"),
  /** Operations of a person's JSON Patch are about it. */
  OPERATION("operation"),
  /** A document has a directive there, and Kubernetes acts on it. */
  DOCUMENT_DIRECTIVE("document-directive"),
  /** A person left it out of the patch. */
  LEFT_OUT("left-out"),
  /** No rule of ours gives what the engine gives. */
  NOT_COVERED("not-covered");

  private final String id;

  Reason(String id) {
    this.id = id;
  }

  /** Names the reason for good, in links and in machine-readable output. */
  public String id() {
    return id;
  }

  /** Whether a list has what a patch cannot tell from another of its items. */
  public boolean isOfTwins() {
    return this == DUPLICATE_KEYS || this == DUPLICATE_VALUES;
  }

  /** The rule, as a row of a decision table. */
  public String rule() {
    return text();
  }
}
