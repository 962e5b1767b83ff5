package dev.tripatch.engine.format;

import dev.tripatch.engine.patch.Act;
import dev.tripatch.engine.patch.JsonPatch;
import dev.tripatch.engine.patch.Operation;
import dev.tripatch.engine.patch.Replay;
import dev.tripatch.engine.threeway.ThreeWayOutcome;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.Value;
import dev.tripatch.schema.SchemaAnswer;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/** All steps on the way to a patch and its result, and both texts after each of them. */
public final class Steps {
  private final Value patch;
  private final Value live;
  private final List<Move> moves;

  Steps(Value patch, Value live, List<Move> moves) {
    this.patch = patch;
    this.live = live;
    this.moves = List.copyOf(moves);
  }

  /** The steps of a calculated patch: deletions, changes, both as one, and what they do to live. */
  public static Steps of(ThreeWayOutcome.Computed outcome) {
    return new CalculatedSteps(outcome).steps();
  }

  /**
   * The steps of a patch that a person wrote: the patch, and what it does to live.
   *
   * @param live the object, decoded
   * @param patch the patch, decoded
   * @param schema what is known of live's kind
   * @return empty where the patch cannot be applied
   */
  public static Optional<Steps> of(
      PatchFormat format, MapValue live, Value patch, SchemaAnswer schema) {
    return ComposedSteps.of(format, live, patch, schema);
  }

  /** The steps, in their order. */
  public List<Step> all() {
    return moves.stream().map(Move::step).toList();
  }

  /** The few steps that these are the parts of, in their order; each step is in one of them. */
  public List<CoarseStep> coarse() {
    return CoarseStep.of(all());
  }

  /** How many there are; at least one. */
  public int size() {
    return moves.size();
  }

  /** The places in {@link #all} of the steps that are about a field, what is in it or holds it. */
  public List<Integer> about(FieldPath field) {
    return IntStream.range(0, moves.size())
        .filter(at -> moves.get(at).step().touches(field))
        .boxed()
        .toList();
  }

  /**
   * The patch as far as it has come.
   *
   * @param done how many steps are done
   */
  public Value patchAfter(int done) {
    Replay deletions = new Replay(MapValue.EMPTY);
    Replay delta = new Replay(MapValue.EMPTY);
    Replay now = new Replay(patch);
    for (Move move : moves.subList(0, done)) {
      switch (move.change()) {
        case StepChange.OfDeletions(FieldPath slot, Act.Effect effect) -> {
          deletions.carryOut(slot, effect);
          now = deletions;
        }
        case StepChange.OfDelta(FieldPath slot, Act.Effect effect) -> {
          delta.carryOut(slot, effect);
          now = delta;
        }
        case StepChange.ToPatch(Value whole) -> now = new Replay(whole);
        case StepChange.OfObject _, StepChange.OfOperation _, StepChange.Nothing _ -> {}
      }
    }
    return now.value();
  }

  /**
   * Live as far as the patch has changed it.
   *
   * @param done how many steps are done
   */
  public Value objectAfter(int done) {
    Replay now = new Replay(live);
    List<Operation> operations = new ArrayList<>();
    for (Move move : moves.subList(0, done)) {
      switch (move.change()) {
        case StepChange.OfObject(FieldPath place, Act.Effect effect) -> now.carryOut(place, effect);
        case StepChange.OfOperation(Operation operation) -> operations.add(operation);
        case StepChange.OfDeletions _,
            StepChange.OfDelta _,
            StepChange.ToPatch _,
            StepChange.Nothing _ -> {}
      }
    }
    return new JsonPatch(operations).apply(now.value()) instanceof JsonPatch.Applied(Value object)
        ? object
        : now.value();
  }
}
