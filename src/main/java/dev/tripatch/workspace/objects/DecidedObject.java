package dev.tripatch.workspace.objects;

import dev.tripatch.decide.Proposal;
import dev.tripatch.engine.threeway.ThreeWayOutcome;
import dev.tripatch.json.FieldPath;
import dev.tripatch.workspace.Compared;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * What was decided about an object. Nothing of it is written yet.
 *
 * @param pair the object
 * @param fields the fields that are decided
 * @param refusals the fields that were asked for and are not decided
 * @param remarks why more is decided than was asked for
 * @param left why the object as a whole is not decided; empty if it is, or nothing was to be
 * @param text local's own text with the decisions; empty if it stays as it is
 * @param comments how many comments go with the fields that they were about
 */
public record DecidedObject(
    ObjectPair pair,
    List<FieldPath> fields,
    List<Proposal.Refused> refusals,
    List<String> remarks,
    Optional<Left> left,
    Optional<String> text,
    int comments) {

  /**
   * Why an object is left as it is.
   *
   * @param isFault whether it cannot be compared
   */
  public record Left(String why, boolean isFault) {}

  public DecidedObject {
    fields = List.copyOf(fields);
    refusals = List.copyOf(refusals);
    remarks = List.copyOf(remarks);
  }

  /** An object of which nothing was to be decided. */
  static DecidedObject untouched(ObjectPair pair) {
    return of(pair, List.of(), List.of());
  }

  /** What is decided of an object as it is compared, if it can be. */
  static DecidedObject of(
      ObjectPair pair,
      Compared compared,
      Function<ThreeWayOutcome.Computed, DecidedObject> decision) {
    return switch (compared) {
      case Compared.Unreadable unreadable ->
          not(pair, new Left(Surveyor.sentence(pair, unreadable.faults().getFirst()), true));
      case Compared.Done done ->
          switch (done.outcome()) {
            case ThreeWayOutcome.Refused no -> not(pair, new Left(Surveyor.sentence(no), true));
            case ThreeWayOutcome.Computed computed -> decision.apply(computed);
          };
    };
  }

  /** Decisions that edit no text. */
  public static DecidedObject of(
      ObjectPair pair, Collection<FieldPath> fields, List<Proposal.Refused> refusals) {
    return new DecidedObject(
        pair, List.copyOf(fields), refusals, List.of(), Optional.empty(), Optional.empty(), 0);
  }

  /** An object that is not decided on purpose. */
  static DecidedObject leftOut(ObjectPair pair, String why) {
    return not(pair, new Left(why, false));
  }

  private static DecidedObject not(ObjectPair pair, Left left) {
    return new DecidedObject(
        pair, List.of(), List.of(), List.of(), Optional.of(left), Optional.empty(), 0);
  }

  /** Whether it cannot be compared. */
  public boolean isFault() {
    return left.filter(Left::isFault).isPresent();
  }

  /** Whether it is a Secret that is left out: whoever decides others knows that it is not done. */
  public boolean isLeftOut() {
    return left.filter(each -> !each.isFault()).isPresent();
  }

  /** Whether anything that was asked for is not decided. */
  public boolean isAnyUndecided() {
    return left.isPresent() || !refusals.isEmpty();
  }
}
