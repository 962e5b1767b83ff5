package dev.tripatch.learn;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.document.reader.SourceReader;
import dev.tripatch.engine.explain.outcome.FieldOutcome;
import dev.tripatch.engine.explain.outcome.Outcome;
import dev.tripatch.engine.threeway.ThreeWayOutcome.Computed;
import dev.tripatch.json.ThreeDocuments;
import dev.tripatch.schema.catalog.BundledCatalog;
import dev.tripatch.workspace.Compared;
import dev.tripatch.workspace.Workbench;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class BuiltInExampleTest {
  private final Compared.Done done =
      (Compared.Done)
          new Workbench(new BundledCatalog())
              .compare(
                  new ThreeDocuments<>(
                      Optional.empty(),
                      SourceReader.read("local", BuiltInExample.local()),
                      Optional.of(SourceReader.read("live", BuiltInExample.live()))),
                  true);
  private final Computed computed = (Computed) done.outcome();

  /** Nothing in a sound object fails to arrive. */
  @Test
  void showsEveryOutcome() {
    List<FieldOutcome> all = computed.explanation().all();
    assertThat(all)
        .extracting(FieldOutcome::outcome)
        .containsAll(
            EnumSet.complementOf(EnumSet.of(Outcome.UNEXPLAINED, Outcome.LEFT_OUT, Outcome.LOST)))
        .doesNotContain(Outcome.UNEXPLAINED);
    assertThat(all).anyMatch(FieldOutcome::isConflict);
    assertThat(computed.isBalanced()).isTrue();
  }

  @Test
  void lastAppliedComesFromTheAnnotation() {
    assertThat(done.documents().lastApplied()).isPresent();
  }
}
