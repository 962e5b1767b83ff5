package dev.tripatch.cluster.serverside;

import dev.tripatch.cluster.serverside.ServerSideOutcome.Applied;
import dev.tripatch.cluster.serverside.ServerSideOutcome.AppliedField;
import dev.tripatch.cluster.serverside.ServerSideOutcome.Conflicted;
import dev.tripatch.cluster.serverside.ServerSideOutcome.OwnershipConflict;
import dev.tripatch.cluster.serverside.ServerSideOutcome.Refused;
import dev.tripatch.json.FieldPath;
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
      case Applied applied -> subject() + " would change " + changes(applied);
      case Conflicted conflicted ->
          subject()
              + " is refused: "
              + belong(conflicted)
              + " The table shows what force would do.";
      case Refused refused -> subject() + " is refused, by force or without. " + refused.remedy();
    };
  }

  private String subject() {
    return "Server-side apply by manager " + manager + (isForced ? ", conflicts forced," : "");
  }

  private static String changes(Applied applied) {
    long count =
        applied.fields().stream().map(AppliedField::action).filter(a -> a.isChange()).count();
    if (!applied.isChanged()) {
      return "no value: live has everything that is in local.";
    }
    return count == 0 ? "live, though no single field of it." : fields(count) + ".";
  }

  private static String belong(Conflicted conflicted) {
    List<FieldPath> paths =
        conflicted.conflicts().stream().map(OwnershipConflict::path).distinct().toList();
    return paths.size() == 1
        ? "1 field belongs to another manager."
        : paths.size() + " fields belong to other managers.";
  }

  /** How the result stands to that of kubectl apply; starts with a space. */
  public static String besideKubectlApply(List<ServerSideRow> rows, boolean isOtherOrder) {
    long count = rows.stream().filter(ServerSideRow::isContrast).count();
    if (isOtherOrder) {
      return " Only the order of list items is another than after kubectl apply.";
    }
    return count == 0
        ? " It comes to the same result as kubectl apply."
        : " "
            + fields(count)
            + (count == 1 ? " ends" : " end")
            + " up different from kubectl apply (≠).";
  }

  private static String fields(long count) {
    return count == 1 ? "1 field" : count + " fields";
  }
}
