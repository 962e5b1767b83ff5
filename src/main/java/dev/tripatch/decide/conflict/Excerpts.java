package dev.tripatch.decide.conflict;

import dev.tripatch.engine.explain.outcome.FieldOutcome;
import dev.tripatch.engine.threeway.ThreeWayOutcome;
import java.util.Optional;

/** Comparisons of so much of the documents as decides one field, to try changes of it on. */
public interface Excerpts {

  /**
   * The comparison of what decides a field; it says of the field exactly what the whole one says.
   *
   * @return empty where only the whole will do
   */
  Optional<ThreeWayOutcome.Computed> around(FieldOutcome field);

  /** No excerpts: all is tried on the whole. */
  static Excerpts none() {
    return field -> Optional.empty();
  }

  /** Excerpts of a comparison. */
  static Excerpts of(ThreeWayOutcome.Computed outcome) {
    return FieldExcerpts.areFaithful(outcome) ? new FieldExcerpts(outcome) : none();
  }
}
