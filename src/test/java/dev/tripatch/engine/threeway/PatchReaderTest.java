package dev.tripatch.engine.threeway;

import static dev.tripatch.engine.patch.Snippets.container;
import static dev.tripatch.engine.patch.Snippets.deploymentSpec;
import static dev.tripatch.engine.patch.Snippets.kind;
import static dev.tripatch.engine.patch.Snippets.metadata;
import static dev.tripatch.engine.patch.Snippets.podSpec;
import static dev.tripatch.engine.patch.Snippets.yaml;
import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.engine.patch.Dialect;
import dev.tripatch.engine.patch.Directives;
import dev.tripatch.engine.patch.RefusedException;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.StringValue;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.Test;

/** The examples of the two proposals, as servers before and after them read the patches. */
class PatchReaderTest {
  private static final MapValue ENV =
      yaml(
          """
          env:
          - {name: ENV2, value: bar}
          - {name: ENV5, value: server-added-2}
          - {name: ENV1, value: foo}
          - {name: ENV3, value: baz}
          - {name: ENV4, value: server-added-1}
          """);
  private static final MapValue ENV_PATCH =
      yaml(
          """
          $setElementOrder/env: [{name: ENV1}, {name: ENV2}, {name: ENV6}]
          env: [{name: ENV3, $patch: delete}, {name: ENV6, value: new-env}]
          """);

  /** Proposal on order, "List of Maps"; before it, an item is deleted and a new one appended. */
  @Test
  void anOldServerAppendsToAListOfMaps() throws RefusedException {
    assertThat(PatchReader.apply(Dialect.BEFORE_ELEMENT_ORDER, ENV, ENV_PATCH, container()))
        .isEqualTo(
            yaml(
                """
                env:
                - {name: ENV2, value: bar}
                - {name: ENV5, value: server-added-2}
                - {name: ENV1, value: foo}
                - {name: ENV4, value: server-added-1}
                - {name: ENV6, value: new-env}
                """));
  }

  /** "If a new kubectl sends a new patch to an old server …, it will behave the same as before." */
  @Test
  void theOldPatchGivesAnOldServerTheSame() throws RefusedException {
    MapValue old = yaml("env: [{name: ENV3, $patch: delete}, {name: ENV6, value: new-env}]");
    assertThat(PatchReader.asRead(Dialect.BEFORE_ELEMENT_ORDER, ENV_PATCH)).isEqualTo(old);
    assertThat(PatchReader.apply(Dialect.BEFORE_ELEMENT_ORDER, ENV, old, container()))
        .isEqualTo(PatchReader.apply(Dialect.BEFORE_ELEMENT_ORDER, ENV, ENV_PATCH, container()));
  }

  /** Proposal on order, "List of Primitives": deletion from such lists was known before it. */
  @Test
  void anOldServerDeletesPrimitivesAndAppends() throws RefusedException {
    MapValue patch =
        yaml(
            """
            $setElementOrder/finalizers: [a, b, f]
            $deleteFromPrimitiveList/finalizers: [c]
            finalizers: [f]
            """);
    assertThat(
            PatchReader.apply(
                Dialect.BEFORE_ELEMENT_ORDER,
                yaml("finalizers: [b, e, a, c, d]"),
                patch,
                metadata()))
        .isEqualTo(yaml("finalizers: [b, e, a, d, f]"));
  }

  /** Proposal on order: a patch list without the directive is in the patch's order, since then. */
  @Test
  void anOldServerIgnoresThePatchListsOwnOrder() throws RefusedException {
    MapValue live = yaml("env: [{name: B}, {name: C}, {name: A}]");
    MapValue patch = yaml("env: [{name: A, value: x}, {name: B, value: y}, {name: D}]");
    assertThat(PatchReader.apply(Dialect.BEFORE_ELEMENT_ORDER, live, patch, container()))
        .isEqualTo(yaml("env: [{name: B, value: y}, {name: C}, {name: A, value: x}, {name: D}]"));
  }

