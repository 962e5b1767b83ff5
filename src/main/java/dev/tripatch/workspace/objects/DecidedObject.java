package dev.tripatch.workspace.objects;

import dev.tripatch.decide.Proposal;
import dev.tripatch.json.FieldPath;
import java.util.List;
import java.util.Optional;

/**
 * What was decided about an object. Nothing of it is written yet.
 *
 * @param pair the object
 * @param fields the fields that are decided
 * @param refusals the fields that were asked for and are not decided
 * @param whole why the object as a whole is not decided; empty if it is, or nothing was to be
 * @param isFault whether that is a fault: the object cannot be compared
 * @param text local's own text with the decisions; empty if it stays as it is
 * @param comments how many comments go with the fields that they were about
 */
public record DecidedObject(
    ObjectPair pair,
    List<FieldPath> fields,
    List<Proposal.Refused> refusals,
    Optional<String> whole,
    boolean isFault,
    Optional<String> text,
    int comments) {

  public DecidedObject {
    fields = List.copyOf(fields);
    refusals = List.copyOf(refusals);
  }

  /** An object of which nothing was to be decided. */
  static DecidedObject untouched(ObjectPair pair) {
    return not(pair, Optional.empty(), false);
  }

  /** An object that is not decided on purpose. */
  static DecidedObject leftOut(ObjectPair pair, String why) {
    return not(pair, Optional.of(why), false);
  }

  /** An object that cannot be compared. */
  static DecidedObject failed(ObjectPair pair, String why) {
    return not(pair, Optional.of(why), true);
  }

  private static DecidedObject not(ObjectPair pair, Optional<String> why, boolean isFault) {
    return new DecidedObject(pair, List.of(), List.of(), why, isFault, Optional.empty(), 0);
  }

  /** Whether anything that was asked for is not decided. */
  public boolean isAnyUndecided() {
    return whole.isPresent() || !refusals.isEmpty();
  }
}
