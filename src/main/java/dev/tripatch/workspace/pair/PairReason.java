package dev.tripatch.workspace.pair;

import dev.tripatch.json.Value;
import java.util.Optional;

/**
 * Why kubectl apply changes a field.
 *
 * @param heading in words that fit all fields with this reason; other owners have other words
 * @param isConflict whether somebody else's change is lost
 * @param lastApplied what was applied last, where both moved away from it
 */
public record PairReason(String heading, boolean isConflict, Optional<Value> lastApplied) {

  /** A reason that loses nothing of anybody. */
  static PairReason of(String heading) {
    return new PairReason(heading, false, Optional.empty());
  }
}
