package dev.tripatch.engine.explain;

import dev.tripatch.prose.Prose;
import dev.tripatch.prose.Said;
import dev.tripatch.prose.Wording;
import java.util.List;
import java.util.stream.Stream;

/** The prose about reasons: of each a headline, a summary and a sentence. */
enum ReasonWording implements Wording {
  SET_SAME,
  ITEM_KEY,
  ANNOTATION,
  ANNOTATION_SAME,
  SET_DIFFERENT,
  SET_OTHER_TYPE,
  SET_MISSING,
  SET_MISSING_AGAIN,
  MISSING_ITEM,
  MISSING_ITEM_AGAIN,
  EXPLICIT_NULL,
  EXPLICIT_NULL_APPLIED,
  NULL_OF_NOTHING,
  NULL_NOT_SENT,
  LIST_REPLACED,
  LIST_REPLACED_LOSES,
  KEYED_LIST_REPLACED,
  KEYED_LIST_REPLACED_LOSES,
  SORTED_BY_CHECK,
  MAP_REPLACED,
  MAP_WRITTEN_AGAIN,
  ITEM_REMOVED,
  MEMBER_REMOVED,
  FIELD_REMOVED,
  ALREADY_GONE,
  NEVER_APPLIED,
  SERVER_KEEPS,
  NOT_RETAINED,
  MAP_MERGED,
  LIST_MERGED,
  SET_MERGED,
  ORDER_SET,
  NULL_KEPT,
  LEAKED_DIRECTIVE,
  LEAKED_DIRECTIVE_ITEM,
  DUPLICATE_KEYS,
  DUPLICATE_MAP_KEYS,
  DUPLICATE_VALUES,
  DOCUMENT_DIRECTIVE_DROPS,
  DOCUMENT_DIRECTIVE_SENT,
  DOCUMENT_DIRECTIVE_ACTS,
  LEFT_OUT,
  LEFT_OUT_ADDITION,
  LEFT_OUT_DELETION,
  NOT_COVERED,
  SENT_AGAIN,
  PUT_BACK,
  PUT_BACK_EMPTY,
  OVERWRITTEN,
  OVERWRITTEN_NEW,
  HELM_WRITES,
  HELM_WROTE,
  TWO_WAY_SAME,
  TWO_WAY_LACKS,
  TWO_WAY_DRIFT,
  FIRST_LACKS,
  FIRST_DRIFT,
  TWO_WAY_CHANGED,
  TWO_WAY_CHANGED_AS_LIVE,
  TWO_WAY_NEW,
  TWO_WAY_NEW_AS_LIVE,
  TWO_WAY_REMOVED,
  PATCH_ADDS,
  PATCH_ADDS_ITEM,
  PATCH_ADDS_MAP,
  PATCH_SETS,
  SET_IN_REPLACEMENT,
  PATCH_SAME,
  NOT_IN_PATCH,
  NULL_DELETES,
  NULL_DELETES_TOO,
  NULL_WITHOUT_EFFECT,
  ITEM_DELETED,
  ITEM_ADDED_AGAIN,
  NO_SUCH_ITEM,
  MEMBER_DELETED,
  MEMBERS_DELETED,
  NO_SUCH_MEMBER,
  MAP_EMPTIED,
  MAP_EMPTY_BEFORE,
  WITHIN_EMPTIED,
  LIST_REPLACED_BY_DIRECTIVE,
  LIST_REPLACED_BY_SAME,
  MAP_REPLACED_BY_DIRECTIVE,
  MAP_REPLACED_BY_SAME,
  NOT_IN_REPLACEMENT,
  ITEM_OF_REPLACEMENT,
  DIRECTIVE_DROPPED,
  NO_LIST,
  PATCH_LIST_REPLACED,
  PATCH_MAP_REPLACED,
  JSON_LIST,
  JSON_LIST_PART,
  PATCH_NOT_RETAINED,
  PATCH_NULL_NOT_RETAINED,
  ORDER_DIRECTED,
  ORDER_OF_PATCH;

  private static final String HEADLINE = ".headline";
  private static final String SUMMARY = ".summary";
  private static final String SENTENCE = ".sentence";

  @Override
  public Prose prose() {
    return Prose.about("reasons");
  }

  @Override
  public List<String> keys() {
    return Stream.of(HEADLINE, SUMMARY, SENTENCE).map(name()::concat).toList();
  }

  /** All three. */
  Words words(Object... values) {
    return new Words(
        saying(HEADLINE, values), saying(SUMMARY, values), List.of(saying(SENTENCE, values)));
  }

  private Said saying(String part, Object... values) {
    return new Said(this, name() + part, List.of(values));
  }
}
