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
      case PATCH_SETS -> Words.of(ReasonWording.PATCH_SETS, "field", name);
      case PATCH_SAME -> Words.of(ReasonWording.PATCH_SAME, "field", name);
      case NOT_IN_PATCH -> Words.of(ReasonWording.NOT_IN_PATCH, "field", name);
      case NULL_DELETES ->
          Words.of(
              hasDeletions() ? ReasonWording.NULL_DELETES_TOO : ReasonWording.NULL_DELETES,
              "field",
              name);
      case NULL_WITHOUT_EFFECT -> Words.of(ReasonWording.NULL_WITHOUT_EFFECT, "field", name);
      case ITEM_DELETED ->
          Words.of(
              field.values().result() == null
                  ? ReasonWording.ITEM_DELETED
                  : ReasonWording.ITEM_ADDED_AGAIN,
              "field",
              name);
      case NO_SUCH_ITEM -> Words.of(ReasonWording.NO_SUCH_ITEM, "field", name);
      case MEMBER_DELETED -> memberDeleted();
      case NO_SUCH_MEMBER -> Words.of(ReasonWording.NO_SUCH_MEMBER, "field", name);
      case MAP_EMPTIED -> mapEmptied();
      case WITHIN_EMPTIED -> Words.of(ReasonWording.WITHIN_EMPTIED, "field", name);
      case REPLACE_DIRECTIVE -> replaced();
      case NOT_IN_REPLACEMENT ->
          Words.of(
              field.values().patch() == null
                  ? ReasonWording.NOT_IN_REPLACEMENT
                  : ReasonWording.ITEM_OF_REPLACEMENT,
              "field",
              name);
      case DIRECTIVE_DROPPED -> Words.of(ReasonWording.DIRECTIVE_DROPPED, "field", name);
      case NO_LIST -> Words.of(ReasonWording.NO_LIST, "field", name);
      case PATCH_LIST_REPLACED -> Words.of(ReasonWording.PATCH_LIST_REPLACED, "field", name);
      case PATCH_MAP_REPLACED -> Words.of(ReasonWording.PATCH_MAP_REPLACED, "field", name);
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
      return Words.of(ReasonWording.PATCH_ADDS_ITEM, "field", name);
    }
    return Words.of(
        !isTakenAsIs && has(patch, ComposedPhrases::isDropped)
            ? ReasonWording.PATCH_ADDS_MAP
            : ReasonWording.PATCH_ADDS,
        "field",
        name);
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
    return Words.of(
        field.values().result() == null
            ? ReasonWording.MEMBER_DELETED
            : ReasonWording.MEMBERS_DELETED,
        "field",
        name);
  }

  private Words mapEmptied() {
    return Words.of(
        isSame() ? ReasonWording.MAP_EMPTY_BEFORE : ReasonWording.MAP_EMPTIED, "field", name);
  }

  private Words replaced() {
    if (field.isWhole() && field.outcome().isChanged()) {
      return Words.of(ReasonWording.SET_IN_REPLACEMENT, "field", name);
    }
    if (field.resultEntry() instanceof ResultEntry.ListParts) {
      return Words.of(
          isSame() ? ReasonWording.LIST_REPLACED_BY_SAME : ReasonWording.LIST_REPLACED_BY_DIRECTIVE,
          "field",
          name);
    }
    return Words.of(
        isSame() ? ReasonWording.MAP_REPLACED_BY_SAME : ReasonWording.MAP_REPLACED_BY_DIRECTIVE,
        "field",
        name);
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
    return Words.of(
        isDirected ? ReasonWording.ORDER_DIRECTED : ReasonWording.ORDER_OF_PATCH, "field", name);
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
