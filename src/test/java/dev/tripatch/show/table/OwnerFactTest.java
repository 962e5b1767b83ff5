package dev.tripatch.show.table;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.document.SourceDocument;
import dev.tripatch.document.reader.SourceReader;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.ThreeDocuments;
import dev.tripatch.schema.catalog.BundledCatalog;
import dev.tripatch.show.Comparison;
import dev.tripatch.workspace.Compared;
import dev.tripatch.workspace.Workbench;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** The Why panel tells who gave live its value. */
class OwnerFactTest {
  private static final String LOCAL =
      """
      apiVersion: apps/v1
      kind: Deployment
      metadata: {name: web}
      spec: {replicas: 3, paused: true}
      """;
  private static final String LIVE =
      """
      apiVersion: apps/v1
      kind: Deployment
      metadata:
        name: web
        managedFields:
        - manager: kubectl-client-side-apply
          operation: Update
          apiVersion: apps/v1
          fieldsType: FieldsV1
          fieldsV1: {"f:spec": {"f:minReadySeconds": {}}}
        - manager: autoscaler
          operation: Update
          subresource: scale
          time: "2026-01-02T03:04:05Z"
          apiVersion: apps/v1
          fieldsType: FieldsV1
          fieldsV1: {"f:spec": {"f:replicas": {}}}
      spec: {replicas: 7, minReadySeconds: 5, revisionHistoryLimit: 2}
      """;

  private static List<Why.Fact> facts(String path) {
    ThreeDocuments<SourceDocument> sources =
        new ThreeDocuments<>(
            Optional.empty(),
            SourceReader.read("local", LOCAL),
            Optional.of(SourceReader.read("live", LIVE)));
    Compared.Done done = (Compared.Done) new Workbench(new BundledCatalog()).compare(sources, true);
    return new Comparison(done.documents(), done.outcome()).why(FieldPath.parse(path)).facts();
  }

  private static Optional<String> owner(String path) {
    return facts(path).stream()
        .filter(fact -> fact.label().equals("Live set by"))
        .map(Why.Fact::text)
        .findFirst();
  }

  @Test
  void theOwnerOfLivesValue() {
    assertThat(owner("spec.replicas"))
        .contains("autoscaler (Update through scale, last 2026-01-02T03:04:05Z)");
    assertThat(owner("spec.minReadySeconds")).contains("kubectl-client-side-apply (Update)");
  }

  @Test
  void nothingIsSaidWhereNobodyOwnsItOrLiveLacksIt() {
    assertThat(owner("spec.revisionHistoryLimit")).isEmpty();
    assertThat(owner("spec.paused")).isEmpty();
  }
}
