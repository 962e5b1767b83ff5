package dev.tripatch.workspace;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.cluster.apply.LastAppliedAnnotation;
import dev.tripatch.document.SourceDocument;
import dev.tripatch.document.reader.SourceReader;
import dev.tripatch.engine.threeway.Stage;
import dev.tripatch.engine.threeway.ThreeWayOutcome;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.ThreeDocuments;
import dev.tripatch.schema.catalog.BundledCatalog;
import java.util.Arrays;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** With overwrite off, what is left of the patch counts; that the whole is refused is said. */
class LeftOutConflictTest {

  private static final String OBJECT =
      "apiVersion: apps/v1\nkind: Deployment\nmetadata: {name: web}\nspec: {replicas: %s, "
          + "minReadySeconds: %s}\n";

  private static Compared.Done compared(String... leftOut) {
    ThreeDocuments<SourceDocument> documents =
        new ThreeDocuments<>(
            Optional.of(SourceReader.read("last", OBJECT.formatted(1, 1))),
            SourceReader.read("local", OBJECT.formatted(2, 2)),
            Optional.of(SourceReader.read("live", OBJECT.formatted(5, 1))));
    Set<FieldPath> fields =
        Arrays.stream(leftOut).map(FieldPath::parse).collect(Collectors.toSet());
    return (Compared.Done)
        new Workbench(new BundledCatalog()).compare(documents, false, Optional.empty(), fields);
  }

  @Test
  void theFieldInConflictIsLeftOut() {
    Compared.Done done = compared("spec.replicas");
    ThreeWayOutcome.Computed computed = (ThreeWayOutcome.Computed) done.outcome();
    assertThat(LastAppliedAnnotation.removeFrom(computed.result()))
        .isEqualTo(SourceReader.read("x", OBJECT.formatted(5, 2)).decodedObject().orElseThrow());
    assertThat(computed.refusedWhole()).isPresent();
    assertThat(done.remarks()).anyMatch(each -> each.contains("kubectl apply refuses the whole"));
  }

  @Test
  void theFieldInConflictIsLeft() {
    for (Compared.Done done : new Compared.Done[] {compared("spec.minReadySeconds"), compared()}) {
      assertThat(done.outcome())
          .isInstanceOfSatisfying(
              ThreeWayOutcome.Refused.class,
              refused -> assertThat(refused.stage()).isEqualTo(Stage.CONFLICTS));
    }
  }
}
