package dev.tripatch.workspace;

import dev.tripatch.highlight.ComparisonView;
import dev.tripatch.kubectl.CompiledIn;
import dev.tripatch.role.Role;
import dev.tripatch.schema.SchemaAnswer;
import dev.tripatch.secret.Masking;
import dev.tripatch.threeway.ThreeWayOutcome;
import java.util.ArrayList;
import java.util.List;

/** What a report says first: what was not there, and how it treats secrets. */
public final class ReportRemarks {
  private ReportRemarks() {}

  /**
   * The remarks on a comparison.
   *
   * @param view the comparison
   * @param masking the masking of its documents, whether it was used or not
   * @param showsSecrets whether it was not
   * @return sentences; words between backticks are code
   */
  public static List<String> of(ComparisonView view, Masking masking, boolean showsSecrets) {
    List<String> remarks = new ArrayList<>();
    if (isMissing(view, Role.LIVE)) {
      remarks.add("There is no live object: `kubectl apply` would create local as it is.");
    } else if (isMissing(view, Role.LAST_APPLIED)) {
      remarks.add("There is no last-applied configuration, so nothing can be deleted.");
    }
    view.computed()
        .map(ThreeWayOutcome::inputs)
        .filter(inputs -> inputs.schema() instanceof SchemaAnswer.Known)
        .flatMap(inputs -> CompiledIn.remarkOn(inputs.local()))
        .ifPresent(remarks::add);
    if (masking.isNeeded()) {
      remarks.add(showsSecrets ? "This report shows secret values." : Masking.LEGEND);
    }
    return remarks;
  }

  /** A document that is there holds an object, so its text is not blank. */
  private static boolean isMissing(ComparisonView view, Role pane) {
    return view.pane(pane).text().isBlank();
  }
}
