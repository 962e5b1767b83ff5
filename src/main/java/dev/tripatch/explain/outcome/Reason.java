package dev.tripatch.explain.outcome;

/**
 * Why a field has its outcome: a row of the decision tables of "Field Merge Semantics" in the
 * Kubernetes documentation, or a rule of the strategic merge patch that those tables leave out.
 */
public enum Reason {
  /** Local has it, live has the same. */
  SET_SAME("set-same", "in local · in live · any last applied → set to local's value"),
  /** The merge key of a list item. */
  ITEM_KEY("item-key", "merge key of an item → in the patch only to name the item"),
  /** The annotation that kubectl apply writes itself. */
  KUBECTL_ANNOTATION(
      "kubectl-annotation", "last-applied annotation → kubectl apply writes local's text into it"),
  /** A label or an annotation that Helm writes itself. */
  HELM_METADATA("helm-metadata", "Helm's own label and annotations → Helm writes them into local"),
  /** A two-way patch: the same in last applied and local. */
  TWO_WAY_UNCHANGED(
      "two-way-unchanged",
      "two-way patch · same in last applied and local → not sent, whatever live has"),
  /** A two-way patch: local has another value than last applied, or a new one. */
  TWO_WAY_SET(
      "two-way-set", "two-way patch · local differs from last applied → set, whatever live has"),
  /** A two-way patch: last applied had it, local does not. */
  TWO_WAY_REMOVED(
      "two-way-removed",
      "two-way patch · in last applied · not in local → deleted, whatever live has"),
  /** Local has it, live has another value. */
  SET_DIFFERENT("set-different", "in local · in live · any last applied → set to local's value"),
  /** Local and live have values of different types. */
  SET_OTHER_TYPE("set-other-type", "in local · in live, as another type → set to local's value"),
  /** Local has it, live does not. */
  SET_MISSING("set-missing", "in local · not in live · any last applied → set to local's value"),
  /** Local says null. */
  EXPLICIT_NULL("explicit-null", "null in local → cleared, whoever set it"),
  /** Local says null in a custom resource, and nobody applied another value before. */
  NULL_NOT_SENT("null-not-sent", "null in local, custom resource → not sent, left alone"),
  /** A list that is not merged. */
  LIST_REPLACED("list-replaced", "list without merge strategy · local differs → replaced whole"),
  /** Lists of primitives in it are sent in another order than local's. */
  SORTED_BY_CHECK(
      "sorted-by-check", "overwrite off · list of plain values · same in live → sent sorted"),
  /** A map with the strategy replace. */
  MAP_REPLACED("map-replaced", "map with strategy replace · in local and live → written whole"),
  /** Last applied had it, local does not. */
  REMOVED_FROM_LOCAL("removed-from-local", "not in local · in last applied → deleted from live"),
  /** Last applied had it, local does not, and live neither. */
  ALREADY_GONE("already-gone", "not in local · in last applied · not in live → nothing left to do"),
  /** Only live has it. */
  NEVER_APPLIED("never-applied", "not in local · in live · not in last applied → left alone"),
  /** Only live has it, in a map with retainKeys. */
  NOT_RETAINED(
      "not-retained", "not in local · in live · not in last applied · retainKeys → cleared"),
  /** A map that both have. */
  MAP_MERGED("map-merged", "map → merged field by field"),
  /** A list of maps with merge strategy. */
  LIST_MERGED("list-merged", "list with merge strategy → merged by merge key"),
  /** A list of primitives with merge strategy. */
  SET_MERGED("set-merged", "list of primitives with merge strategy → merged as a set"),
  /** A merging list that comes out in another order. */
  ORDER_SET("order-set", "list with merge strategy · other order than live → $setElementOrder"),
  /** A null in an item that is new to a merging list. */
  NULL_KEPT("null-kept", "null inside a new item of a merging list → kept as null"),
  /** A directive about something that live lacks. */
  LEAKED_DIRECTIVE("leaked-directive", "directive below a parent that live lacks → kept as data"),
  /** Items of a merging list share a merge key. */
  DUPLICATE_KEYS("duplicate-keys", "several items with one merge key → paired by Kubernetes' sort"),
  /** A value stands several times in a list that is merged as a set. */
  DUPLICATE_VALUES(
      "duplicate-values", "one value several times in a set → merged and deleted as one"),
  /** A person's patch has it, live does not. */
  PATCH_ADDS("patch-adds", "in the patch · not in live → added"),
  /** A person's patch has another value than live. */
  PATCH_SETS("patch-sets", "in the patch · in live, with another value → set to the patch's value"),
  /** A person's patch has the same value as live. */
  PATCH_SAME("patch-same", "in the patch · in live, the same → nothing changes"),
  /** A person's patch does not speak of it. */
  NOT_IN_PATCH("not-in-patch", "not in the patch → left as live has it"),
  /** A person's patch says null. */
  NULL_DELETES("null-deletes", "null in the patch · in live → deleted"),
  /** A person's patch says null of what live does not have. */
  NULL_WITHOUT_EFFECT("null-without-effect", "null in the patch · not in live → nothing to delete"),
  /** {@code $patch: delete} of an item. */
  ITEM_DELETED("item-deleted", "item with $patch: delete · its merge key in live → deleted"),
  /** {@code $patch: delete} of an item that live does not have. */
  NO_SUCH_ITEM(
      "no-such-item", "item with $patch: delete · no such key in live → nothing to delete"),
  /** {@code $deleteFromPrimitiveList}. */
  MEMBER_DELETED("member-deleted", "in $deleteFromPrimitiveList · in live → deleted"),
  /** {@code $deleteFromPrimitiveList} of an item that live does not have. */
  NO_SUCH_MEMBER("no-such-member", "in $deleteFromPrimitiveList · not in live → nothing to delete"),
  /** {@code $patch: delete} in a map that is no item. */
  MAP_EMPTIED("map-emptied", "map with $patch: delete · in live → its fields go, {} stays"),
  /** A field of such a map. */
  WITHIN_EMPTIED("within-emptied", "$patch: delete in the map around it → deleted"),
  /** {@code $patch: replace} in a map or in a list. */
  REPLACE_DIRECTIVE("replace-directive", "$patch: replace · in live → what the patch has instead"),
  /** A part of such a map or list that the patch does not have. */
  NOT_IN_REPLACEMENT("not-in-replacement", "$patch: replace around it · not in the patch → lost"),
  /** A map with {@code $patch} that live has nothing for. */
  DIRECTIVE_DROPPED("directive-dropped", "map with $patch · no such map in live → dropped whole"),
  /** A parallel list that speaks of no list. */
  NO_LIST("no-list", "order or deletions of a list · no such list in live → nothing to do"),
  /** A person's patch writes a list without merge strategy. */
  PATCH_LIST_REPLACED("patch-list-replaced", "list without merge strategy → replaced whole"),
  /** A person's patch writes a map with the strategy replace. */
  PATCH_MAP_REPLACED("patch-map-replaced", "map with strategy replace → replaced whole"),
  /** A JSON merge patch writes a list. */
  JSON_LIST_REPLACED("json-list-replaced", "list in a JSON merge patch → replaced whole"),
  /** A person's {@code $retainKeys} does not list it. */
  PATCH_NOT_RETAINED("patch-not-retained", "in live · not in the patch's $retainKeys → cleared"),
  /** A person's patch puts the items of a list in another order. */
  PATCH_ORDER("patch-order", "other order in the patch than in live → the patch's order"),
  /** Operations of a person's JSON Patch are about it. */
  OPERATION("operation", "JSON Patch → its operations, one after the other"),
  /** No rule of ours gives what the engine gives. */
  NOT_COVERED("not-covered", "no rule of Tripatch covers this");

  private final String id;
  private final String rule;

  Reason(String id, String rule) {
    this.id = id;
    this.rule = rule;
  }

  /** Names the reason for good, in links and in machine-readable output. */
  public String id() {
    return id;
  }

  /** The rule, as a row of a decision table. */
  public String rule() {
    return rule;
  }
}
