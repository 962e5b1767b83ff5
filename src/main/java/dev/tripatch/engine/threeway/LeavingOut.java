package dev.tripatch.engine.threeway;

import dev.tripatch.engine.explain.outcome.Explanation;
import dev.tripatch.engine.explain.outcome.FieldOutcome;
import dev.tripatch.engine.threeway.LeaveOutRefusal.LeaveOutProblem;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.PathStep;
import java.util.List;
import java.util.Optional;

/**
 * Leaves a field out of what a patch does: it has no entry in the patch any more, and in the result
 * it is as in live. The directives around it change where it would be lost otherwise.
 */
public final class LeavingOut {

  private LeavingOut() {}

  /** Why a field cannot be left out; empty if it can, or is already. */
  public static Optional<LeaveOutRefusal> refusal(Explanation all, FieldPath path) {
    return refusal(all.root(), path);
  }

  private static Optional<LeaveOutRefusal> refusal(FieldOutcome field, FieldPath path) {
    if (field.path().equals(path)) {
      return refusal(field);
    }
    if (field.outcome().isLeftOut() && field.isWhole()) {
      return Optional.empty();
    }
    PathStep next = path.steps().get(field.path().length());
    Optional<FieldOutcome> walked = walked(field, next);
    return walked.isEmpty()
        ? Optional.of(within(field, path))
        : walked.get().parts().stream()
            .filter(part -> path.startsWith(part.path()))
            .findFirst()
            .map(part -> refusal(part, path))
            .orElseGet(() -> refused(path, LeaveOutProblem.NO_SUCH_FIELD, path));
  }

  private static Optional<FieldOutcome> walked(FieldOutcome field, PathStep next) {
    return field.isWhole() ? NewParts.of(field, next) : Optional.of(field);
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
    boolean isItemKey =
        holder.last().orElse(null) instanceof PathStep.KeyedItem item
            && field.path().last().orElse(null) instanceof PathStep.Key(String name)
            && name.equals(item.mergeKey());
    return isItemKey ? refused(field.path(), LeaveOutProblem.ITEM_KEY, holder) : Optional.empty();
  }

  private static boolean isLeftOut(FieldOutcome field) {
    return field.outcome().isLeftOut() || field.parts().stream().anyMatch(LeavingOut::isLeftOut);
  }

  private static Optional<LeaveOutRefusal> refused(
      FieldPath path, LeaveOutProblem kind, FieldPath instead) {
    return Optional.of(new LeaveOutRefusal(path, kind, instead));
  }

  /** The explanation without a field's entries; it can be left out, or is already. */
  static Explanation without(Explanation all, FieldPath path) {
    return new Explanation(without(all.root(), path));
  }

  private static FieldOutcome without(FieldOutcome field, FieldPath path) {
    if (field.outcome().isLeftOut() && field.isWhole()) {
      return field;
    }
    if (field.path().equals(path)) {
      return LeftOut.of(field);
    }
    PathStep next = path.steps().get(field.path().length());
    FieldOutcome walked = walked(field, next).orElseThrow();
    List<FieldOutcome> parts =
        walked.parts().stream()
            .map(part -> path.startsWith(part.path()) ? without(part, path) : part)
            .toList();
    return AroundLeftOut.of(Parts.with(walked, parts));
  }
}
