package dev.tripatch.engine.threeway;

import dev.tripatch.engine.explain.Explainer;
import dev.tripatch.engine.explain.Ledger;
import dev.tripatch.engine.explain.TwoWayExplainer;
import dev.tripatch.engine.explain.outcome.Explanation;
import dev.tripatch.engine.explain.outcome.FieldValues;
import dev.tripatch.engine.patch.JsonMerge;
import dev.tripatch.engine.patch.JsonThreeWay;
import dev.tripatch.engine.patch.Preconditions;
import dev.tripatch.engine.patch.Refusal;
import dev.tripatch.engine.patch.Refusals;
import dev.tripatch.engine.patch.RefusedException;
import dev.tripatch.engine.patch.strategic.ConflictAnswer;
import dev.tripatch.engine.patch.strategic.ConflictCheck;
import dev.tripatch.engine.patch.strategic.DiffDecision;
import dev.tripatch.engine.patch.strategic.DiffOptions;
import dev.tripatch.engine.patch.strategic.MapDiffer;
import dev.tripatch.engine.patch.strategic.MapMerger;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.Value;
import dev.tripatch.schema.SchemaType;
import java.util.Map;
import java.util.Optional;

/**
 * The pure function in the middle: total, without I/O, clock or locale. Equal inputs give equal
 * outcomes, and inputs are never changed.
 */
public final class ThreeWay {

  private final ThreeWayInputs inputs;
  private final MapValue lastApplied;
  private final MapValue local;
  private final MapValue live;
  private final Optional<MapValue> answer;
  private Stage stage = Stage.DELTA;
  private Optional<MapValue> made = Optional.empty();

  private ThreeWay(ThreeWayInputs inputs, Optional<MapValue> answer) {
    this.inputs = inputs;
    this.answer = answer;
    lastApplied = inputs.lastApplied().orElse(MapValue.EMPTY);
    local = inputs.local();
    live = inputs.live().orElse(MapValue.EMPTY);
  }

  /** Computes patch, result and reasons. */
  public static ThreeWayOutcome compute(ThreeWayInputs inputs) {
    return compute(inputs, Optional.empty());
  }

  /** The same where a server tried the patch: its answer is the result as it would store it. */
  public static ThreeWayOutcome compute(ThreeWayInputs inputs, Optional<MapValue> answer) {
    ThreeWay computation = new ThreeWay(inputs, answer);
    try {
      return computation.run();
    } catch (RefusedException refused) {
      return new ThreeWayOutcome.Refused(
          inputs, computation.stage, refused.refusal(), computation.made);
    }
  }

  private ThreeWayOutcome run() throws RefusedException {
    MapValue changedFrom = inputs.isTwoWay() ? previous() : live;
    DiffDecision.Nested delta = diff(Stage.DELTA, changedFrom, DiffOptions.DELTA);
    DiffDecision.Nested deletions = diff(Stage.DELETIONS, lastApplied, DiffOptions.DELETIONS);
    stage = Stage.PATCH;
    MapValue patch = patch(delta, deletions);
    made = Optional.of(patch);
    stage = Stage.PRECONDITIONS;
    if (inputs.mode().preconditions() && inputs.live().isPresent()) {
      Preconditions.require(patch);
    }
    stage = Stage.CONFLICTS;
    Optional<Refusal> refusedWhole = Optional.empty();
    if (!inputs.overwrite()) {
      try {
        patch = unlessInConflict(patch);
        made = Optional.of(patch);
      } catch (RefusedException refused) {
        refusedWhole = Optional.of(selectable(refused));
      }
    }
    stage = Stage.RESULT;
    MapValue result = apply(patch);
    ThreeWayOutcome.Computed computed = computed(delta, deletions, patch, result);
    return refusedWhole.isPresent() ? selected(computed, refusedWhole.get()) : computed;
  }

  /** A refusal that may not count, since a person leaves fields out of the patch. */
  private Refusal selectable(RefusedException refused) throws RefusedException {
    if (inputs.leftOut().isEmpty()) {
      throw refused;
    }
    return refused.refusal();
  }

  /** What is left of a patch that is refused as a whole; it must be in no conflict itself. */
  private ThreeWayOutcome selected(ThreeWayOutcome.Computed computed, Refusal refusedWhole)
      throws RefusedException {
    stage = Stage.CONFLICTS;
    made = Optional.of(computed.patch());
    unlessInConflict(computed.patch());
    return computed.with(refusedWhole);
  }

