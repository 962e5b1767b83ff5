package dev.tripatch.workspace;

import dev.tripatch.cluster.secret.Masking;
import dev.tripatch.cluster.secret.SecretWording;
import dev.tripatch.show.ComparisonView;
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
    List<String> remarks = new ArrayList<>(view.remarks());
    if (masking.isNeeded()) {
      remarks.add(
          showsSecrets ? ComparisonWording.SECRETS_SHOWN.text() : SecretWording.LEGEND.text());
    }
    return remarks;
  }
}
