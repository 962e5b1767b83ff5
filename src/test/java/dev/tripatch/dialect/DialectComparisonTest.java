package dev.tripatch.dialect;

import static dev.tripatch.engine.patch.Snippets.yaml;
import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.engine.patch.Dialect;
import dev.tripatch.engine.threeway.ThreeWay;
import dev.tripatch.engine.threeway.ThreeWayInputs;
import dev.tripatch.engine.threeway.ThreeWayOutcome;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.ThreeDocuments;
import dev.tripatch.json.Value;
import dev.tripatch.schema.SchemaAnswer;
import dev.tripatch.schema.catalog.BundledCatalog;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Which fields the dialects disagree about, and the causes that are given. */
class DialectComparisonTest {
  private static final SchemaAnswer DEPLOYMENT =
      new BundledCatalog().lookUp("apps/v1", "Deployment");
  private static final SchemaAnswer CUSTOM = new SchemaAnswer.Unknown("a custom resource");

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          # what differs | where | who | live | patch
          DIRECTIVE_BECOMES_DATA | strategy.$retainKeys | CUSTOM_RESOURCE KUSTOMIZE | strategy: {type: A, x: 1} | strategy: {$retainKeys: [type], type: B}
          NOT_CLEARED | strategy.x | CUSTOM_RESOURCE KUSTOMIZE BEFORE_RETAIN_KEYS | strategy: {type: A, x: 1} | strategy: {$retainKeys: [type], type: B}
          LIST_REPLACED | template.spec.containers[name=a] | CUSTOM_RESOURCE | template: {spec: {containers: [{name: a}, {name: b}]}} | template: {spec: {containers: [{name: b, image: i}]}}
          PATCHED_FIRST | template.spec.containers | KUSTOMIZE | template: {spec: {containers: [{name: a}, {name: b}]}} | template: {spec: {containers: [{name: b, image: i}], $setElementOrder/initContainers: []}}
          APPENDED | template.spec.containers | BEFORE_ELEMENT_ORDER | template: {spec: {containers: [{name: a}, {name: b}]}} | template: {spec: {containers: [{name: b, image: i}, {name: a, image: i}]}}
          LIST_REPLACED | template.spec.volumes[name=a] | CUSTOM_RESOURCE | template: {spec: {volumes: [{name: a}]}} | template: {spec: {volumes: [{name: b}]}}
          LIST_NOT_IN_SCHEMA | template.spec.schedulingGates[name=a] | KUSTOMIZE | template: {spec: {schedulingGates: [{name: a}]}} | template: {spec: {schedulingGates: [{name: b}]}}
          MAP_REMOVED | strategy | KUSTOMIZE | strategy: {type: A} | strategy: {$patch: delete}
          DIRECTIVE_LEFT | strategy.$retainKeys | BEFORE_RETAIN_KEYS | replicas: 1 | strategy: {$retainKeys: [type], type: B}
          NOT_DELETED | template.metadata.finalizers | CUSTOM_RESOURCE KUSTOMIZE | template: {metadata: {finalizers: [a, b]}} | template: {metadata: {$deleteFromPrimitiveList/finalizers: [a]}}
          LIST_REPLACED | template.metadata.finalizers | CUSTOM_RESOURCE | template: {metadata: {finalizers: [a, b]}} | template: {metadata: {$deleteFromPrimitiveList/finalizers: [a], finalizers: [c]}}
          NOT_DELETED | template.metadata.finalizers | KUSTOMIZE | template: {metadata: {finalizers: [a, b]}} | template: {metadata: {$deleteFromPrimitiveList/finalizers: [a], finalizers: [c]}}
          ITEM_NOT_REPLACED | template.spec.containers[name=b] | KUSTOMIZE | template: {spec: {containers: [{name: a}, {name: b}]}} | template: {spec: {containers: [{name: a, image: i, $patch: replace}]}}
          """)
  void causes(Cause cause, String path, String who, String live, String patch) {
    DialectComparison comparison = inSpec(live, patch);
    FieldDifference difference = at(comparison, "spec." + path);
    List<String> named =
        difference.deviations().stream()
            .filter(deviation -> deviation.cause() == cause)
            .map(deviation -> deviation.party().name())
            .toList();
    assertThat(named).as(comparison.differences().toString()).containsExactly(who.split(" "));
  }

  @Test
  void anOrderIsShownByItsKeys() {
    DialectComparison comparison =
        inSpec(
            "template: {spec: {containers: [{name: a}, {name: b}]}}",
            "template: {spec: {$setElementOrder/containers: [{name: b}, {name: a}],"
                + " containers: [{name: b, tty: true}]}}");
    FieldDifference difference = at(comparison, "spec.template.spec.containers");
    assertThat(difference.isOrder()).isTrue();
    assertThat(difference.values().get(Party.BEFORE_ELEMENT_ORDER)).isNotNull();
    assertThat(difference.deviations())
        .anySatisfy(
            each -> {
              assertThat(each.party()).isEqualTo(Party.BEFORE_ELEMENT_ORDER);
              assertThat(each.sentence())
                  .isEqualTo(
                      "A server before $setElementOrder does not act on $setElementOrder for"
                          + " spec.template.spec.containers, so its order is not set.");
            });
  }

  @Test
  void aRefusalIsNotADifferenceOfFieldsButNoAgreement() {
    DialectComparison comparison = inSpec("strategy: {type: A}", "strategy: {$patch: keep}");
    assertThat(comparison.readings().getFirst()).isInstanceOf(Reading.Refused.class);
    assertThat(comparison.readings().get(1)).isInstanceOf(Reading.Done.class);
    assertThat(comparison.isAgreed()).isFalse();
  }

  @Test
  void anUnknownKindIsReadByThoseThatMeetIt() {
    DialectComparison comparison =
        DialectComparison.ofPatch(yaml("{a: 1, l: [1]}"), yaml("{b: 2, l: [2]}"), CUSTOM);
    assertThat(comparison.readings())
        .extracting(Reading::party)
        .containsExactly(Party.CUSTOM_RESOURCE, Party.KUSTOMIZE);
    assertThat(comparison.isAgreed()).isTrue();
  }

  /** Where nothing but data is read first, what another dialect does with a directive shows. */
  @Test
  void anUnknownKindIsComparedWithData() {
    DialectComparison comparison =
        DialectComparison.ofPatch(
            yaml("{m: {a: 1}}"), yaml("{m: {$patch: replace, b: 2}}"), CUSTOM);
    assertThat(at(comparison, "m.$patch").deviations())
        .singleElement()
        .satisfies(each -> assertThat(each.cause()).isEqualTo(Cause.DIRECTIVE_OBEYED));
    assertThat(at(comparison, "m.a").deviations())
        .singleElement()
        .satisfies(
            each ->
                assertThat(each.sentence())
                    .isEqualTo(
                        "$patch at m is plain data for a custom resource, so it deletes or"
                            + " replaces nothing."));
  }

  /** kustomize walks over lists that the patch does not name. */
  @Test
  void aListThatThePatchDoesNotTouchLosesADoubledItem() {
    FieldDifference difference =
        at(
            inSpec(
                "template: {spec: {volumes: [], containers: [{name: a, x: 1}, {name: a}]}}",
                "paused: true"),
            "spec.template.spec.containers");
    assertThat(difference.deviations())
        .singleElement()
        .satisfies(
            each -> {
              assertThat(each.cause()).isEqualTo(Cause.KEY_TWICE);
              assertThat(each.sentence()).contains("kustomize keeps one");
            });
  }

  @Test
  void sameDocumentsMakePatchesOfTheirOwn() {
    MapValue live = yaml("spec: {template: {spec: {containers: [{name: w}, {name: side}]}}}");
    MapValue local = yaml("spec: {template: {spec: {containers: [{name: w, image: i}]}}}");
    DialectComparison comparison =
        DialectComparison.ofDocuments(
            ThreeWayInputs.asApplied(
                new ThreeDocuments<>(Optional.of(yaml("spec: {}")), local, Optional.of(live)),
                DEPLOYMENT));
    assertThat(comparison.readings())
        .extracting(Reading::party)
        .doesNotContain(Party.KUSTOMIZE)
        .hasSize(5);
    assertThat(comparison.readings().get(1).patch()).isEqualTo(local);
    FieldDifference lost = at(comparison, "spec.template.spec.containers[name=side]");
    assertThat(lost.deviations())
        .filteredOn(each -> each.party() == Party.CUSTOM_RESOURCE)
        .singleElement()
        .satisfies(each -> assertThat(each.cause()).isEqualTo(Cause.LIST_REPLACED));
    Map<Party, Value> values = lost.values();
    assertThat(values).containsKey(Party.KUBERNETES).doesNotContainKey(Party.CUSTOM_RESOURCE);
  }

  /** Whoever reads it, the calculated strategic patch is kubectl's. */
  @Test
  void threeWayPatchesAreReadByTheDialectOfTheInputs() {
    ThreeWayInputs inputs =
        new ThreeWayInputs(
            new ThreeDocuments<>(
                Optional.empty(),
                yaml("spec: {strategy: {type: Recreate}}"),
                Optional.of(yaml("spec: {strategy: {type: A, rollingUpdate: {maxSurge: 1}}}"))),
            DEPLOYMENT,
            new ThreeWayInputs.Mode(Dialect.BEFORE_RETAIN_KEYS, false, false),
            true,
            Map.of(),
            Optional.empty(),
            Set.of());
    assertThat(ThreeWay.compute(inputs))
        .isInstanceOfSatisfying(
            ThreeWayOutcome.Computed.class,
            outcome -> {
              assertThat(outcome.patch())
                  .isEqualTo(yaml("spec: {strategy: {$retainKeys: [type], type: Recreate}}"));
              assertThat(outcome.result())
                  .isEqualTo(
                      yaml("spec: {strategy: {type: Recreate, rollingUpdate: {maxSurge: 1}}}"));
            });
  }

  private static DialectComparison inSpec(String live, String patch) {
    return DialectComparison.ofPatch(
        yaml("{apiVersion: apps/v1, kind: Deployment, spec: {" + live + "}}"),
        yaml("spec: {" + patch + "}"),
        DEPLOYMENT);
  }

  private static FieldDifference at(DialectComparison comparison, String path) {
    return comparison.differences().stream()
        .filter(each -> each.path().toString().equals(path))
        .findFirst()
        .orElseThrow(() -> new AssertionError(path + " is not in " + comparison.differences()));
  }
}
