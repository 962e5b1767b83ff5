package dev.tripatch.workspace;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.document.SourceDocument;
import dev.tripatch.document.reader.SourceReader;
import dev.tripatch.format.PatchFormat;
import dev.tripatch.format.WrittenPatch;
import dev.tripatch.patch.Dialect;
import dev.tripatch.role.ThreeDocuments;
import dev.tripatch.schema.catalog.BundledCatalog;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** What is said below a composed patch, and who refuses it, as the window asks. */
class ComposedProofTest {

  private static final String LIVE =
      "apiVersion: apps/v1\nkind: Deployment\nmetadata: {name: web}\nspec:\n  replicas: 3\n"
          + "  strategy: {type: RollingUpdate}\n  template:\n    spec:\n      containers:\n"
          + "      - {name: web, image: a}\n";

  private static Composed composed(PatchFormat format, String patch, String live) {
    ThreeDocuments<SourceDocument> sources =
        new ThreeDocuments<>(
            Optional.empty(),
            SourceReader.read("local", ""),
            Optional.of(SourceReader.read("live", live)));
    return new Workbench(new BundledCatalog())
        .compose(sources, SourceReader.read("patch", patch), format);
  }

  private static ComposedProof proof(PatchFormat format, String patch) {
    return proof(format, patch, LIVE);
  }

  private static ComposedProof proof(PatchFormat format, String patch, String live) {
    return ComposedProof.of(
        (Composed.Done) composed(format, patch, live), format, Optional.empty());
  }

  private static String refused(PatchFormat format, String patch, String live) {
    List<Fault> faults = ((Composed.Refused) composed(format, patch, live)).faults();
    return faults.getFirst().diagnostic().message() + faults.getFirst().diagnostic().remedy();
  }

  @Test
  void whoTakesAPlainPatchIsNotNamed() {
    assertThat(proof(PatchFormat.STRATEGIC, "spec: {replicas: 4}\n").refusedBy()).isEmpty();
  }
}
