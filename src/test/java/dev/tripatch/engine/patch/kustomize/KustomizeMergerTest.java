package dev.tripatch.engine.patch.kustomize;

import static dev.tripatch.engine.patch.Snippets.yaml;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.tripatch.engine.patch.RefusedException;
import dev.tripatch.json.MapValue;
import dev.tripatch.schema.SchemaType;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * What kustomize makes of patches. The expectations are the facts of kustomize's own test data and
 * issues, named at each test, on examples of our own; decision record 9 lists the sources.
 */
class KustomizeMergerTest {
  /** Facts of the cases in {@code kyaml/yaml/merge2/map_test.go} and {@code list_test.go}. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          # map_test.go, "strategic merge patch delete 2": the field goes away
          x: {a: 1, b: 2}, y: 3   | x: {$patch: delete}                 | y: 3
          # "strategic merge patch delete 3": also further down
          x: {m: {n: 1}, k: 2}    | x: {m: {$patch: delete}}            | x: {k: 2}
          # "strategic merge patch delete 1": the whole object
          x: {a: 1}               | $patch: delete                      | {}
          # "strategic merge patch replace 1": the patch's map, without the directive
          x: {a: 1, b: 2}         | x: {c: 3, $patch: replace, d: 4}    | x: {c: 3, d: 4}
          # "merge Map -- update field in dest", "add field to dest"
          x: {a: 1, b: 2}         | x: {a: 5, c: 6}                     | x: {a: 5, b: 2, c: 6}
          # "merge Map -- add list, missing from dest"
          y: 1                    | x: {a: 1}                           | x: {a: 1}, y: 1
          # "keep map -- empty list in src": an empty map is a value
          x: {a: 1}               | y: {}                               | x: {a: 1}, y: {}
          # "remove Map -- null in src"
          x: {a: 1}, y: 2         | x: null                             | y: 2
          # list_test.go, "replace List -- different value in dest"
          x: [0, 1]               | x: [1, 2, 3]                        | x: [1, 2, 3]
          # "keep List -- unspecified in src"
          x: [1, 2], y: 1         | y: 2                                | x: [1, 2], y: 2
          # "remove List -- null in src"
          x: [1, 2], y: 1         | x: null                             | y: 1
          # smpdirective_test.go, "map merge": the directive is taken out
          x: {a: 1}               | x: {$patch: merge, b: 2}            | x: {a: 1, b: 2}
          # mergekeys_test.go, "without custom merge key": unknown lists are replaced, no guess
          x: [{name: A, v: 1}]    | x: [{name: B, v: 2}]                | x: [{name: B, v: 2}]
          """)
  void whatKustomizeTestsSay(String live, String patch, String expected) throws RefusedException {
    assertThat(apply(flow(live), flow(patch))).isEqualTo(flow(expected));
  }

  /** {@code api/filters/patchstrategicmerge}: new items are prepended. */
  @Test
  void newItemsComeFirst() throws RefusedException {
    assertThat(inPod("containers: [{name: a}, {name: b}]", "containers: [{name: n}]"))
        .isEqualTo(yaml("containers: [{name: n}, {name: a}, {name: b}]"));
  }

  /** kustomize issues 3912 and 5904: an item that the patch names moves to the front. */
  @Test
  void namedItemsMoveToTheFront() throws RefusedException {
    assertThat(inPod("containers: [{name: a}, {name: b}]", "containers: [{name: b, image: i}]"))
        .isEqualTo(yaml("containers: [{name: b, image: i}, {name: a}]"));
  }

  /** {@code kyaml/yaml/walk/associative_sequence.go}: an item that becomes nothing is taken out. */
  @Test
  void anItemIsDeleted() throws RefusedException {
    assertThat(
            inPod("containers: [{name: a}, {name: b}]", "containers: [{name: a, $patch: delete}]"))
        .isEqualTo(yaml("containers: [{name: b}]"));
  }

  /** kustomize issue 6146: replacing one item does nothing where new items are prepended. */
  @Test
  void replacingAnItemIsLost() throws RefusedException {
    assertThat(
            inPod(
                "containers: [{name: a, image: i, tty: true}]",
                "containers: [{name: a, image: j, $patch: replace}]"))
        .isEqualTo(yaml("containers: [{name: a, image: i, tty: true}]"));
  }

