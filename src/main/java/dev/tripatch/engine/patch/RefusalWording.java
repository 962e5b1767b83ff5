package dev.tripatch.engine.patch;

import dev.tripatch.json.FieldPath;
import dev.tripatch.prose.Wording;
import java.util.List;

/** The prose about refusals: of each the cause and the remedy. */
public enum RefusalWording implements Wording {
  NO_MERGE_KEY,
  COMPOUND_MERGE_KEY,
  MIXED_ITEMS,
  LIST_OF_LISTS,
  NO_ELEMENTS,
  NO_MERGE_KEY_DECLARED,
  UNKNOWN_FIELD,
  NOT_A_STRUCT,
  NOT_A_LIST,
  WRONG_TYPE,
  UNKNOWN_PATCH_TYPE,
  MERGE_IN_LIST,
  RETAIN_KEYS_NO_LIST,
  RETAIN_KEYS_NO_KEY,
  RETAIN_KEYS_LACKS,
  DIFFERENT_RETAIN_KEYS,
  DIFFERENT_ORDERS,
  ORDER_WITHOUT_LIST,
  ORDER_LACKS,
  LISTED_TWICE,
  OTHER_ORDER,
  DELETION_WITHOUT_LIST,
  MARKER_NO_STRING,
  PRECONDITION,
  NOT_STRATEGIC,
  CONFLICT,
  NOT_AN_OBJECT,
  NO_API,
  NAMELESS,
  GENERATED_NAME,
  NOT_DECODED,
  OTHER_STATE,
  WRONG_KIND,
  UNKNOWN_STRATEGY,
  NO_PATCH,
  NO_TARGET,
  NO_OBJECT,
  NOTHING_TO_FOLLOW,
  NO_NAME,
  LIST_IN_NAMES,
  NO_NAMESPACE,
  NO_SUBJECT,
  ANNOTATION_KEY,
  EMPTY_KEY,
  ANNOTATIONS_ARE_LIST;

  private static final String CAUSE = ".cause";
  private static final String REMEDY = ".remedy";

  @Override
  public List<String> keys() {
    return List.of(name() + CAUSE, name() + REMEDY);
  }

  /**
   * The refusal in these words.
   *
   * @param path the field where it happens
   * @param referenceText the reference's own error text
   * @param values a name and its value for each placeholder
   */
  public RefusedException refusal(FieldPath path, String referenceText, Object... values) {
    return new RefusedException(
        new Refusal(
            path,
            referenceText,
            prose().text(name() + CAUSE, values),
            prose().text(name() + REMEDY, values)));
  }
}
