package dev.tripatch.patch.strategic;

import dev.tripatch.patch.RefusedException;
import java.util.Optional;

/**
 * What conflict detection found.
 *
 * @param isConflict whether a field is touched differently
 * @param refusal why the reference fails instead of answering; where there is a conflict as well,
 *     its answer depends on its map order
 */
public record ConflictAnswer(boolean isConflict, Optional<RefusedException> refusal) {

  static final ConflictAnswer NONE = new ConflictAnswer(false, Optional.empty());
  static final ConflictAnswer CONFLICT = new ConflictAnswer(true, Optional.empty());

  static ConflictAnswer of(boolean isConflict) {
    return isConflict ? CONFLICT : NONE;
  }

  static ConflictAnswer refused(RefusedException refusal) {
    return new ConflictAnswer(false, Optional.of(refusal));
  }

  /** Both findings, as the reference may meet either first. */
  ConflictAnswer or(ConflictAnswer other) {
    return new ConflictAnswer(isConflict || other.isConflict, refusal.or(other::refusal));
  }

  /** Whether the reference stops here, one way or the other. */
  boolean stops() {
    return isConflict || refusal.isPresent();
  }
}
