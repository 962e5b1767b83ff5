package dev.tripatch.edit.fix;

import dev.tripatch.hazard.HazardKind;
import java.util.Optional;

/** The hazards that no edit of the text fixes. */
public final class WithoutFix {

  private WithoutFix() {}

  /** Why there is no quick fix for a kind of hazard; empty if there is one. */
  public static Optional<String> why(HazardKind kind) {
    return switch (kind) {
      case PARTIAL_MERGE_KEY -> Optional.of(FixWording.INDISTINGUISHABLE.text());
      case KUSTOMIZE_ITEM_NOT_FOUND, KUSTOMIZE_REPLACE_LOST, KUSTOMIZE_LIST_REPLACED ->
          Optional.of(FixWording.ONLY_KUSTOMIZE.text());
      case OVERWRITE_OFF_SORTS -> Optional.of(FixWording.OPTION.text());
      case DRIFT_NOT_SEEN -> Optional.of(FixWording.HELM.text());
      case LARGE_ANNOTATION -> Optional.of(FixWording.TOO_LARGE.text());
      case INVALID_RESULT -> Optional.of(FixWording.RULE_ONLY.text());
      case POD_RESTART -> Optional.of(FixWording.RESTART.text());
      case DUPLICATE_MERGE_KEY,
          MISSING_MERGE_KEY,
          EMPTY_MERGE_KEY,
          CHANGED_MERGE_KEY,
          DIRECTIVE_WITHOUT_DOLLAR,
          UNKNOWN_DIRECTIVE,
          UNSUPPORTED_DIRECTIVE,
          DIRECTIVE_IN_OBJECT,
          MISPLACED_DIRECTIVE,
          IDLE_DIRECTIVE,
          LEAKED_DIRECTIVE,
          EMPTIED_MAP,
          DROPPED_WITH_DIRECTIVE,
          AMBIGUOUS_DELETION,
          KUSTOMIZE_ITEM_WITHOUT_KEY,
          UNION,
          UNDEFINED_VARIABLE,
          SURPRISING_TEXT,
          INVISIBLE_CHARACTERS,
          DUPLICATE_KEY,
          UNKNOWN_FIELD,
          WRONG_TYPE,
          UNSUPPORTED_VALUE,
          REQUIRED_FIELD,
          DEFAULTED_AGAIN,
          EMPTY_VALUE_DELETES,
          LIST_DROPS_ITEMS,
          DROPS_FIELDS,
          CHANGED_ORDER,
          STAYS_IN_DATA,
          ADD_REPLACES,
          DUPLICATE_NAME,
          STATUS_IGNORED,
          IMMUTABLE_FIELD,
          OTHER_OBJECT,
          REFUSED ->
          Optional.empty();
    };
  }
}
