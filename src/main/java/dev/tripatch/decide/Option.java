package dev.tripatch.decide;

import dev.tripatch.json.FieldPath;
import dev.tripatch.json.PathStep;
import dev.tripatch.json.Value;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** A fate for one field: what it does, or why it does not apply. */
public sealed interface Option {

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
   * @param fields what is decided: it, with what is decided together with it or instead of it
   * @param changes what to change in the documents; empty for nothing
   * @param promise what comes of it
   * @param remark why more than the field is decided; empty if no more is
   */
  record Fitting(
      FieldPath path,
      List<FieldPath> fields,
      List<Change> changes,
      Promise promise,
      Optional<String> remark)
      implements Option {

    Fitting(FieldPath path, List<Change> changes, Promise promise) {
      this(path, List.of(path), changes, promise, Optional.empty());
    }

    /** The same for a field that was chosen, and why more than that is decided. */
    Fitting as(FieldPath chosen, String why) {
      return new Fitting(chosen, fields, changes, promise, Optional.of(why));
    }

    /** The same as a part of changes that are made together. */
    Fitting with(List<Change> others, Promise together) {
      return new Fitting(path, fields, others, together, remark);
    }

    /** Whether it changes local at a place, in it, or what holds it. */
    boolean concerns(FieldPath place) {
      Stream<FieldPath> changed =
          promise instanceof Promise.Inside(FieldPath whole, _)
              ? Stream.of(whole)
              : changes.stream().map(Change::path);
      return changed.anyMatch(
          each -> each.startsWith(place) || place.startsWith(each) || isSameButItem(each, place));
    }

    /** An item whose key goes has only a number. */
    private static boolean isSameButItem(FieldPath one, FieldPath other) {
      return one.length() == other.length()
          && IntStream.range(0, one.length())
              .allMatch(
                  i ->
                      one.steps().get(i).equals(other.steps().get(i))
                          || other.steps().get(i) instanceof PathStep.IndexItem);
    }
  }

  /**
   * It does not apply.
   *
   * @param path the field
   * @param why a sentence for people
   */
  record Unfitting(FieldPath path, String why) implements Option {}

  /** What the field is to be in the result. */
  sealed interface Promise {

    /** Each field has what live has, or nothing, and is in no conflict. */
    record Settled() implements Promise {}

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
