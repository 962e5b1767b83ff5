package dev.tripatch.decide;

import dev.tripatch.decide.conflict.Identity;
import dev.tripatch.engine.explain.outcome.FieldOutcome;
import dev.tripatch.engine.threeway.ThreeWayOutcome;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.PathStep;
import dev.tripatch.schema.FieldRule;
import dev.tripatch.show.paint.ShortText;
import dev.tripatch.show.table.RowFinder;
import dev.tripatch.show.table.RowFinder.AppliedRow;
import dev.tripatch.show.table.TableRow;
import java.util.List;
import java.util.Optional;

/**
 * Finds the fewest changes of the documents that make another row of a field's table apply. What it
 * finds was tried: the engine, asked with the changed documents, leads to that row.
 */
public final class OtherRows {

  private final ThreeWayOutcome.Computed comparison;
  private final Proof proof;
  private final RowFinder rows;

  /** Starts from a comparison. */
  public OtherRows(ThreeWayOutcome.Computed comparison) {
    this.comparison = comparison;
    proof = new Proof(comparison);
    rows = new RowFinder(comparison);
  }

  /**
   * How a row could apply. It computes several patches, which takes its time: not on the UI thread.
   *
   * @param path the field, or a part of it
   * @param wanted a row of the field's table
   */
  public Otherwise otherwise(FieldPath path, TableRow wanted) {
    AppliedRow now = rows.rowOf(path);
    if (now.row().equals(Optional.of(wanted))) {
      return new Otherwise.Applies(wanted, OtherwiseWording.APPLIES.text());
    }
    return objection(now.path())
        .<Otherwise>map(why -> new Otherwise.Impossible(wanted, why))
        .orElseGet(() -> tried(now, wanted));
  }

  private static Optional<String> objection(FieldPath path) {
    return path.isMergeKey()
        ? Optional.of(
            OtherwiseWording.MERGE_KEY.text(
                "key", ((PathStep.Key) path.last().orElseThrow()).name()))
        : Identity.objection(path);
  }

  private Otherwise tried(AppliedRow now, TableRow wanted) {
    Optional<String> refusal = Optional.empty();
    for (List<Change> changes :
        new Attempts(comparison.inputs().documents(), now, wanted.situation()).all()) {
      switch (proof.after(changes)) {
        case ThreeWayOutcome.Computed then when isReached(then, now, wanted) -> {
          return new Otherwise.Possible(wanted, changes, sentence(changes, now.field()));
        }
        case ThreeWayOutcome.Computed _ -> {}
        case ThreeWayOutcome.Refused refused -> refusal = Optional.of(Proof.refusal(refused));
      }
    }
    return new Otherwise.Impossible(
        wanted,
        refusal
            .map(text -> OtherwiseWording.REFUSED.text("refusal", text))
            .orElseGet(OtherwiseWording.NOT_REACHED::text));
  }

  private static boolean isReached(ThreeWayOutcome.Computed then, AppliedRow now, TableRow wanted) {
    AppliedRow found = new RowFinder(then).rowOf(now.path());
    return found.path().equals(now.path())
        && found.table() == now.table()
        && found.row().equals(Optional.of(wanted))
        && wanted.agreesWith(found.field());
  }

  /** What the documents would have to say for the field. */
  private static String sentence(List<Change> changes, FieldOutcome field) {
    String all =
        changes.stream()
            .map(change -> sentence(change, field))
            .reduce((first, second) -> OtherwiseWording.AND.text("first", first, "second", second))
            .orElseThrow();
    return all + ".";
  }

  private static String sentence(Change change, FieldOutcome field) {
    String document = change.role().title();
    Optional<String> key = field.rule().flatMap(FieldRule::mergeKey);
    String said =
        change
            .value()
            .map(
                value ->
                    OtherwiseWording.WOULD_SAY.text(
                        "document", document, "value", ShortText.of(value, key)))
            .orElseGet(() -> OtherwiseWording.WOULD_LACK.text("document", document));
    return change.path().equals(field.path())
        ? said
        : OtherwiseWording.ELSEWHERE.text("change", said, "path", change.path());
  }
}
