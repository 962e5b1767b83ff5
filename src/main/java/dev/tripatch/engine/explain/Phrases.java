package dev.tripatch.engine.explain;

import dev.tripatch.engine.explain.outcome.DocumentDirective;
import dev.tripatch.engine.explain.outcome.FieldOutcome;
import dev.tripatch.engine.explain.outcome.FieldValues;
import dev.tripatch.engine.explain.outcome.ServerFields;
import dev.tripatch.engine.explain.outcome.Standing;
import dev.tripatch.engine.patch.Preconditions;
import dev.tripatch.json.ListValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.NullValue;
import dev.tripatch.json.PathStep;
import dev.tripatch.json.Value;
import dev.tripatch.schema.FieldRule;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Collectors;

/** Chooses the words for each reason. */
final class Phrases {
  private final FieldOutcome field;
  private final FieldName name;

  Phrases(FieldOutcome field) {
    this.field = field;
    this.name = new FieldName(field.path());
  }

  Words words() {
    return isServers() ? ofServer() : ofReason();
  }

  /** Whether the patch has what the server sets itself. */
  private boolean isServers() {
    FieldValues values = field.values();
    return ServerFields.maintain(field)
        && values.patch() != null
        && (values.live() != null || field.standing() == Standing.IDLE)
        && (values.local() != null || values.lastApplied() != null)
        && !Objects.equals(values.live(), values.result());
  }

  private Words ofServer() {
    if (ServerFields.sayOwners(field.path())) {
      return ReasonWording.OWNERS_SENT.words("field", name);
    }
    return (Preconditions.include(field.path(), field.values().local())
            ? ReasonWording.PRECONDITION
            : ReasonWording.SERVER_IGNORES)
        .words("field", name);
  }

  private Words ofReason() {
    return switch (field.reason()) {
      case SET_SAME -> ReasonWording.SET_SAME.words("field", name);
      case ITEM_KEY -> ReasonWording.ITEM_KEY.words("field", name);
      case KUBECTL_ANNOTATION -> annotation();
      case SET_DIFFERENT -> ReasonWording.SET_DIFFERENT.words("field", name);
      case SET_OTHER_TYPE -> ReasonWording.SET_OTHER_TYPE.words("field", name);
      case SET_MISSING -> missing();
      case EXPLICIT_NULL -> explicitNull();
      case NULL_NOT_SENT -> ReasonWording.NULL_NOT_SENT.words();
      case LIST_REPLACED -> listReplaced();
      case SORTED_BY_CHECK -> ReasonWording.SORTED_BY_CHECK.words("field", name);
      case MAP_REPLACED -> mapReplaced();
      case REMOVED_FROM_LOCAL -> removed();
      case ALREADY_GONE -> ReasonWording.ALREADY_GONE.words();
      case NEVER_APPLIED ->
          (ServerFields.include(field.path())
                  ? ReasonWording.SERVER_KEEPS
                  : ReasonWording.NEVER_APPLIED)
              .words("field", name);
      case NOT_RETAINED -> ReasonWording.NOT_RETAINED.words("field", name, "holder", name.holder());
      case MAP_MERGED -> ReasonWording.MAP_MERGED.words("field", name);
      case LIST_MERGED -> listMerged();
      case SET_MERGED -> ReasonWording.SET_MERGED.words("field", name);
      case ORDER_SET -> ReasonWording.ORDER_SET.words("field", name);
      case NULL_KEPT -> ReasonWording.NULL_KEPT.words();
      case LEAKED_DIRECTIVE -> leakedDirective();
      case DUPLICATE_KEYS -> duplicateKeys();
      case DUPLICATE_VALUES -> ReasonWording.DUPLICATE_VALUES.words("field", name);
      case DOCUMENT_DIRECTIVE -> documentDirective();
      case LEFT_OUT -> leftOut();
      case NOT_COVERED -> ReasonWording.NOT_COVERED.words();
      case HELM_METADATA, TWO_WAY_UNCHANGED, TWO_WAY_SET, TWO_WAY_REMOVED ->
          new HelmPhrases(field, name).words();
      case PATCH_ADDS,
          PATCH_SETS,
          PATCH_SAME,
          NOT_IN_PATCH,
          NULL_DELETES,
          NULL_WITHOUT_EFFECT,
          ITEM_DELETED,
          NO_SUCH_ITEM,
          MEMBER_DELETED,
          NO_SUCH_MEMBER,
          MAP_EMPTIED,
          WITHIN_EMPTIED,
          REPLACE_DIRECTIVE,
          NOT_IN_REPLACEMENT,
          DIRECTIVE_DROPPED,
          NO_LIST,
          PATCH_LIST_REPLACED,
          PATCH_MAP_REPLACED,
          JSON_LIST_REPLACED,
          PATCH_NOT_RETAINED,
          PATCH_ORDER,
          OPERATION ->
          new ComposedPhrases(field, name).words();
    };
  }

