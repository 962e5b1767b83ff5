package dev.tripatch.decide;

import dev.tripatch.decide.conflict.Fields;
import dev.tripatch.decide.conflict.Sameness;
import dev.tripatch.engine.explain.inner.InnerParts;
import dev.tripatch.engine.explain.outcome.FieldOutcome;
import dev.tripatch.engine.threeway.ThreeWayOutcome;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.ListValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.Role;
import dev.tripatch.json.ThreeDocuments;
import dev.tripatch.json.Value;
import dev.tripatch.schema.FieldRule;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

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
        .orElseGet(() -> at(path, outcome.inputs().documents()));
  }

  private static Held at(FieldPath path, ThreeDocuments<MapValue> documents) {
    return new Held(
        documents.lastApplied().flatMap(object -> Fields.at(object, path)),
        Fields.at(documents.local(), path),
        documents.live().flatMap(object -> Fields.at(object, path)));
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
    return Sameness.isSame(left.orElse(null), right.orElse(null));
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
    theirs.items().stream()
        .filter(item -> mine.items().stream().noneMatch(own -> isOne(own, item, mergeKey)))
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
    List<Value> left = new ArrayList<>(mine.items());
    List<Value> ordered = new ArrayList<>();
    for (Value item : theirs.items()) {
      Optional<Value> own = left.stream().filter(each -> isOne(each, item, mergeKey)).findFirst();
      own.ifPresent(ordered::add);
      own.ifPresent(left::remove);
    }
    return left.isEmpty() ? Optional.of(new ListValue(ordered)) : Optional.empty();
  }

  private static boolean isOne(Value left, Value right, Optional<String> mergeKey) {
    return left.equals(right)
        || mergeKey.isPresent()
            && left instanceof MapValue one
            && right instanceof MapValue other
            && one.get(mergeKey.get()) != null
            && Objects.equals(one.get(mergeKey.get()), other.get(mergeKey.get()));
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
      case GIVE_UP -> local.isEmpty() && (lastApplied.isEmpty() || live.isEmpty());
      case RESTORE -> false;
    };
  }

  /** Where only the order was taken, live may have more than local, and the patch leaves it all. */
  private boolean isLeftInLiveOrder(Optional<String> mergeKey, FieldOutcome field) {
    return inLiveOrder(mergeKey).filter(list -> isSame(Optional.of(list), local)).isPresent()
        && isSame(Optional.ofNullable(field.values().result()), live);
  }
}
