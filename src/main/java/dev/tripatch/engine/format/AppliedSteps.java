package dev.tripatch.engine.format;

import dev.tripatch.engine.format.CoarseStep.StepSpot;
import dev.tripatch.engine.patch.Act;
import dev.tripatch.engine.patch.Dialect;
import dev.tripatch.engine.patch.Replay;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.Role;
import dev.tripatch.json.Value;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/** The steps of a patch that is applied, from what its reader wrote down. */
record AppliedSteps(MapValue live, Dialect reader) {
  /**
   * The moves; one for all where the reader wrote nothing down.
   *
   * @param result what live becomes
   */
  List<Move> of(List<Act> acts, MapValue result) {
    List<Move> moves = new ArrayList<>();
    acts.forEach(act -> moves.add(of(act)));
    if (moves.isEmpty()) {
      moves.add(result.equals(live) ? nothing() : otherwise(result));
    }
    return moves;
  }

  static Move nothing() {
    Step step =
        step(
            StepRule.NOTHING_APPLIED,
            Step.sentence(StepRule.NOTHING_APPLIED, FieldPath.root()),
            FieldPath.root(),
            List.of(),
            List.of());
    return new Move(step, new StepChange.Nothing());
  }

  private Move otherwise(MapValue result) {
    FieldPath root = FieldPath.root();
    Step step =
        step(
            StepRule.READ_OTHERWISE,
            Step.sentence(StepRule.READ_OTHERWISE, root, reader.title(), ""),
            root,
            List.of(new StepSpot(Role.PATCH, root)),
            List.of(new StepSpot(Role.RESULT, root)));
    return new Move(step, new StepChange.OfObject(root, new Act.Set(result)));
  }

  private Move of(Act act) {
    Set<String> cleared = act.rule() == Act.Rule.RETAIN_KEYS ? cleared(act) : Set.of();
    StepRule rule = rule(act.rule(), cleared);
    String sentence = Step.sentence(rule, act.place(), "", quoted(cleared));
    List<StepSpot> reads = new ArrayList<>(List.of(new StepSpot(Role.PATCH, act.read())));
    reads.add(new StepSpot(Role.LIVE, act.place()));
    cleared.forEach(key -> reads.add(new StepSpot(Role.LIVE, act.place().key(key))));
    StepSpot written = new StepSpot(Role.RESULT, act.place());
    return new Move(
        step(rule, sentence, act.place(), reads, List.of(written)),
        new StepChange.OfObject(act.place(), act.effect()));
  }

  private static Step step(
      StepRule rule,
      String sentence,
      FieldPath field,
      List<StepSpot> reads,
      List<StepSpot> writes) {
    return new Step(Phase.APPLY, rule, field, sentence, reads, writes);
  }

  /** The keys that live has there and the map afterwards has not. */
  private Set<String> cleared(Act act) {
    if (!(act.effect() instanceof Act.Set(Value value))
        || !(value instanceof MapValue after)
        || !(Replay.at(live, act.place()).orElse(after) instanceof MapValue before)) {
      return Set.of();
    }
    return before.keys().stream()
        .filter(key -> !after.has(key))
        .collect(Collectors.toCollection(LinkedHashSet::new));
  }

  private static String quoted(Set<String> keys) {
    return keys.stream().map(key -> "`" + key + "`").collect(Collectors.joining(", "));
  }

  private static StepRule rule(Act.Rule rule, Set<String> cleared) {
    return switch (rule) {
      case RETAIN_KEYS -> cleared.isEmpty() ? StepRule.KEYS_KEPT : StepRule.KEYS_CLEARED;
      case REPLACE_BY_DIRECTIVE -> StepRule.MAP_REPLACED_BY_DIRECTIVE;
      case EMPTY_BY_DIRECTIVE -> StepRule.MAP_EMPTIED;
      case DELETE_FIELD -> StepRule.FIELD_DELETED;
      case ADD_FIELD -> StepRule.FIELD_ADDED;
      case RETYPE -> StepRule.FIELD_RETYPED;
      case SET_VALUE -> StepRule.VALUE_SET;
      case REPLACE_MAP -> StepRule.MAP_REPLACED;
      case REPLACE_LIST -> StepRule.LIST_REPLACED;
      case DELETE_ITEM -> StepRule.ITEM_DELETED;
      case ADD_ITEM -> StepRule.ITEM_ADDED;
      case REPLACE_ITEMS -> StepRule.ITEMS_REPLACED;
      case ADD_VALUES -> StepRule.VALUES_ADDED;
      case DELETE_VALUES -> StepRule.VALUES_DELETED;
      case ORDER -> StepRule.ORDERED;
      case ORDER_KEPT -> StepRule.ORDER_FITS;
      case ORDER_OF_PATCH -> StepRule.ORDERED_AS_PATCH;
    };
  }
}