  /** The reasons write the patch in local's order; the engine's own order is that of its stages. */
  private ThreeWayOutcome.Computed computed(
      DiffDecision.Nested delta, DiffDecision.Nested deletions, MapValue patch, MapValue result) {
    Explanation explanation = explain(delta, deletions, patch, result);
    MapValue rebuilt = Ledger.patch(explanation);
    boolean isBalanced = rebuilt.equals(patch) && Ledger.result(explanation).equals(result);
    ThreeWayOutcome.Computed chosen =
        new SelectedPatch(inputs)
            .of(
                new ThreeWayOutcome.Computed(
                    inputs,
                    delta,
                    deletions,
                    isBalanced ? rebuilt : patch,
                    result,
                    explanation,
                    isBalanced));
    return chosen.with(Standings.in(inputs, chosen.explanation(), chosen.result(), answer));
  }

  private DiffDecision.Nested diff(Stage stage, MapValue original, DiffOptions options)
      throws RefusedException {
    this.stage = stage;
    return new MapDiffer(options, inputs.dialect()).diff(original, local, type());
  }

  /** What a two-way patch starts from: where nothing was applied before, nothing has changed. */
  private MapValue previous() {
    return inputs.lastApplied().isPresent() ? lastApplied : local;
  }

  private MapValue patch(DiffDecision.Nested delta, DiffDecision.Nested deletions)
      throws RefusedException {
    if (inputs.isTwoWay()) {
      return JsonMerge.diff(previous(), local);
    }
    return inputs.dialect().isStrategic()
        ? MapMerger.combine(deletions.patch(), delta.patch(), type())
        : JsonThreeWay.patch(lastApplied, local, live);
  }

  private MapValue apply(MapValue patch) throws RefusedException {
    return PatchReader.apply(inputs.dialect(), live, patch, type());
  }

  /** The patch as the check for conflicts leaves it. */
  private MapValue unlessInConflict(MapValue patch) throws RefusedException {
    MapValue drift = drift();
    ConflictAnswer found =
        inputs.dialect().isStrategic()
            ? ConflictCheck.check(patch, drift, type())
            : PlainConflicts.check(patch, drift);
    if (found.isConflict()) {
      throw Refusals.conflict(patch, drift);
    }
    if (found.refusal().isPresent()) {
      throw found.refusal().get();
    }
    return found.asSent(patch);
  }

  /**
   * What live changed on its own since it was last applied, as a patch; a field that the client
   * writes itself is left out.
   *
   * @throws RefusedException where the reference refuses to compare the two
   */
  public static MapValue drift(ThreeWayInputs inputs) throws RefusedException {
    return new ThreeWay(inputs, Optional.empty()).drift();
  }

  private MapValue drift() throws RefusedException {
    return new MapDiffer(DiffOptions.DRIFT, inputs.dialect())
        .diff(lastApplied, inputs.withoutClientEntries(live), type())
        .patch();
  }

  private Explanation explain(
      DiffDecision.Nested delta, DiffDecision.Nested deletions, MapValue patch, MapValue result) {
    FieldValues values =
        new FieldValues(
            inputs.lastApplied().isPresent() ? lastApplied : null, local, live, patch, result);
    return inputs.isTwoWay()
        ? TwoWayExplainer.explain(values, previous(), type(), inputs.clientEntries())
        : Explainer.explain(
            values, delta, deletions, type(), inputs.dialect(), inputs.clientEntries());
  }

  private SchemaType type() {
    return inputs.schema().type();
  }

  /**
   * Whether two JSON merge patches set the same field differently ({@code
   * mergepatch.HasConflicts}).
   */
  private static final class PlainConflicts {

    private PlainConflicts() {}

    static ConflictAnswer check(MapValue left, MapValue right) {
      return ConflictAnswer.of(differ(left, right));
    }

    private static boolean differ(MapValue left, MapValue right) {
      for (Map.Entry<String, Value> entry : left.entries().entrySet()) {
        Value value = entry.getValue();
        Value other = right.get(entry.getKey());
        boolean isConflict =
            (value instanceof MapValue from && other instanceof MapValue to)
                ? differ(from, to)
                : other != null && !value.equals(other);
        if (isConflict) {
          return true;
        }
      }
      return false;
    }
  }
}
