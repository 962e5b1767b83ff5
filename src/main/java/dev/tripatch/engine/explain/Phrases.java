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

  private Words said(ReasonWording words) {
    return Words.of(words, "field", name);
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
      return said(ReasonWording.OWNERS_SENT);
    }
    return said(
        Preconditions.include(field.path(), field.values().local())
            ? ReasonWording.PRECONDITION
            : ReasonWording.SERVER_IGNORES);
  }

  private Words ofReason() {
    return switch (field.reason()) {
      case SET_SAME -> said(ReasonWording.SET_SAME);
      case ITEM_KEY -> said(ReasonWording.ITEM_KEY);
      case KUBECTL_ANNOTATION -> annotation();
      case SET_DIFFERENT -> said(ReasonWording.SET_DIFFERENT);
      case SET_OTHER_TYPE -> said(ReasonWording.SET_OTHER_TYPE);
      case SET_MISSING -> missing();
      case EXPLICIT_NULL -> explicitNull();
      case NULL_NOT_SENT -> Words.of(ReasonWording.NULL_NOT_SENT);
      case LIST_REPLACED -> listReplaced();
      case SORTED_BY_CHECK -> said(ReasonWording.SORTED_BY_CHECK);
      case MAP_REPLACED -> mapReplaced();
      case REMOVED_FROM_LOCAL -> removed();
      case ALREADY_GONE -> Words.of(ReasonWording.ALREADY_GONE);
      case NEVER_APPLIED ->
          said(
              ServerFields.include(field.path())
                  ? ReasonWording.SERVER_KEEPS
                  : ReasonWording.NEVER_APPLIED);
      case NOT_RETAINED ->
          Words.of(ReasonWording.NOT_RETAINED, "field", name, "holder", name.holder());
      case MAP_MERGED -> said(ReasonWording.MAP_MERGED);
      case LIST_MERGED -> listMerged();
      case SET_MERGED -> said(ReasonWording.SET_MERGED);
      case ORDER_SET -> said(ReasonWording.ORDER_SET);
      case NULL_KEPT -> Words.of(ReasonWording.NULL_KEPT);
      case LEAKED_DIRECTIVE -> leakedDirective();
      case DUPLICATE_KEYS -> duplicateKeys();
      case DUPLICATE_VALUES -> said(ReasonWording.DUPLICATE_VALUES);
      case DOCUMENT_DIRECTIVE -> documentDirective();
      case LEFT_OUT -> leftOut();
      case NOT_COVERED -> Words.of(ReasonWording.NOT_COVERED);
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
    return Words.of(
        isDropped && isSame
            ? ReasonWording.DOCUMENT_DIRECTIVE_DROPS
            : DocumentDirective.isWithin(patch)
                ? ReasonWording.DOCUMENT_DIRECTIVE_SENT
                : ReasonWording.DOCUMENT_DIRECTIVE_ACTS,
        "field",
        name,
        "first",
        first,
        "directives",
        all);
  }

  private static String in(DocumentDirective directive) {
    return "`" + directive.text() + "` in " + directive.where().words();
  }

  private Words leftOut() {
    if (field.values().live() == null) {
      return said(ReasonWording.LEFT_OUT_ADDITION);
    }
    return said(
        field.values().local() == null ? ReasonWording.LEFT_OUT_DELETION : ReasonWording.LEFT_OUT);
  }

  private Words annotation() {
    return Words.of(
        field.outcome().isSame() ? ReasonWording.ANNOTATION_SAME : ReasonWording.ANNOTATION);
  }

  private Words missing() {
    if (field.values().live() != null) { // an empty list is as good as none to Kubernetes
      return said(ReasonWording.SET_DIFFERENT);
    }
    boolean wasApplied = field.values().lastApplied() != null;
    if (isItem()) {
      return said(wasApplied ? ReasonWording.MISSING_ITEM_AGAIN : ReasonWording.MISSING_ITEM);
    }
    return said(wasApplied ? ReasonWording.SET_MISSING_AGAIN : ReasonWording.SET_MISSING);
  }

  private Words removed() {
    if (isMember()) {
      return Words.of(ReasonWording.MEMBER_REMOVED);
    }
    return Words.of(isItem() ? ReasonWording.ITEM_REMOVED : ReasonWording.FIELD_REMOVED);
  }

  private Words listReplaced() {
    boolean isKeyed = mergeKey().isPresent();
    boolean loses =
        field.values().live() instanceof ListValue live
            && field.values().result() instanceof ListValue result
            && !new HashSet<>(result.items()).containsAll(live.items());
    return said(
        loses
            ? isKeyed ? ReasonWording.KEYED_LIST_REPLACED_LOSES : ReasonWording.LIST_REPLACED_LOSES
            : isKeyed ? ReasonWording.KEYED_LIST_REPLACED : ReasonWording.LIST_REPLACED);
  }

  private Words explicitNull() {
    Value live = field.values().live();
    if (live == null || live == NullValue.NULL) {
      return said(ReasonWording.NULL_OF_NOTHING);
    }
    return said(
        field.values().lastApplied() == null
            ? ReasonWording.EXPLICIT_NULL
            : ReasonWording.EXPLICIT_NULL_APPLIED);
  }

  /** Several keys may tell the items apart; a patch goes by one of them. */
  private Words duplicateKeys() {
    List<String> keys = field.rule().map(FieldRule::listMapKeys).orElse(List.of());
    String key = mergeKey().orElse("");
    if (field.outcome().isLost()) {
      return Words.of(ReasonWording.DUPLICATES_LOST, "field", name, "key", key);
    }
    return keys.size() > 1 && keys.contains(key)
        ? Words.of(
            ReasonWording.DUPLICATE_MAP_KEYS,
            "field",
            name,
            "key",
            key,
            "keys",
            String.join(" and ", keys))
        : said(ReasonWording.DUPLICATE_KEYS);
  }

  private Words mapReplaced() {
    boolean isSame = Objects.equals(field.values().local(), field.values().live());
    return said(isSame ? ReasonWording.MAP_WRITTEN_AGAIN : ReasonWording.MAP_REPLACED);
  }

  private Words listMerged() {
    return Words.of(
        ReasonWording.LIST_MERGED, "field", name, "key", mergeKey().orElse("its merge key"));
  }

  private Words leakedDirective() {
    return Words.of(
        isItem() ? ReasonWording.LEAKED_DIRECTIVE_ITEM : ReasonWording.LEAKED_DIRECTIVE);
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
