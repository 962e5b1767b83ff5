package dev.tripatch.engine.threeway;

import dev.tripatch.engine.explain.outcome.FieldOutcome;
import dev.tripatch.engine.explain.outcome.Outcome;
import dev.tripatch.engine.explain.outcome.PatchEntry;
import dev.tripatch.engine.explain.outcome.Reason;
import dev.tripatch.engine.explain.outcome.ResultEntry;
import dev.tripatch.engine.explain.outcome.Standing;
import dev.tripatch.json.ListValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.Value;
import java.util.List;
import java.util.Optional;

/** A field that stays as live has it, with all its parts. */
final class LeftOut {

  private LeftOut() {}

  static FieldOutcome of(FieldOutcome field) {
    return !field.isWhole() && isHeldByLive(field) ? withParts(field) : whole(field);
  }

  /** Whether live has a map or list there that the parts stay in. */
  static boolean isHeldByLive(FieldOutcome field) {
    Value live = field.values().live();
    return switch (field.patchEntry()) {
      case PatchEntry.MapParts ignored -> live instanceof MapValue;
      case PatchEntry.ListParts ignored -> live instanceof ListValue;
      default -> live != null;
    };
  }

  static FieldOutcome whole(FieldOutcome field) {
    Value live = field.values().live();
    return new FieldOutcome(
        field.path(),
        Outcome.LEFT_OUT,
        Reason.LEFT_OUT,
        field.values(),
        field.rule(),
        new PatchEntry.Nothing(),
        live == null ? new ResultEntry.Nothing() : new ResultEntry.LiveValue(live));
  }

  private static FieldOutcome withParts(FieldOutcome field) {
    List<FieldOutcome> parts =
        field.parts().stream().map(part -> Sending.isIn(part) ? of(part) : part).toList();
    boolean areDirectivesAllThatIsLeftOut = !Sending.isInPartsOf(field);
    boolean isOrderLeftOut = field.outcome().isReordered() || areDirectivesAllThatIsLeftOut;
    PatchEntry entry =
        field.patchEntry() instanceof PatchEntry.ListParts
            ? new PatchEntry.ListParts(Optional.empty(), Optional.empty(), false)
            : new PatchEntry.MapParts(Optional.empty());
    return (isOrderLeftOut ? field.as(Outcome.LEFT_OUT, Reason.LEFT_OUT) : field)
        .with(Standing.PLAIN)
        .with(entry)
        .with(parts, field.resultOrder());
  }
}
