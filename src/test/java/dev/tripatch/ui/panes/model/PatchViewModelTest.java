package dev.tripatch.ui.panes.model;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.document.reader.SourceReader;
import dev.tripatch.engine.format.PatchFormat;
import dev.tripatch.json.ThreeDocuments;
import dev.tripatch.schema.catalog.BundledCatalog;
import dev.tripatch.show.Comparison;
import dev.tripatch.show.pane.PatchLook;
import dev.tripatch.workspace.Compared;
import dev.tripatch.workspace.Workbench;
import java.util.ArrayDeque;
import java.util.Optional;
import java.util.Queue;
import org.junit.jupiter.api.Test;

/** Which patch is shown while another one is computed. */
class PatchViewModelTest {
  private final Queue<Runnable> waiting = new ArrayDeque<>();
  private final PatchViewModel patch =
      new PatchViewModel(
          waiting::add,
          Runnable::run,
          problem -> {
            throw problem;
          });

  private static PatchViewModel.Made replicas(int count, PatchLook look, boolean isTried) {
    String text =
        "{apiVersion: apps/v1, kind: Deployment, metadata: {name: a}, spec: {replicas: %d}}\n";
    Compared.Done done =
        (Compared.Done)
            new Workbench(new BundledCatalog())
                .compare(
                    new ThreeDocuments<>(
                        Optional.empty(),
                        SourceReader.read("local", text.formatted(count)),
                        Optional.of(SourceReader.read("live", text.formatted(1)))),
                    true);
    Comparison view = new Comparison(done.documents(), done.outcome());
    return new PatchViewModel.Made(view, look, view.patch(look), isTried);
  }

  private String shown() {
    return patch.getShown().orElseThrow().pane().text();
  }

  @Test
  void thePatchOfAnEarlierComparisonComesTooLate() {
    patch.show(replicas(2, PatchLook.FIRST, false));
    Runnable early = waiting.remove();
    patch.show(replicas(3, PatchLook.FIRST, true));
    early.run();
    assertThat(shown()).contains("replicas: 3").doesNotContain("replicas: 2");
    assertThat(patch.busyProperty().get()).isFalse();
  }

  @Test
  void theFormatThatWasChosenMeanwhileFollowsForTheNewComparison() {
    patch.show(replicas(2, PatchLook.FIRST, true));
    patch.choose(PatchFormat.JSON);
    patch.show(replicas(3, PatchLook.FIRST, true));
    waiting.remove().run();
    assertThat(shown()).contains("replicas: 3");
    assertThat(patch.busyProperty().get()).isTrue();
    waiting.remove().run();
    assertThat(shown()).contains("/spec/replicas").contains("3");
    assertThat(patch.getShown().orElseThrow().format()).isEqualTo(PatchFormat.JSON);
    assertThat(patch.busyProperty().get()).isFalse();
  }
}
