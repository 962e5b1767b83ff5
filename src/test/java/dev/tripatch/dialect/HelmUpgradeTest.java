package dev.tripatch.dialect;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.document.reader.SourceReader;
import dev.tripatch.engine.explain.Words;
import dev.tripatch.engine.explain.outcome.Explanation;
import dev.tripatch.engine.explain.outcome.FieldOutcome;
import dev.tripatch.engine.explain.outcome.Outcome;
import dev.tripatch.engine.explain.outcome.Reason;
import dev.tripatch.engine.threeway.ThreeWay;
import dev.tripatch.engine.threeway.ThreeWayInputs;
import dev.tripatch.engine.threeway.ThreeWayOutcome;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.MapValue;
import dev.tripatch.schema.ObjectSchema;
import dev.tripatch.schema.SchemaAnswer;
import dev.tripatch.schema.catalog.BundledCatalog;
import java.util.EnumSet;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What the recordings of Helm do not show, by the rules of the code that they ran. */
class HelmUpgradeTest {
  private static final BundledCatalog CATALOG = new BundledCatalog();

  /** The rules of apimachinery's converter for unstructured objects. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "apps/v1 | Deployment | spec: {replicas: 3} | true",
        "apps/v1 | Deployment | spec: {replicas: 3.0} | true",
        "apps/v1 | Deployment | spec: {replicas: 3.5} | false",
        "apps/v1 | Deployment | spec: {replicas: '3'} | false",
        "apps/v1 | Deployment | spec: {replicas: null} | true",
        "apps/v1 | Deployment | spec: {replicas: 99999999999} | true",
        "apps/v1 | Deployment | spec: {Replicas: x, unknown: [1]} | true",
        "apps/v1 | Deployment | spec: [] | false",
        "v1 | Pod | spec: {containers: x} | false",
        "v1 | Pod | spec: {containers: [{args: [1]}]} | false",
        "v1 | Pod | spec: {containers: [{tty: 'true'}]} | false",
        "v1 | Pod | metadata: {creationTimestamp: 2026-01-02T03:04:05Z} | true",
        "v1 | Pod | metadata: {creationTimestamp: yesterday} | false",
        "v1 | Pod | metadata: {creationTimestamp: 2026-01-02T03:04:05.1Z} | true",
        "v1 | Pod | metadata: {creationTimestamp: 2026-01-02T3:04:05+24:00} | true",
        "v1 | Pod | metadata: {creationTimestamp: 2026-01-02T03:04Z} | false",
        "v1 | Pod | metadata: {creationTimestamp: 2026-01-02t03:04:05z} | false",
        "v1 | Pod | metadata: {creationTimestamp: 2026-02-30T03:04:05Z} | false",
        "coordination.k8s.io/v1 | Lease | spec: {renewTime: 2026-01-02T03:04:05.000000Z} | true",
        "coordination.k8s.io/v1 | Lease | spec: {renewTime: 2026-01-02T03:04:05Z} | false",
        "coordination.k8s.io/v1 | Lease | spec: {renewTime: 2026-01-02T03:04:05.000Z} | false",
        "coordination.k8s.io/v1 | Lease | spec: {renewTime: 2026-01-02T03:04:05.0000000Z} | false",
        "coordination.k8s.io/v1 | Lease | spec: {acquireTime: null} | true",
        "v1 | Service | spec: {ports: [{targetPort: http}]} | true",
        "v1 | Service | spec: {ports: [{targetPort: 1.5}]} | false",
        "v1 | Service | spec: {ports: [{targetPort: 99999999999}]} | false",
        "v1 | PersistentVolume | spec: {capacity: {storage: 1}} | true",
        "v1 | PersistentVolume | spec: {capacity: {storage: 1Gib}} | false",
        "v1 | PersistentVolume | spec: {capacity: {storage: true}} | false",
        "v1 | Secret | data: {a: aGk=} | true",
        "v1 | Secret | data: {a: no base 64} | false",
        "apps/v1beta1 | Deployment | spec: {replicas: 3} | true",
        "extensions/v1beta1 | Ingress | spec: {rules: []} | true",
        "apiregistration.k8s.io/v1 | APIService | spec: {} | false",
        "apiextensions.k8s.io/v1beta1 | CustomResourceDefinition | spec: {} | false",
        "example.org/v1 | Widget | spec: {} | false"
      })
  void whatDecodesIsPatchedStrategically(
      String apiVersion, String kind, String rest, boolean isStrategic) {
    MapValue object = read("apiVersion: %s\nkind: %s\n%s\n".formatted(apiVersion, kind, rest));
    ThreeWayInputs inputs =
        HelmUpgrade.inputs(Optional.of(object), object, Optional.of(object), CATALOG.of(object));
    assertThat(inputs.isTwoWay()).isNotEqualTo(isStrategic);
    assertThat(inputs.dialect().isStrategic()).isEqualTo(isStrategic);
    assertThat(inputs.mode().preconditions()).isFalse();
  }

  /** A schema that a server publishes, or a person gives, is not compiled into Helm. */
  @Test
  void aPublishedSchemaDoesNotCount() {
    MapValue widget = read("apiVersion: example.org/v1\nkind: Widget\nspec: {}\n");
    ObjectSchema published =
        ((SchemaAnswer.Known) CATALOG.lookUp("apps/v1", "Deployment")).schema();
    ThreeWayInputs inputs =
        HelmUpgrade.inputs(
            Optional.of(widget),
            widget,
            Optional.of(widget),
            new SchemaAnswer.Known(published, "a server"));
    assertThat(inputs.isTwoWay()).isTrue();
  }