  /** {@code kyaml/yaml/schema/schema.go} since v3.7.0: the strategy is split at commas. */
  @Test
  void volumesAreMergedAndKeepBothSources() throws RefusedException {
    assertThat(
            inPod(
                "volumes: [{name: a, emptyDir: {}}, {name: b}]",
                "volumes: [{name: a, configMap: {name: c}}]"))
        .isEqualTo(yaml("volumes: [{name: a, emptyDir: {}, configMap: {name: c}}, {name: b}]"));
  }

  /** Recorded: what one side leaves out is not found on that side, so the change is lost. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          {port: 80}                | {port: 80, protocol: TCP, name: a}
          {port: 53, protocol: UDP} | {port: 53, name: a}
          """)
  void aChangeOfPortsWithAndWithoutProtocolIsLost(String base, String patch)
      throws RefusedException {
    assertThat(inService("ports: [" + base + "]", "ports: [" + patch + "]"))
        .isEqualTo(yaml("ports: [" + base + "]"));
  }

  /** Both with a protocol are distinguished by it; new items come first, then the base's order. */
  @Test
  void allListMapKeysTellItemsApart() throws RefusedException {
    assertThat(
            inService("ports: [{port: 53, protocol: TCP}]", "ports: [{port: 53, protocol: UDP}]"))
        .isEqualTo(yaml("ports: [{port: 53, protocol: UDP}, {port: 53, protocol: TCP}]"));
  }

  /** Only {@code $patch} is a directive in {@code merge2/smpdirective.go}; the rest is data. */
  @Test
  void otherDirectivesBecomeFields() throws RefusedException {
    assertThat(
            inPod(
                "containers: [{name: a}]",
                "$setElementOrder/containers: [{name: a}], $retainKeys: [containers]"))
        .isEqualTo(
            yaml(
                "{containers: [{name: a}], $setElementOrder/containers: [{name: a}],"
                    + " $retainKeys: [containers]}"));
  }

  /** {@code api/resource/resource.go}, ApplySmPatch: what names the object stays. */
  @Test
  void namesStay() throws RefusedException {
    assertThat(
            apply(
                yaml("{kind: A, metadata: {name: n}}"),
                yaml("{kind: B, metadata: {name: m, namespace: s, labels: {a: b}}}")))
        .isEqualTo(yaml("{kind: A, metadata: {name: n, labels: {a: b}}}"));
  }

  /** {@code kyaml/yaml/fns.go}, ErrorIfInvalid; {@code smpdirective.go}. */
  @Test
  void otherKindsAndUnknownWordsAreRefused() {
    assertThatExceptionOfType(RefusedException.class)
        .isThrownBy(() -> apply(yaml("x: [1]"), yaml("x: {a: 1}")))
        .satisfies(
            refused ->
                assertThat(refused.refusal().referenceText())
                    .isEqualTo("wrong Node Kind for expected: SequenceNode was MappingNode"));
    assertThatExceptionOfType(RefusedException.class)
        .isThrownBy(() -> apply(yaml("x: {a: 1}"), yaml("x: {$patch: keep}")))
        .satisfies(
            refused -> {
              assertThat(refused.refusal().referenceText())
                  .isEqualTo("unknown patch strategy 'keep'");
              assertThat(refused.refusal().path()).hasToString("x");
            });
  }

  private static MapValue apply(MapValue live, MapValue patch) throws RefusedException {
    return KustomizeMerger.apply(live, patch, SchemaType.Primitive.UNDECLARED);
  }

  private static MapValue inPod(String live, String patch) throws RefusedException {
    return inSpec("Pod", live, patch);
  }

  private static MapValue inService(String live, String patch) throws RefusedException {
    return inSpec("Service", live, patch);
  }

  private static MapValue inSpec(String kind, String live, String patch) throws RefusedException {
    MapValue base = yaml("{apiVersion: v1, kind: " + kind + ", spec: {" + live + "}}");
    MapValue merged = apply(base, yaml("spec: {" + patch + "}"));
    return (MapValue) Objects.requireNonNull(merged.get("spec"));
  }

  private static MapValue flow(String fields) {
    return yaml(fields.equals("{}") ? fields : "{" + fields + "}");
  }
}
