package dev.tripatch.decide;

import dev.tripatch.json.FieldPath;
import dev.tripatch.json.Value;
import java.util.List;
import java.util.Optional;

/** A fate for one field: what it does, or why it does not apply. */
sealed interface Option {

  FieldPath path();

  /** Local stays where live moved; that is decided once. */
  static Option kept(FieldPath path, boolean isConflict, Decisions decided) {
    if (decided.at(path).equals(Optional.of(Fate.KEEP_LOCAL))) {
      return new Unfitting(path, DecideWording.IS_KEPT.text("path", path));
    }
    return isConflict
        ? new Fitting(path, List.of(), new Promise.Accepted())
        : new Unfitting(path, DecideWording.NO_CONFLICT.text("path", path));
  }

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

    /**
     * The list that it is in has this value, as one.
     *
     * @param whole the list
     * @param value empty for nothing
     */
    record Inside(FieldPath whole, Optional<Value> value) implements Promise {}

    /** Kubernetes makes a patch; whatever else comes of it is as before. */
    record Accepted() implements Promise {}
  }
}