  @Test
  void whatHelmWritesItselfIsNoConflict() {
    MapValue old = read(WIDGET + "spec: {a: 1}\n");
    MapValue live =
        read(WIDGET + "  labels: {app.kubernetes.io/managed-by: somebody}\nspec: {a: 1}\n");
    ThreeWayOutcome.Computed outcome = upgraded(Optional.of(old), old, live);
    FieldOutcome label =
        outcome
            .explanation()
            .at(FieldPath.of("metadata", "labels", "app.kubernetes.io/managed-by"));
    assertThat(label.outcome()).isEqualTo(Outcome.CHANGED);
    assertThat(label.reason()).isEqualTo(Reason.HELM_METADATA);
    assertThat(label.isConflict()).isFalse();
  }

  /**
   * Helm reads labels with apimachinery's {@code GetLabels}, which gives none where one value is no
   * text, and writes back what it read with its own. So the object decodes, without those labels.
   */
  @ParameterizedTest
  @ValueSource(strings = {"{a: 1, b: x}", "{a: null}", "text"})
  void labelsThatAreNoTextsGoAltogether(String labels) {
    String config = "apiVersion: v1\nkind: ConfigMap\nmetadata: {name: c, labels: %s}\n";
    MapValue rendered = read(config.formatted(labels));
    MapValue live = read(config.formatted("{a: '1', b: x}"));
    ThreeWayOutcome.Computed outcome = upgraded(Optional.of(live), rendered, live);
    assertThat(outcome.inputs().dialect().isStrategic()).isTrue();
    assertThat(outcome.patch())
        .isEqualTo(
            read("metadata: {labels: {app.kubernetes.io/managed-by: Helm, a: null, b: null}}"));
    assertThat(HelmUpgrade.remarks(rendered, outcome.inputs()).getFirst())
        .contains("all of them are lost");
  }

  /** Anywhere else a number is kept, and nothing decodes. */
  @Test
  void aLabelOfPodsThatIsANumberIsKept() {
    String deployment =
        "apiVersion: apps/v1\nkind: Deployment\nmetadata: {name: d}\n"
            + "spec: {template: {metadata: {labels: {a: %s}}}}\n";
    MapValue rendered = read(deployment.formatted("1"));
    MapValue live = read(deployment.formatted("'1'"));
    ThreeWayOutcome.Computed outcome = upgraded(Optional.of(live), rendered, live);
    assertThat(outcome.inputs().isTwoWay()).isTrue();
    assertThat(HelmUpgrade.remarks(rendered, outcome.inputs()).getFirst())
        .startsWith("spec.template.metadata.labels.a does not fit the type");
  }

  private static final String WIDGET =
      "apiVersion: example.org/v1\nkind: Widget\nmetadata:\n  name: w\n";

