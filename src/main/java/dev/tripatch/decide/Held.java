package dev.tripatch.decide;

import dev.tripatch.decide.conflict.Fields;
import dev.tripatch.engine.explain.inner.InnerParts;
import dev.tripatch.engine.explain.outcome.FieldOutcome;
import dev.tripatch.engine.threeway.ThreeWayInputs;
import dev.tripatch.engine.threeway.ThreeWayOutcome;
import dev.tripatch.json.CanonicalJson;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.ListPairing;
import dev.tripatch.json.ListValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.NullValue;
import dev.tripatch.json.Role;
import dev.tripatch.json.Value;
import dev.tripatch.schema.FieldRule;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * What each document has at a field.
 *
 * @param lastApplied empty if nothing, as the others
 * @param local what local has
 * @param live what live has
 */
public record Held(Optional<Value> lastApplied, Optional<Value> local, Optional<Value> live) {

  static Held at(FieldPath path, ThreeWayOutcome.Computed outcome, Optional<InnerParts> inside) {
    return InnerField.at(path, outcome, inside)
        .map(InnerField::held)
        .orElseGet(() -> at(path, outcome.inputs()));
  }

  private static Held at(FieldPath path, ThreeWayInputs inputs) {
    return new Held(
        inputs.lastApplied().flatMap(object -> Fields.at(object, path)),
        Fields.at(inputs.local(), path),
        inputs.liveWithTexts().flatMap(object -> Fields.at(object, path)));
  }

  /** What a document has there. */
  Optional<Value> in(Role document) {
    return switch (document) {
      case LAST_APPLIED -> lastApplied;
      case LOCAL -> local;
      case LIVE -> live;
      case PATCH, RESULT -> Optional.empty();
    };
  }

  /** Whether local or last applied has something else there than it had before. */
  boolean isEditedSince(Held before) {
    return !isSame(local, before.local) || !isSame(lastApplied, before.lastApplied);
  }

  static boolean isSame(Optional<Value> left, Optional<Value> right) {
    return exact(left).equals(exact(right));
  }

  /** Secrets may be revealed meanwhile. */
  private static Optional<String> exact(Optional<Value> value) {
    return value.filter(each -> each != NullValue.NULL).map(CanonicalJson::writeExact);
  }

  /**
   * Local's items and then those of live that local lacks.
   *
   * @param mergeKey what tells items apart; empty if only their whole values do
   * @return empty if local or live has no list there
   */
  Optional<ListValue> both(Optional<String> mergeKey) {
    if (!(local.orElse(null) instanceof ListValue mine)
        || !(live.orElse(null) instanceof ListValue theirs)) {
      return Optional.empty();
    }
    List<Value> items = new ArrayList<>(mine.items());
    Set<Object> names =
        mine.items().stream().map(item -> nameOf(item, mergeKey)).collect(Collectors.toSet());
    theirs.items().stream()
        .filter(item -> !names.contains(nameOf(item, mergeKey)))
        .forEach(items::add);
    return Optional.of(new ListValue(items));
  }

  /**
   * Local's items in the order that live has them in.
   *
   * @param mergeKey what tells items apart; empty if only their whole values do
   * @return empty if local or live has no list there, or local has an item that live lacks
   */
  Optional<ListValue> inLiveOrder(Optional<String> mergeKey) {
    if (!(local.orElse(null) instanceof ListValue mine)
        || !(live.orElse(null) instanceof ListValue theirs)) {
      return Optional.empty();
    }
    List<Value> ordered =
        ListPairing.of(mine.items(), theirs.items())
            .anywhere(item -> nameOf(item, mergeKey))
            .partners()
            .stream()
            .filter(place -> place != ListPairing.NONE)
            .map(mine::get)
            .toList();
    return ordered.size() == mine.size() ? Optional.of(new ListValue(ordered)) : Optional.empty();
  }

  /** What an item has in common with the one that it is in another document. */
  private static Object nameOf(Value item, Optional<String> mergeKey) {
    Optional<Value> name =
        item instanceof MapValue map ? mergeKey.flatMap(map::find) : Optional.empty();
    return name.isPresent() ? name : item;
  }

  /**
   * Whether the documents are still as a fate leaves them.
   *
   * @param field what the comparison of these documents says of the field
   */
  boolean isAs(Fate fate, FieldOutcome field) {
    Optional<String> mergeKey = field.rule().flatMap(FieldRule::mergeKey);
    return switch (fate) {
      case TAKE_LIVE -> isSame(local, live) || isLeftInLiveOrder(mergeKey, field);
      case TAKE_LAST_APPLIED -> isSame(local, lastApplied);
      case KEEP_LOCAL -> true;
      case KEEP_BOTH -> both(mergeKey).filter(list -> isSame(Optional.of(list), local)).isPresent();
      case GIVE_UP ->
          local.isEmpty()
              && (lastApplied.isEmpty() || live.isEmpty())
              && !field.outcome().isCleared();
      case RESTORE -> false;
    };
  }

  /** Where only the order was taken, live may have more than local, and the patch leaves it all. */
  private boolean isLeftInLiveOrder(Optional<String> mergeKey, FieldOutcome field) {
    return inLiveOrder(mergeKey).filter(list -> isSame(Optional.of(list), local)).isPresent()
        && isSame(Optional.ofNullable(field.values().result()), live);
  }
}
