package dev.tripatch.engine.explain;

import dev.tripatch.engine.explain.outcome.FieldOutcome;
import dev.tripatch.engine.explain.outcome.Outcome;
import dev.tripatch.engine.explain.outcome.PatchEntry;
import dev.tripatch.engine.explain.outcome.Reason;
import dev.tripatch.engine.explain.outcome.ResultEntry;
import dev.tripatch.engine.patch.Directives;
import dev.tripatch.json.ListValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.NullValue;
import dev.tripatch.json.PathStep;
import dev.tripatch.json.Value;
import dev.tripatch.prose.Said;
import java.util.Objects;
import java.util.function.BiPredicate;
import org.jspecify.annotations.Nullable;

/** Chooses the words for what a patch that a person wrote does. */
record ComposedPhrases(FieldOutcome field, FieldName name) {
  Words words() {
    return switch (field.reason()) {
      case PATCH_ADDS -> adds();
      case PATCH_SETS -> said(ReasonWording.PATCH_SETS);
      case PATCH_SAME -> said(ReasonWording.PATCH_SAME);
      case NOT_IN_PATCH -> said(ReasonWording.NOT_IN_PATCH);
      case NULL_DELETES ->
          said(hasDeletions() ? ReasonWording.NULL_DELETES_TOO : ReasonWording.NULL_DELETES);
      case NULL_WITHOUT_EFFECT -> said(ReasonWording.NULL_WITHOUT_EFFECT);
      case ITEM_DELETED ->
          said(
              field.values().result() == null
                  ? ReasonWording.ITEM_DELETED
                  : ReasonWording.ITEM_ADDED_AGAIN);
      case NO_SUCH_ITEM -> said(ReasonWording.NO_SUCH_ITEM);
      case MEMBER_DELETED -> memberDeleted();
      case NO_SUCH_MEMBER -> said(ReasonWording.NO_SUCH_MEMBER);
      case MAP_EMPTIED -> mapEmptied();
      case WITHIN_EMPTIED -> said(ReasonWording.WITHIN_EMPTIED);
      case REPLACE_DIRECTIVE -> replaced();
      case NOT_IN_REPLACEMENT ->
          said(
              field.values().patch() == null
                  ? ReasonWording.NOT_IN_REPLACEMENT
                  : ReasonWording.ITEM_OF_REPLACEMENT);
      case DIRECTIVE_DROPPED -> said(ReasonWording.DIRECTIVE_DROPPED);
      case NO_LIST -> said(ReasonWording.NO_LIST);
      case PATCH_LIST_REPLACED -> said(ReasonWording.PATCH_LIST_REPLACED);
      case PATCH_MAP_REPLACED -> said(ReasonWording.PATCH_MAP_REPLACED);
      case JSON_LIST_REPLACED -> jsonListReplaced();
      case PATCH_NOT_RETAINED ->
          Words.of(
              field.values().patch() == NullValue.NULL
                  ? ReasonWording.PATCH_NULL_NOT_RETAINED
                  : ReasonWording.PATCH_NOT_RETAINED,
              "field",
              name,
              "holder",
              name.holder());
      case PATCH_ORDER -> order();
      case OPERATION -> new OperationPhrases(field, name).words();
      case Reason other -> throw new IllegalArgumentException("not about a patch: " + other);
    };
  }

  private Words said(ReasonWording words) {
    return Words.of(words, "field", name);
  }

  private boolean hasDeletions() {
    return field.patchEntry() instanceof PatchEntry.Verbatim said && said.deletions().isPresent();
  }

  private boolean isSame() {
    return field.outcome().isSame();
  }

  private Words adds() {
    boolean isItem = field.path().last().orElse(null) instanceof PathStep.KeyedItem;
    Value patch = field.values().patch();
    boolean isTakenAsIs = Objects.equals(patch, field.values().result());
    if (isItem && isTakenAsIs && has(patch, ComposedPhrases::isNullOrDirective)) {
      return said(ReasonWording.PATCH_ADDS_ITEM);
    }
    return said(
        !isTakenAsIs && has(patch, ComposedPhrases::isDropped)
            ? ReasonWording.PATCH_ADDS_MAP
            : ReasonWording.PATCH_ADDS);
  }

  /** Whether a map has such an entry, at any depth. */
  private static boolean has(@Nullable Value value, BiPredicate<String, Value> wanted) {
    return value instanceof MapValue map
        && map.entries().entrySet().stream()
            .anyMatch(
                entry ->
                    wanted.test(entry.getKey(), entry.getValue()) || has(entry.getValue(), wanted));
  }

  private static boolean isNullOrDirective(String key, Value value) {
    return key.startsWith("$") || value == NullValue.NULL;
  }

  private static boolean isDropped(String key, Value value) {
    return key.equals(Directives.PATCH) || value == NullValue.NULL;
  }

  private Words memberDeleted() {
    return said(
        field.values().result() == null
            ? ReasonWording.MEMBER_DELETED
            : ReasonWording.MEMBERS_DELETED);
  }

  private Words mapEmptied() {
    return said(isSame() ? ReasonWording.MAP_EMPTY_BEFORE : ReasonWording.MAP_EMPTIED);
  }

  private Words replaced() {
    if (field.isWhole() && field.outcome().isChanged()) {
      return said(ReasonWording.SET_IN_REPLACEMENT);
    }
    if (field.resultEntry() instanceof ResultEntry.ListParts) {
      return said(
          isSame()
              ? ReasonWording.LIST_REPLACED_BY_SAME
              : ReasonWording.LIST_REPLACED_BY_DIRECTIVE);
    }
    return said(
        isSame() ? ReasonWording.MAP_REPLACED_BY_SAME : ReasonWording.MAP_REPLACED_BY_DIRECTIVE);
  }

  /** Of the list, or of a part of it. */
  private Words jsonListReplaced() {
    boolean isList = field.values().result() instanceof ListValue;
    Said part =
        (switch (field.outcome()) {
              case ADDED -> EffectWording.LIST_ADDS;
              case DELETED -> EffectWording.LIST_LOSES;
              case CHANGED -> EffectWording.LIST_CHANGES;
              case SAME, KEPT, REPLACED, CLEARED, REORDERED, MERGED, LEFT_OUT, LOST, UNEXPLAINED ->
                  isList ? EffectWording.LIST_ITSELF : EffectWording.LIST_HAS;
            })
            .said("field", name);
    return isList
        ? Words.of(ReasonWording.JSON_LIST, "part", part)
        : Words.of(
            ReasonWording.JSON_LIST_PART, "part", part, "headline", headline(field.outcome()));
  }

  private Words order() {
    boolean isDirected =
        field.patchEntry() instanceof PatchEntry.ListParts list && list.order().isPresent();
    return said(isDirected ? ReasonWording.ORDER_DIRECTED : ReasonWording.ORDER_OF_PATCH);
  }

  /** What happens in a composed patch, where the reason is the same for all of it. */
  static Said headline(Outcome outcome) {
    return (switch (outcome) {
          case ADDED -> EffectWording.ADDED;
          case DELETED, CLEARED -> EffectWording.DELETED;
          case REORDERED -> EffectWording.REORDERED;
          case CHANGED, REPLACED -> EffectWording.CHANGED;
          case MERGED -> EffectWording.CHANGED_IN_PART;
          case SAME, KEPT, LEFT_OUT, LOST, UNEXPLAINED -> EffectWording.UNCHANGED;
        })
        .said();
  }
}
