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
import java.time.Instant;
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
        - manager: argocd-controller
          operation: Update
          time: "2026-01-05T03:04:05Z"
          fieldsV1: {"f:spec": {"f:selector": {}}}
        - manager: argocd-controller
          operation: Update
          time: "2026-01-04T03:04:05Z"
          subresource: status
          fieldsV1: {"f:spec": {"f:selector": {}}}
        - manager: hand
          operation: Update
          time: not a time
          fieldsV1: {"f:spec": {"f:selector": {}}}
        - {manager: kubectl, operation: Apply, fieldsV1: {"f:spec": {"f:progressDeadlineSeconds": {}}}}
        - manager: kubectl
          operation: Update
          time: "2026-01-04T03:04:05Z"
          fieldsV1: {"f:spec": {"f:progressDeadlineSeconds": {}}}
      spec:
        progressDeadlineSeconds: 9
        replicas: 7
        minReadySeconds: 5
        revisionHistoryLimit: 2
        selector: {matchLabels: {app: web}}
      """;

  private static List<Why.Fact> facts(String path) {
    return comparison().why(FieldPath.parse(path)).facts();
  }

  private static Comparison comparison() {
    ThreeDocuments<SourceDocument> sources =
        new ThreeDocuments<>(
            Optional.empty(),
            SourceReader.read("local", LOCAL),
            Optional.of(SourceReader.read("live", LIVE)));
    Compared.Done done = (Compared.Done) new Workbench(new BundledCatalog()).compare(sources, true);
    return new Comparison(done.documents(), done.outcome());
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

  private static Optional<String> last(String path) {
    return comparison().ownerOf(FieldPath.parse(path), Instant.parse("2026-01-06T03:04:05Z"));
  }

  @Test
  void whoWroteLastComesFirstAndTheOthersAreCounted() {
    assertThat(last("spec.replicas")).contains("autoscaler · 4d");
    assertThat(last("spec.minReadySeconds")).contains("kubectl-client-side-apply");
    assertThat(last("spec.selector")).contains("argocd-controller +1 · 1d");
    assertThat(last("spec.selector.matchLabels.app")).contains("argocd-controller +1 · 1d");
    assertThat(last("spec.progressDeadlineSeconds")).contains("kubectl (Update) +1 · 2d");
    assertThat(last("spec.revisionHistoryLimit")).isEmpty();
    assertThat(last("spec.paused")).isEmpty();
  }
}
