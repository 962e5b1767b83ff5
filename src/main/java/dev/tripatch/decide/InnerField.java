package dev.tripatch.decide;

import dev.tripatch.engine.explain.inner.InnerParts;
import dev.tripatch.engine.explain.outcome.FieldOutcome;
import dev.tripatch.engine.explain.outcome.FieldValues;
import dev.tripatch.engine.threeway.ThreeWayOutcome;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.Role;
import dev.tripatch.json.Value;
import dev.tripatch.schema.SchemaType;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * A place inside a list that Kubernetes handles as one. The whole list is sent, so a part is
 * decided by what local's list has there.
 *
 * @param path the place
 * @param whole the field that Kubernetes acts on
 * @param parts what differs inside it
 */
record InnerField(FieldPath path, FieldOutcome whole, InnerParts parts) {

  /** The place, if it is inside such a list. */
  static Optional<InnerField> at(FieldPath path, ThreeWayOutcome.Computed outcome) {
    return at(path, outcome, Optional.empty());
  }

  /**
   * The same, sooner.
   *
   * @param known what is known of the inside of all fields
   */
  static Optional<InnerField> at(
      FieldPath path, ThreeWayOutcome.Computed outcome, Optional<InnerParts> known) {
    if (!isAt(path, outcome)) {
      return Optional.empty();
    }
    FieldOutcome whole = outcome.explanation().at(path);
    SchemaType root = outcome.inputs().schema().type();
    return Optional.of(
        new InnerField(
            path, whole, known.orElseGet(() -> InnerParts.of(whole, outcome.explanation(), root))));
  }

  /** Whether a place is inside such a list, without looking for what differs there. */
  static boolean isAt(FieldPath path, ThreeWayOutcome.Computed outcome) {
    FieldOutcome whole = outcome.explanation().at(path);
    return whole.isWhole()
        && InnerParts.isInList(whole.path(), path, outcome.inputs().schema().type());
  }

  /** What each document has there. */
  Held held() {
    FieldValues values = parts.values(whole, path);
    return new Held(
        Optional.ofNullable(values.lastApplied()),
        Optional.ofNullable(values.local()),
        Optional.ofNullable(values.live()));
  }

  /** Whether live itself changed it, and sending the list takes that back. */
  boolean isConflict() {
    return parts.at(path).filter(FieldOutcome::isConflict).isPresent();
  }

  /** Whether an item is at another place of its list in the result than in live. */
  boolean isMoved() {
    return parts.at(path).filter(part -> part.outcome().isReordered()).isPresent();
  }

  /**
   * Local's list gets parts as another document has them.
   *
   * @param paths the parts; this one is among them
   */
  Option.Fitting taken(Role from, Set<FieldPath> paths) {
    return local(parts.taken(whole, paths, from));
  }

  /**
   * Local's list gets parts as another value of it has them.
   *
   * @param paths the parts; this one is among them
   * @param other local's list at another time; empty if it had none
   */
  Option.Fitting restored(
      Set<FieldPath> paths, Optional<Value> other, ThreeWayOutcome.Computed outcome) {
    FieldValues values = whole.values();
    FieldOutcome between =
        whole.with(
            new FieldValues(
                other.orElse(null), values.local(), values.live(), null, values.local()));
    InnerParts then = InnerParts.asWritten(between, outcome.inputs().schema().type());
    return local(then.taken(between, paths, Role.LAST_APPLIED));
  }

  private Option.Fitting local(Optional<Value> list) {
    Change change = new Change(Role.LOCAL, whole.path(), list);
    return new Option.Fitting(path, List.of(change), new Option.Promise.Inside(whole.path(), list));
  }
}
