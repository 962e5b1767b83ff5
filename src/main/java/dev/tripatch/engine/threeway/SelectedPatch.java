package dev.tripatch.engine.threeway;

import dev.tripatch.engine.explain.Ledger;
import dev.tripatch.engine.explain.outcome.Explanation;
import dev.tripatch.engine.patch.RefusedException;
import dev.tripatch.engine.threeway.LeaveOutRefusal.LeaveOutProblem;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.MapValue;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * The calculated patch without the fields that a person leaves out. It counts only if Kubernetes,
 * applying it, gives what the reasons say: live's own there, and all else as before.
 */
record SelectedPatch(ThreeWayInputs inputs) {
  ThreeWayOutcome.Computed of(ThreeWayOutcome.Computed all) {
    List<FieldPath> fields =
        inputs.leftOut().stream()
            .sorted(Comparator.comparingInt(FieldPath::length).thenComparing(FieldPath::toString))
            .toList();
    if (fields.isEmpty()) {
      return all;
    }
    List<LeaveOutRefusal> refused = new ArrayList<>();
    LeavingOut leaving = new LeavingOut(all.explanation());
    for (FieldPath field : fields) {
      refusal(all, leaving, field).ifPresentOrElse(refused::add, () -> leaving.leaveOut(field));
    }
    return proved(all, leaving.rest(), refused).orElseGet(() -> oneByOne(all, fields));
  }

  private Optional<LeaveOutRefusal> refusal(
      ThreeWayOutcome.Computed all, LeavingOut chosen, FieldPath field) {
    if (inputs.live().isEmpty()) {
      return Optional.of(new LeaveOutRefusal(field, LeaveOutProblem.NO_LIVE, field));
    }
    return all.isBalanced()
        ? chosen.refusal(field)
        : Optional.of(new LeaveOutRefusal(field, LeaveOutProblem.NOT_ALONE, field));
  }

  /** Something changes more than it should; what does is not left out. */
  private ThreeWayOutcome.Computed oneByOne(ThreeWayOutcome.Computed all, List<FieldPath> fields) {
    List<LeaveOutRefusal> refused = new ArrayList<>();
    ThreeWayOutcome.Computed chosen = all;
    for (FieldPath field : fields) {
      LeavingOut leaving = new LeavingOut(chosen.explanation());
      Optional<LeaveOutRefusal> refusal = refusal(all, leaving, field);
      Optional<ThreeWayOutcome.Computed> without = Optional.empty();
      if (refusal.isEmpty()) {
        leaving.leaveOut(field);
        without = proved(all, leaving.rest(), List.of());
      }
      if (without.isEmpty()) {
        refused.add(refusal.orElseGet(() -> notAlone(field)));
      }
      chosen = without.orElse(chosen);
    }
    return all.with(chosen.explanation(), chosen.patch(), chosen.result(), refused);
  }

  private static LeaveOutRefusal notAlone(FieldPath field) {
    return new LeaveOutRefusal(field, LeaveOutProblem.NOT_ALONE, field.parent().orElse(field));
  }

  /** Applies the patch; empty if that gives something else than the reasons say. */
  private Optional<ThreeWayOutcome.Computed> proved(
      ThreeWayOutcome.Computed all, Explanation chosen, List<LeaveOutRefusal> refused) {
    try {
      MapValue patch = Ledger.patch(chosen);
      MapValue live = inputs.live().orElse(MapValue.EMPTY);
      MapValue result = PatchReader.apply(inputs.dialect(), live, patch, inputs.schema().type());
      Explanation valued = Revaluing.of(chosen, patch, result);
      return Ledger.result(valued).equals(result)
          ? Optional.of(all.with(valued, patch, result, refused))
          : Optional.empty();
    } catch (RefusedException refusedPatch) {
      return Optional.empty();
    }
  }
}
