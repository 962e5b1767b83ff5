package dev.tripatch.workspace.sending;

import dev.tripatch.cluster.live.LiveObject;
import dev.tripatch.cluster.secret.Revealed;
import dev.tripatch.json.FieldPath;
import dev.tripatch.show.table.LiveMove;
import dev.tripatch.show.table.LiveMove.MovedField;
import dev.tripatch.workspace.sending.SendPlan.TouchedFields;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** What happened to live since a change was made for it. */
public sealed interface LiveSince {

  /** Nothing but status and what servers count. */
  record Same() implements LiveSince {}

  /**
   * Fields changed that the change does not touch; it does what it was to do.
   *
   * @param move the fields
   */
  record Elsewhere(LiveMove move) implements LiveSince {}

  /**
   * Fields of the change, or lists that it writes to, are not what the person saw.
   *
   * @param fields these fields
   * @param move all that changed, and who changed it
   * @param isDone whether live has all that the change wanted, without it
   */
  record Touched(List<TouchedField> fields, LiveMove move, boolean isDone) implements LiveSince {
    public Touched {
      fields = List.copyOf(fields);
    }
  }

  /** It was deleted, and another object has its name. */
  record MadeAgain() implements LiveSince {}

  /** Whether the change still does what it was to do. */
  default boolean isOpen() {
    return switch (this) {
      case Same _, Elsewhere _ -> true;
      case Touched _, MadeAgain _ -> false;
    };
  }

  /** Whether it may be the change itself: live has it, and nobody else is known to have made it. */
  default boolean mayBeOf(String manager) {
    return this instanceof Touched(List<TouchedField> _, LiveMove move, boolean isDone)
        && isDone
        && move.fields().stream()
            .allMatch(field -> field.manager().orElse(manager).equals(manager));
  }

  /**
   * What happened between what the person saw and now.
   *
   * @param revealed which secrets may be seen
   */
  static LiveSince of(SendPlan plan, LiveObject now, Revealed revealed) {
    return now.uid().equals(plan.seen().uid()) ? moved(plan, now, revealed) : new MadeAgain();
  }

  private static LiveSince moved(SendPlan plan, LiveObject now, Revealed revealed) {
    TouchedFields states = plan.states(now).masked(revealed);
    LiveMove move = states.move(plan.schema());
    Effect wanted = plan.effect();
    Optional<Effect> onNow = SendPlan.effectOn(plan.trial(), now);
    if (onNow.filter(wanted::equals).isEmpty()) {
      return new Touched(
          states.at(others(wanted, onNow)), move, onNow.filter(Effect::isNone).isPresent());
    }
    List<FieldPath> inLists =
        move.fields().stream().map(MovedField::path).filter(wanted::touches).toList();
    if (!inLists.isEmpty()) {
      return new Touched(states.at(inLists), move, false);
    }
    return move.fields().isEmpty() ? new Same() : new Elsewhere(move);
  }

  /** Where the change would do something else by now. */
  private static Set<FieldPath> others(Effect wanted, Optional<Effect> onNow) {
    List<Effect.Field> now = onNow.map(Effect::fields).orElse(List.of());
    return Stream.concat(
            wanted.fields().stream().filter(each -> !now.contains(each)),
            now.stream().filter(each -> !wanted.fields().contains(each)))
        .map(Effect.Field::path)
        .collect(Collectors.toCollection(LinkedHashSet::new));
  }
}
