package dev.tripatch.show.table;

import dev.tripatch.cluster.apply.ServerSideOutcome;
import dev.tripatch.cluster.apply.ServerSideOutcome.Applied;
import dev.tripatch.cluster.apply.ServerSideOutcome.AppliedField;
import dev.tripatch.cluster.apply.ServerSideOutcome.Conflicted;
import dev.tripatch.cluster.apply.ServerSideOutcome.OwnershipConflict;
import dev.tripatch.cluster.apply.ServerSideOutcome.Refused;
import dev.tripatch.cluster.apply.ServerSideWording;
import java.util.List;

/**
 * What becomes of server-side apply, in sentences.
 *
 * @param manager who applies
 * @param isForced whether conflicts are forced
 */
public record ServerSideSummary(String manager, boolean isForced) {

  /** What becomes of it; of a refusal also what to do about it. */
  public String of(ServerSideOutcome outcome) {
    return switch (outcome) {
      case Applied applied -> changes(applied);
      case Conflicted conflicted ->
          ServerSideWording.REFUSED_CONFLICTS.text(
              "subject", subject(), "count", fieldsIn(conflicted));
      case Refused refused ->
          ServerSideWording.REFUSED.text("subject", subject(), "remedy", refused.remedy());
    };
  }

  private String subject() {
    return isForced
        ? ServerSideWording.SUBJECT_FORCED.text("manager", manager)
        : ServerSideWording.SUBJECT.text("manager", manager);
  }

  private String changes(Applied applied) {
    long count =
        applied.fields().stream().map(AppliedField::action).filter(a -> a.isChange()).count();
    if (!applied.isChanged()) {
      return ServerSideWording.WOULD_CHANGE_NOTHING.text("subject", subject());
    }
    return count == 0
        ? ServerSideWording.WOULD_CHANGE_NO_FIELD.text("subject", subject())
        : ServerSideWording.WOULD_CHANGE.text("subject", subject(), "count", count);
  }

  private static long fieldsIn(Conflicted conflicted) {
    return conflicted.conflicts().stream().map(OwnershipConflict::path).distinct().count();
  }

  /** How the result stands to that of kubectl apply; starts with a space. */
  public static String besideKubectlApply(List<ServerSideRow> rows, boolean isOtherOrder) {
    long count = rows.stream().filter(ServerSideRow::isContrast).count();
    if (isOtherOrder) {
      return " " + ServerSideWording.ONLY_OTHER_ORDER.text();
    }
    return " "
        + (count == 0
            ? ServerSideWording.SAME_AS_KUBECTL.text()
            : ServerSideWording.OTHER_THAN_KUBECTL.text("count", count));
  }
}
