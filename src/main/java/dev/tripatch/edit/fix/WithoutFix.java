package dev.tripatch.edit.fix;

import dev.tripatch.hazard.HazardKind;
import java.util.Map;
import java.util.Optional;

/** The hazards that no edit of the text fixes. */
public final class WithoutFix {
  private static final Map<HazardKind, FixWording> REASONS =
      Map.of(
          HazardKind.PARTIAL_MERGE_KEY, FixWording.INDISTINGUISHABLE,
          HazardKind.KUSTOMIZE_ITEM_NOT_FOUND, FixWording.ONLY_KUSTOMIZE,
          HazardKind.KUSTOMIZE_REPLACE_LOST, FixWording.ONLY_KUSTOMIZE,
          HazardKind.KUSTOMIZE_LIST_REPLACED, FixWording.ONLY_KUSTOMIZE,
          HazardKind.OVERWRITE_OFF_SORTS, FixWording.OPTION,
          HazardKind.DRIFT_NOT_SEEN, FixWording.HELM,
          HazardKind.LARGE_ANNOTATION, FixWording.TOO_LARGE,
          HazardKind.INVALID_RESULT, FixWording.RULE_ONLY,
          HazardKind.POD_RESTART, FixWording.RESTART);

  private WithoutFix() {}

  /** Why there is no quick fix for a kind of hazard; empty if there is one. */
  public static Optional<String> why(HazardKind kind) {
    return Optional.ofNullable(REASONS.get(kind)).map(FixWording::text);
  }
}
