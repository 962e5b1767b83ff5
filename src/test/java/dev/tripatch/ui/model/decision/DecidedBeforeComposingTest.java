package dev.tripatch.ui.model.decision;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.format.PatchFormat;
import dev.tripatch.schema.catalog.BundledCatalog;
import dev.tripatch.ui.model.Comparer;
import dev.tripatch.ui.model.ComparisonViewModel;
import dev.tripatch.ui.model.ComposerViewModel;
import dev.tripatch.ui.model.Documents;
import dev.tripatch.workspace.Workbench;
import org.junit.jupiter.api.Test;

/** A patch is composed and given up again: what was decided before is still counted. */
class DecidedBeforeComposingTest {

  private static String deployment(int replicas) {
    return "apiVersion: apps/v1\nkind: Deployment\nmetadata:\n  name: web\nspec:\n  replicas: "
        + replicas
        + "\n";
  }

  @Test
  void composingOpensNoDocumentToDecideAnew() {
    Documents documents = new Documents();
    ComparisonViewModel comparison =
        new ComparisonViewModel(
            documents,
            new Comparer(new Workbench(new BundledCatalog())),
            Runnable::run,
            Runnable::run);
    DecisionsViewModel decisions = new DecisionsViewModel(documents, comparison);
    documents.lastApplied().type(deployment(1));
    documents.live().type(deployment(2));
    documents.local().type(deployment(3));
    documents.history().forget();
    documents.local().type(deployment(2));
    assertThat(decisions.getTally().words()).isEqualTo("1 conflict decided");
    ComposerViewModel composer = new ComposerViewModel(documents.drafts(), comparison);
    composer.begin(PatchFormat.STRATEGIC);
    composer.leave();
    assertThat(decisions.getTally().words()).isEqualTo("1 conflict decided");
  }
}
