package dev.tripatch.ui.panes.model;

import dev.tripatch.cluster.secret.Revealed;
import dev.tripatch.document.Diagnostic;
import dev.tripatch.document.SourceDocument;
import dev.tripatch.hazard.Hazard;
import dev.tripatch.json.Role;
import dev.tripatch.json.ThreeDocuments;
import dev.tripatch.show.ComparisonView;
import dev.tripatch.ui.panes.model.SecretsViewModel.HiddenSecrets;
import java.util.List;
import java.util.Map;

/** What came out of a comparison. */
public sealed interface Answer {

  /**
   * All documents could be read. That Kubernetes refuses them is said in the view.
   *
   * @param view what to show; the texts of its input panes are those that were given
   * @param findings what else there is to find in it
   * @param hidden what is masked in it; places in the view are those of the masked texts
   * @param texts what was compared
   * @param sources its documents as they were read, nothing masked
   * @param patch its patch, with the look that was asked for
   * @param micros how long comparing took, in microseconds
   */
  record Compared(
      ComparisonView view,
      LazyFindings findings,
      HiddenSecrets hidden,
      Texts texts,
      ThreeDocuments<SourceDocument> sources,
      PatchViewModel.Made patch,
      long micros)
      implements Answer {

    /** The same with these secrets revealed. Computed again if there are any. */
    public Compared with(Revealed revealed) {
      return hidden.isPresent() && hidden.otherwise().apply(revealed) instanceof Compared other
          ? other
          : this;
    }
  }

  /**
   * A document has an error. The window keeps the last good answer and shows the errors at their
   * places.
   *
   * @param diagnostics what is wrong, for each input pane that has something wrong; spans are
   *     offsets in the texts that were given
   * @param hidden what is masked in the texts; spans are those of the masked texts then
   * @param hazards what is known of a composed patch that is refused; places are those in its text
   * @param texts what was compared
   */
  record Unreadable(
      Map<Role, List<Diagnostic>> diagnostics,
      HiddenSecrets hidden,
      List<Hazard> hazards,
      Texts texts)
      implements Answer {}

  /** What is masked in it. */
  HiddenSecrets hidden();

  /** What was compared. */
  Texts texts();
}