  /** Proposal on retainKeys, "Inlined union with patchMergeKey only", and before it. */
  @Test
  void beforeRetainKeysTheOldVolumeSourceStays() throws RefusedException {
    MapValue live = yaml("volumes: [{name: foo, emptyDir: {medium: Memory}}]");
    MapValue patch =
        yaml("volumes: [{$retainKeys: [name, hostPath], name: foo, hostPath: {path: /p}}]");
    assertThat(PatchReader.apply(Dialect.BEFORE_RETAIN_KEYS, live, patch, podSpec()))
        .isEqualTo(
            yaml("volumes: [{name: foo, emptyDir: {medium: Memory}, hostPath: {path: /p}}]"));
    assertThat(PatchReader.apply(Dialect.KUBERNETES, live, patch, podSpec()))
        .isEqualTo(yaml("volumes: [{name: foo, hostPath: {path: /p}}]"));
  }

  /** Proposal on retainKeys, its use case: Deployment's strategy. */
  @Test
  void beforeRetainKeysTheStrategyKeepsRollingUpdate() throws RefusedException {
    MapValue live = yaml("strategy: {type: RollingUpdate, rollingUpdate: {maxSurge: 1}}");
    MapValue patch = yaml("strategy: {$retainKeys: [type], type: Recreate}");
    assertThat(PatchReader.apply(Dialect.BEFORE_RETAIN_KEYS, live, patch, deploymentSpec()))
        .isEqualTo(yaml("strategy: {type: Recreate, rollingUpdate: {maxSurge: 1}}"));
  }

  /** For a JSON merge patch every directive is a field like any other (RFC 7396). */
  @Test
  void customResourcesTakeDirectivesForData() throws RefusedException {
    MapValue live = yaml("strategy: {type: RollingUpdate, rollingUpdate: {maxSurge: 1}}");
    MapValue patch = yaml("strategy: {$retainKeys: [type], type: Recreate}");
    assertThat(PatchReader.apply(Dialect.CUSTOM_RESOURCE, live, patch, deploymentSpec()))
        .isEqualTo(
            yaml("strategy: {type: Recreate, rollingUpdate: {maxSurge: 1}, $retainKeys: [type]}"));
  }

  @Test
  void everyDialectSaysWhichDirectivesItKnows() {
    assertThat(known(Directives.PATCH))
        .containsExactly(
            Dialect.KUBERNETES,
            Dialect.KUSTOMIZE,
            Dialect.BEFORE_ELEMENT_ORDER,
            Dialect.BEFORE_RETAIN_KEYS);
    assertThat(known(Directives.orderKey("env")))
        .containsExactly(Dialect.KUBERNETES, Dialect.BEFORE_RETAIN_KEYS);
    assertThat(known(Directives.RETAIN_KEYS))
        .containsExactly(Dialect.KUBERNETES, Dialect.BEFORE_ELEMENT_ORDER);
    assertThat(known(Directives.deletionKey("finalizers")))
        .containsExactly(
            Dialect.KUBERNETES, Dialect.BEFORE_ELEMENT_ORDER, Dialect.BEFORE_RETAIN_KEYS);
    assertThat(known("env")).isEmpty();
  }

  @Provide
  Arbitrary<Map<String, String>> labels() {
    return Arbitraries.maps(Arbitraries.of("a", "b", "c", "d"), Arbitraries.of("1", "2", "3"))
        .ofMaxSize(4);
  }

  /** Maps of strings without nulls, lists and directives mean the same to all. */
  @Property
  void withoutDirectivesAndListsAllAgree(
      @ForAll("labels") Map<String, String> live, @ForAll("labels") Map<String, String> patch)
      throws RefusedException {
    MapValue object = labelled(live);
    MapValue change = labelled(patch);
    MapValue expected =
        PatchReader.apply(Dialect.KUBERNETES, object, change, kind("apps/v1", "Deployment"));
    for (Dialect dialect : Dialect.values()) {
      assertThat(PatchReader.apply(dialect, object, change, kind("apps/v1", "Deployment")))
          .as(dialect.title())
          .isEqualTo(expected);
    }
  }

  private static MapValue labelled(Map<String, String> labels) {
    MapValue.Builder map = MapValue.builder();
    labels.forEach((key, value) -> map.put(key, new StringValue(value)));
    return MapValue.of(
        "spec",
        MapValue.of("template", MapValue.of("metadata", MapValue.of("labels", map.build()))));
  }

  private static List<Dialect> known(String key) {
    return Arrays.stream(Dialect.values()).filter(dialect -> dialect.knows(key)).toList();
  }
}
