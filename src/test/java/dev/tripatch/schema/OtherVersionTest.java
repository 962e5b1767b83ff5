package dev.tripatch.schema;

import static dev.tripatch.engine.patch.Snippets.yaml;
import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.schema.catalog.BundledCatalog;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** kubectl sends a strategic patch for each version that the server knows, known here or not. */
class OtherVersionTest {

  private static final SchemaSource CATALOG = new BundledCatalog();

  private static SchemaAnswer of(String apiVersion, String kind) {
    return CATALOG.of(yaml("{apiVersion: %s, kind: %s}".formatted(apiVersion, kind)));
  }

  @ParameterizedTest
  @CsvSource({
    "batch/v1beta1, CronJob, batch/v1",
    "apps/v1beta2, Deployment, apps/v1",
    "autoscaling/v2beta2, HorizontalPodAutoscaler, autoscaling/v2",
    "autoscaling/v3, HorizontalPodAutoscaler, autoscaling/v2",
  })
  void theNearestVersionIsTaken(String apiVersion, String kind, String nearest) {
    assertThat(of(apiVersion, kind))
        .isInstanceOfSatisfying(
            SchemaAnswer.Known.class, known -> assertThat(known.takenFrom()).contains(nearest));
    assertThat(of(apiVersion, kind).ofOwnVersion()).isInstanceOf(SchemaAnswer.Unknown.class);
  }

  @ParameterizedTest
  @CsvSource({
    "batch/v1beta1, CronJobs",
    "batch.example.org/v1, CronJob",
    "extensions/v1beta1, Ingress",
    "batch/latest, CronJob",
    "'', CronJob"
  })
  void otherGroupsKindsAndWordsStayUnknown(String apiVersion, String kind) {
    assertThat(of(apiVersion, kind)).isInstanceOf(SchemaAnswer.Unknown.class);
  }

  /** The Go type of policy/v1beta1 never had the strategy replace. */
  @Test
  void whatCameWithTheKnownVersionIsNotThere() {
    assertThat(strategies("policy/v1")).contains(PatchStrategy.REPLACE);
    assertThat(strategies("policy/v1beta1")).isEmpty();
  }

  private static List<PatchStrategy> strategies(String apiVersion) {
    ObjectSchema budget = of(apiVersion, "PodDisruptionBudget").fields().orElseThrow();
    ObjectSchema spec = (ObjectSchema) budget.field("spec").orElseThrow().type();
    return List.copyOf(spec.field("selector").orElseThrow().strategies());
  }

  @Test
  void aCustomResourceOfAnotherVersionStaysOne() {
    KnownKind brought = new KnownKind("e.org/v1", "Widget", "a file");
    SchemaSource custom =
        new SchemaSource() {
          @Override
          public SchemaAnswer lookUp(String apiVersion, String kind) {
            return new SchemaAnswer.Unknown("Widget is a custom resource.");
          }

          @Override
          public List<KnownKind> kinds() {
            return List.of(brought);
          }
        };
    assertThat(custom.of(yaml("{apiVersion: e.org/v2, kind: Widget}")))
        .isInstanceOf(SchemaAnswer.Unknown.class);
  }
}
