package dev.tripatch.decide;

import dev.tripatch.json.FieldPath;
import dev.tripatch.json.Value;
import java.util.List;
import java.util.Optional;

/** A fate for one field: what it does, or why it does not apply. */
sealed interface Option {

  FieldPath path();

  /**
   * It applies.
   *
   * @param path the field
   * @param changes what to change in the documents; empty for nothing
   * @param promise what comes of it
   */
  record Fitting(FieldPath path, List<Change> changes, Promise promise) implements Option {}

  /**
   * It does not apply.
   *
   * @param path the field
   * @param why a sentence for people
   */
  record Unfitting(FieldPath path, String why) implements Option {}

  /** What the field is to be in the result. */
  sealed interface Promise {

    /**
     * It has this value, or nothing, and is in no conflict.
     *
     * @param value empty for nothing
     */
    record Settled(Optional<Value> value) implements Promise {}

    /**
     * It has this value, if it is one that is not merged with live's.
     *
     * @param value empty for nothing
     */
    record Sent(Value value) implements Promise {}

    /** Kubernetes makes a patch; whatever else comes of it is as before. */
    record Accepted() implements Promise {}
  }
}
