package dev.tripatch.engine.threeway;

import dev.tripatch.engine.explain.outcome.FieldOutcome;
import dev.tripatch.engine.explain.outcome.PatchEntry;
import dev.tripatch.json.PathStep;

/** Which fields make the patch do something, or clear something by a directive around them. */
final class Sending {

  private Sending() {}

  static boolean isIn(FieldOutcome field) {
    return switch (field.patchEntry()) {
      case PatchEntry.Nothing ignored -> isSentAround(field);
      case PatchEntry.LocalValue _, PatchEntry.Null _, PatchEntry.DeleteItem _ -> true;
      case PatchEntry.Verbatim verbatim ->
          verbatim.value().isPresent()
              || verbatim.order().isPresent()
              || verbatim.deletions().isPresent();
      case PatchEntry.MapParts map -> map.retainKeys().isPresent() || isInPartsOf(field);
      case PatchEntry.ListParts list ->
          list.order().isPresent()
              || list.deletions().isPresent()
              || list.isWhole()
              || isInPartsOf(field);
      case PatchEntry.Operations ignored -> false;
    };
  }

  static boolean isInPartsOf(FieldOutcome field) {
    return field.parts().stream().anyMatch(Sending::isIn);
  }

  /** What {@code $retainKeys} clears and {@code $deleteFromPrimitiveList} names has no entry. */
  private static boolean isSentAround(FieldOutcome field) {
    boolean isMember = field.path().last().orElse(null) instanceof PathStep.SetItem;
    return field.outcome().isCleared() || (isMember && field.outcome().isDeleted());
  }
}
