package dev.tripatch.engine.threeway;

import dev.tripatch.engine.explain.outcome.Explanation;
import dev.tripatch.engine.explain.outcome.FieldOutcome;
import dev.tripatch.engine.threeway.LeaveOutRefusal.LeaveOutProblem;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.PathStep;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

/**
 * Leaves fields out of what a patch does, one after the other: they have no entry in the patch any
 * more, and in the result they are as in live. For one thread.
 */
public final class LeavingOut {

  private final PartlyLeftOut root;

  /** Of a patch with these reasons. */
  public LeavingOut(Explanation all) {
    root = new PartlyLeftOut(all.root());
  }

  /** Why a field cannot be left out; empty if it can, or is already. */
  public Optional<LeaveOutRefusal> refusal(FieldPath path) {
    PartlyLeftOut at = root;
    for (PathStep next : path.steps()) {
      if (at.isLeftOutWhole()) {
        return Optional.empty();
      }
      Optional<Map<PathStep, PartlyLeftOut>> parts = at.parts(next);
      if (parts.isEmpty()) {
        return Optional.of(within(at.field(), path));
      }
      PartlyLeftOut part = parts.get().get(next);
      if (part == null) {
        return refused(path, LeaveOutProblem.NO_SUCH_FIELD, path);
      }
      at = part;
    }
    return refusal(at.field());
  }

  private static LeaveOutRefusal within(FieldOutcome whole, FieldPath path) {
    return Sending.isIn(whole)
        ? new LeaveOutRefusal(path, LeaveOutProblem.PART_OF_WHOLE, whole.path())
        : new LeaveOutRefusal(path, LeaveOutProblem.NOTHING_SENT, path);
  }

  private static Optional<LeaveOutRefusal> refusal(FieldOutcome field) {
    if (!Sending.isIn(field)) {
      return isLeftOut(field)
          ? Optional.empty()
          : refused(field.path(), LeaveOutProblem.NOTHING_SENT, field.path());
    }
    FieldPath holder = field.path().parent().orElse(field.path());
    return field.path().isMergeKey()
        ? refused(field.path(), LeaveOutProblem.ITEM_KEY, holder)
        : Optional.empty();
  }

  private static boolean isLeftOut(FieldOutcome field) {
    return field.outcome().isLeftOut() || field.parts().stream().anyMatch(LeavingOut::isLeftOut);
  }

  private static Optional<LeaveOutRefusal> refused(
      FieldPath path, LeaveOutProblem kind, FieldPath instead) {
    return Optional.of(new LeaveOutRefusal(path, kind, instead));
  }

  /** Leaves out a field that can be left out, or is already. */
  void leaveOut(FieldPath path) {
    leaveOut(root, path.steps());
  }

  private static void leaveOut(PartlyLeftOut at, List<PathStep> steps) {
    if (steps.isEmpty()) {
      at.leaveOut();
    } else if (!at.isLeftOutWhole()) {
      PathStep next = steps.getFirst();
      PartlyLeftOut part = Objects.requireNonNull(at.parts(next).orElseThrow().get(next));
      leaveOut(part, steps.subList(1, steps.size()));
      at.changed(part);
    }
  }

  /** The reasons without what was left out. */
  Explanation rest() {
    return new Explanation(root.field());
  }
}