  private Words documentDirective() {
    List<DocumentDirective> directives = DocumentDirective.of(field.values());
    String first = directives.stream().findFirst().map(Phrases::in).orElse("");
    String all = directives.stream().map(Phrases::in).collect(Collectors.joining(", "));
    Value patch = field.values().patch();
    boolean isSame = Objects.equals(field.values().live(), field.values().result());
    boolean isDropped =
        patch == null || MapValue.EMPTY.equals(patch) || ListValue.EMPTY.equals(patch);
    return (isDropped && isSame
            ? ReasonWording.DOCUMENT_DIRECTIVE_DROPS
            : DocumentDirective.isWithin(patch)
                ? ReasonWording.DOCUMENT_DIRECTIVE_SENT
                : ReasonWording.DOCUMENT_DIRECTIVE_ACTS)
        .words("field", name, "first", first, "directives", all);
  }

  private static String in(DocumentDirective directive) {
    return "`" + directive.text() + "` in " + directive.where().words();
  }

  private Words leftOut() {
    if (field.values().live() == null) {
      return ReasonWording.LEFT_OUT_ADDITION.words("field", name);
    }
    return (field.values().local() == null
            ? ReasonWording.LEFT_OUT_DELETION
            : ReasonWording.LEFT_OUT)
        .words("field", name);
  }

  private Words annotation() {
    return (field.outcome().isSame() ? ReasonWording.ANNOTATION_SAME : ReasonWording.ANNOTATION)
        .words();
  }

  private Words missing() {
    if (field.values().live() != null) { // an empty list is as good as none to Kubernetes
      return ReasonWording.SET_DIFFERENT.words("field", name);
    }
    boolean wasApplied = field.values().lastApplied() != null;
    if (isItem()) {
      return (wasApplied ? ReasonWording.MISSING_ITEM_AGAIN : ReasonWording.MISSING_ITEM)
          .words("field", name);
    }
    return (wasApplied ? ReasonWording.SET_MISSING_AGAIN : ReasonWording.SET_MISSING)
        .words("field", name);
  }

  private Words removed() {
    if (isMember()) {
      return ReasonWording.MEMBER_REMOVED.words();
    }
    return (isItem() ? ReasonWording.ITEM_REMOVED : ReasonWording.FIELD_REMOVED).words();
  }

  private Words listReplaced() {
    boolean isKeyed = mergeKey().isPresent();
    boolean loses =
        field.values().live() instanceof ListValue live
            && field.values().result() instanceof ListValue result
            && !new HashSet<>(result.items()).containsAll(live.items());
    return (loses
            ? isKeyed ? ReasonWording.KEYED_LIST_REPLACED_LOSES : ReasonWording.LIST_REPLACED_LOSES
            : isKeyed ? ReasonWording.KEYED_LIST_REPLACED : ReasonWording.LIST_REPLACED)
        .words("field", name);
  }

  private Words explicitNull() {
    Value live = field.values().live();
    if (live == null || live == NullValue.NULL) {
      return ReasonWording.NULL_OF_NOTHING.words("field", name);
    }
    return (field.values().lastApplied() == null
            ? ReasonWording.EXPLICIT_NULL
            : ReasonWording.EXPLICIT_NULL_APPLIED)
        .words("field", name);
  }

  /** Several keys may tell the items apart; a patch goes by one of them. */
  private Words duplicateKeys() {
    List<String> keys = field.rule().map(FieldRule::listMapKeys).orElse(List.of());
    String key = mergeKey().orElse("");
    if (field.outcome().isLost()) {
      return ReasonWording.DUPLICATES_LOST.words("field", name, "key", key);
    }
    return keys.size() > 1 && keys.contains(key)
        ? ReasonWording.DUPLICATE_MAP_KEYS.words(
            "field", name, "key", key, "keys", String.join(" and ", keys))
        : ReasonWording.DUPLICATE_KEYS.words("field", name);
  }

  private Words mapReplaced() {
    boolean isSame = Objects.equals(field.values().local(), field.values().live());
    return (isSame ? ReasonWording.MAP_WRITTEN_AGAIN : ReasonWording.MAP_REPLACED)
        .words("field", name);
  }

  private Words listMerged() {
    return ReasonWording.LIST_MERGED.words(
        "field", name, "key", mergeKey().orElse("its merge key"));
  }

  private Words leakedDirective() {
    return (isItem() ? ReasonWording.LEAKED_DIRECTIVE_ITEM : ReasonWording.LEAKED_DIRECTIVE)
        .words();
  }

  private Optional<String> mergeKey() {
    return field.rule().flatMap(FieldRule::mergeKey);
  }

  private boolean isItem() {
    return field.path().last().orElse(null) instanceof PathStep.KeyedItem || isMember();
  }

  private boolean isMember() {
    return field.path().last().orElse(null) instanceof PathStep.SetItem;
  }
}
