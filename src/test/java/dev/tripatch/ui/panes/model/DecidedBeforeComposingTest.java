package dev.tripatch.ui.panes.model;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.decide.Tally;
import dev.tripatch.engine.format.PatchFormat;
import dev.tripatch.schema.catalog.BundledCatalog;
import dev.tripatch.workspace.Workbench;
import org.junit.jupiter.api.Test;

/** A patch is composed and given up again: what was decided before is still counted. */
class DecidedBeforeComposingTest {

  private static String deployment(int replicas) {
    return "apiVersion: apps/v1\nkind: Deployment\nmetadata:\n  name: web\nspec:\n  replicas: "
        + replicas
        + "\n";
  }

  private final Documents documents = new Documents();
  private final Comparer comparer = new Comparer(new Workbench(new BundledCatalog()));
  private final ComparisonViewModel comparison =
      new ComparisonViewModel(documents, comparer, Runnable::run, Runnable::run);
  private final DecisionsViewModel decisions = new DecisionsViewModel(documents, comparison);
  private final ComposerViewModel composer = new ComposerViewModel(documents.drafts(), comparison);

  private void open() {
    documents.lastApplied().type(deployment(1));
    documents.live().type(deployment(2));
    documents.local().type(deployment(3));
    documents.history().forget();
  }

  private String wordsNow() {
    return decisions.tallyNow(comparer).map(Tally::words).orElse("not compared");
  }

  @Test
  void composingOpensNoDocumentToDecideAnew() {
    open();
    documents.local().type(deployment(2));
    assertThat(decisions.getTally().words()).isEqualTo("1 conflict decided");
    composer.begin(PatchFormat.STRATEGIC);
    composer.leave();
    assertThat(decisions.getTally().words()).isEqualTo("1 conflict decided");
  }

  @Test
  void whatIsDecidedWhileComposingIsCounted() {
    open();
    assertThat(wordsNow()).isEqualTo("1 conflict undecided");
    composer.begin(PatchFormat.STRATEGIC);
    assertThat(wordsNow()).isEqualTo("1 conflict undecided");
    documents.local().type(deployment(2));
    assertThat(wordsNow()).isEqualTo("1 conflict decided");
    documents.local().type(deployment(4));
    assertThat(wordsNow()).isEqualTo("1 conflict undecided");
    documents.drafts().in(PatchFormat.STRATEGIC).type("spec: [");
    documents.local().type(deployment(2));
    assertThat(wordsNow()).as("a patch that cannot be read").isEqualTo("1 conflict decided");
    documents.local().type("spec: [");
    assertThat(wordsNow()).isEqualTo("not compared");
    documents.local().type("");
    assertThat(wordsNow()).isEqualTo("not compared");
  }

  @Test
  void anObjectThatIsOpenedWhileComposingIsCounted() {
    composer.begin(PatchFormat.STRATEGIC);
    open();
    assertThat(wordsNow()).isEqualTo("1 conflict undecided");
  }
}
