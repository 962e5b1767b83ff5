package dev.tripatch.ui.feature.objects;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.document.reader.ObjectName;
import dev.tripatch.schema.catalog.BundledCatalog;
import dev.tripatch.ui.panes.document.DocumentFiles;
import dev.tripatch.ui.panes.model.Applier;
import dev.tripatch.ui.panes.model.Documents;
import dev.tripatch.workspace.Workbench;
import dev.tripatch.workspace.objects.ObjectSources;
import dev.tripatch.workspace.objects.ObjectState;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The list of objects where Helm applies them. */
class ReleaseListTest {
  private static final String WIDGET =
      """
      apiVersion: example.com/v1
      kind: Widget
      metadata:
        name: w
        namespace: shop
        labels: {app.kubernetes.io/managed-by: Helm}
      spec: {colour: %s}
      """;

  @TempDir Path folder;
  private final Documents documents = new Documents();
  private final ObjectsViewModel model =
      new ObjectsViewModel(
          documents,
          new DocumentFiles(),
          new ObjectSurvey(
              new Workbench(new BundledCatalog()), Runnable::run, Runnable::run, Runnable::run),
          (texts, then) -> then.run());

  private ObjectSources sources() throws IOException {
    Path manifest = Files.writeString(folder.resolve("new.yaml"), WIDGET.formatted("red"));
    Path live = Files.writeString(folder.resolve("live.yaml"), WIDGET.formatted("black"));
    return new ObjectSources(List.of(manifest), List.of(manifest), List.of(live), false);
  }

  private Optional<ObjectState> state() {
    return model.rows().getFirst().state();
  }

  @Test
  void helmDoesNotSeeTheDriftOfACustomResource() throws IOException {
    documents.appliedBy().choose(Applier.HELM);
    model.open(sources());
    assertThat(state()).contains(ObjectState.IN_SYNC);

    documents.appliedBy().choose(Applier.KUBECTL);
    model.open(sources());
    assertThat(state()).contains(ObjectState.WILL_CHANGE);
  }

  @Test
  void whatIsKnownOfAnObjectIsSaid() throws IOException {
    ObjectName name = new ObjectName("example.com/v1", "Widget", "shop", "w");
    model.open(sources().telling(Map.of(name, List.of("Helm adopts it."))));

    assertThat(model.rows().getFirst().words()).contains("Helm adopts it.");
  }
}