  @Test
  void everyReasonOfHelmHasASentence() {
    MapValue old = read(WIDGET + "spec: {same: 1, set: 1, gone: 1}\n");
    MapValue rendered = read(WIDGET + "spec: {same: 1, set: 2}\n");
    MapValue live = read(WIDGET + "spec: {same: 7, set: 1, gone: 1}\n");
    Explanation explanation = upgraded(Optional.of(old), rendered, live).explanation();
    Map<Reason, FieldPath> places =
        Map.of(
            Reason.HELM_METADATA,
            FieldPath.of("metadata", "labels", "app.kubernetes.io/managed-by"),
            Reason.TWO_WAY_UNCHANGED,
            FieldPath.of("spec", "same"),
            Reason.TWO_WAY_SET,
            FieldPath.of("spec", "set"),
            Reason.TWO_WAY_REMOVED,
            FieldPath.of("spec", "gone"));
    assertThat(places.keySet())
        .isEqualTo(EnumSet.range(Reason.HELM_METADATA, Reason.TWO_WAY_REMOVED));
    places.forEach(
        (reason, path) -> {
          FieldOutcome field = explanation.at(path);
          assertThat(field.reason()).isEqualTo(reason);
          Words words = Words.of(field);
          assertThat(words.headline()).endsWith(".");
          assertThat(words.summary()).isNotBlank();
          assertThat(words.sentence()).endsWith(".").hasSizeGreaterThan(40);
        });
  }

  /** Helm does not look at live here; its words say whether that matters. */
  @Test
  void theWordsDifferWhereLiveHasAnotherValue() {
    MapValue old = read(WIDGET + "spec: {same: 1, set: 1}\n");
    MapValue rendered = read(WIDGET + "spec: {same: 1, set: 2, new: 3}\n");
    Explanation agrees = upgraded(Optional.of(old), rendered, rendered).explanation();
    MapValue other = read(WIDGET + "spec: {same: 7, set: 7, new: 7}\n");
    Explanation differs = upgraded(Optional.of(old), rendered, other).explanation();
    for (String name : new String[] {"same", "set", "new"}) {
      FieldPath field = FieldPath.of("spec", name);
      assertThat(agrees.at(field).reason()).isEqualTo(differs.at(field).reason());
      assertThat(Words.of(agrees.at(field)).sentence())
          .isNotEqualTo(Words.of(differs.at(field)).sentence());
    }
  }

  @Test
  void twoWayTakesLivesItemsAndNulls() {
    MapValue old = read(WIDGET + "spec: {list: [a], gone: 1, map: {x: 1}}\n");
    MapValue rendered = read(WIDGET + "spec: {list: [a, c], no: null, map: {x: 1}}\n");
    MapValue live = read(WIDGET + "spec: {list: [a, b], gone: 2, no: 3, map: text}\n");
    ThreeWayOutcome.Computed outcome = upgraded(Optional.of(old), rendered, live);
    assertThat(outcome.isBalanced()).isTrue();
    assertThat(outcome.patch().get("spec"))
        .isEqualTo(read("spec: {list: [a, c], no: null, gone: null}").get("spec"));
    assertThat(outcome.result().get("spec"))
        .isEqualTo(read("spec: {list: [a, c], map: text}").get("spec"));
    assertThat(outcome.explanation().at(FieldPath.parse("spec.map")).reason())
        .isEqualTo(Reason.TWO_WAY_UNCHANGED);
    assertThat(outcome.explanation().at(FieldPath.parse("spec.list")).isConflict()).isTrue();
  }

  @Test
  void withoutAnOldManifestNothingIsSent() {
    MapValue rendered = read(WIDGET + "spec: {a: 1}\n");
    MapValue live = read(WIDGET + "spec: {a: 2, b: 3}\n");
    assertThat(upgraded(Optional.empty(), rendered, live).patch()).isEqualTo(MapValue.EMPTY);
  }

  private static ThreeWayOutcome.Computed upgraded(
      Optional<MapValue> old, MapValue rendered, MapValue live) {
    ThreeWayInputs inputs =
        HelmUpgrade.inputs(old, rendered, Optional.of(live), CATALOG.of(rendered));
    return (ThreeWayOutcome.Computed) ThreeWay.compute(inputs);
  }

  private static MapValue read(String yaml) {
    return SourceReader.read("test", yaml).object().orElseThrow();
  }
}
