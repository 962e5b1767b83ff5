package dev.tripatch.engine.patch.strategic;

import static dev.tripatch.engine.patch.Snippets.container;
import static dev.tripatch.engine.patch.Snippets.deploymentSpec;
import static dev.tripatch.engine.patch.Snippets.kind;
import static dev.tripatch.engine.patch.Snippets.metadata;
import static dev.tripatch.engine.patch.Snippets.podSpec;
import static dev.tripatch.engine.patch.Snippets.yaml;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.tripatch.engine.patch.Refusal;
import dev.tripatch.engine.patch.RefusedException;
import dev.tripatch.schema.FieldRule;
import dev.tripatch.schema.ObjectSchema;
import dev.tripatch.schema.PatchStrategy;
import dev.tripatch.schema.SchemaType;
import java.util.List;
import java.util.Optional;
import java.util.SequencedCollection;
import java.util.Set;
import java.util.TreeSet;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;

/** Every refusal of diff, merge and apply: Kubernetes' own text, and the field it leaves out. */
class RefusalsTest {

  @Test
  void anItemWithoutItsMergeKey() {
    check(
        diff("env: [{name: A}]", "env: [{value: b}]", container()),
        "env",
        "map: map[value:b] does not contain declared merge key: name");
  }

  @Test
  void aMergeKeyThatIsAMap() {
    check(
        apply("env: [{name: A}]", "env: [{name: {a: b}}]", container()),
        "env",
        "runtime error: comparing uncomparable type map[string]interface {}");
  }

  @Test
  void itemsOfDifferentKinds() {
    check(
        diff("finalizers: [a]", "finalizers: [b, 1]", metadata()),
        "finalizers",
        "list element types are not identical: [[a] [b 1]]");
  }

  @Test
  void aListOfLists() {
    check(
        diff("finalizers: [[a]]", "finalizers: [[b]]", metadata()),
        "finalizers",
        "lists of lists are not supported");
  }

  @Test
  void twoEmptyListsWithAnOrder() {
    check(
        apply("finalizers: []", "$setElementOrder/finalizers: [a]", metadata()),
        "finalizers",
        "no elements in any of the given slices");
  }

  @Test
  void aMapThatTheSchemaDoesNotKnow() {
    check(
        diff("foo: {a: 1}", "foo: {a: 2}", podSpec()),
        "foo",
        "unable to find api field in struct PodSpec for the json field \"foo\"");
  }

  @Test
  void aMapBelowFreeKeys() {
    check(
        diff("nodeSelector: {a: {b: 1}}", "nodeSelector: {a: {b: 2}}", podSpec()),
        "nodeSelector.a",
        "merging an object in json but data type is not struct, instead is: map");
  }

  @Test
  void aListWhereTheSchemaHasAMap() {
    check(
        diff("nodeSelector: [a]", "nodeSelector: [b]", podSpec()),
        "nodeSelector",
        "expected slice or array type, but got: struct");
  }

  @Test
  void aListWhereGoHasAPointer() throws RefusedException {
    MapDiffer differ = new MapDiffer(DiffOptions.TWO_WAY);
    assertThat(
            differ
                .diff(yaml("securityContext: [a]"), yaml("securityContext: [b]"), podSpec())
                .patch())
        .isEqualTo(yaml("securityContext: [b]"));
  }

  @Test
  void anOrderThatIsNoList() {
    check(
        apply("{}", "$setElementOrder/containers: x", podSpec()),
        "$setElementOrder/containers",
        "expected a []interface {}, but received a string");
  }

  @Test
  void aPatchWordThatIsNotKnown() {
    check(
        apply("securityContext: {runAsUser: 1}", "securityContext: {$patch: drop}", podSpec()),
        "securityContext",
        "unknown patch type: drop in map: map[$patch:drop]");
    check(
        apply("env: [{name: A}]", "env: [{$patch: drop, name: A}]", container()),
        "env",
        "unknown patch type: drop in map: map[$patch:drop name:A]");
  }

  @Test
  void patchMergeInAList() {
    check(
        apply("env: [{name: A}]", "env: [{$patch: merge, name: A}]", container()),
        "env",
        "merging lists cannot yet be specified in the patch");
  }

  @Test
  void aMergingListOfMapsWithoutMergeKey() {
    check(
        apply("things: [{a: 1}]", "things: [{a: 2}]", new Things()),
        "things",
        "cannot merge lists without merge key for type struct");
  }

  @Test
  void retainKeysThatIsNoListOrHoldsMoreThanKeys() {
    String text = "invalid patch format of retainKeys";
    check(
        apply("strategy: {type: a}", "strategy: {$retainKeys: type}", deploymentSpec()),
        "strategy",
        text);
    check(
        apply("strategy: {type: a}", "strategy: {$retainKeys: [{a: b}]}", deploymentSpec()),
        "strategy",
        text);
  }

  @Test
  void retainKeysThatLeavesOutWhatThePatchSets() {
    Refusal refusal =
        check(
            apply("strategy: {type: a}", "strategy: {$retainKeys: [], type: b}", deploymentSpec()),
            "strategy",
            "invalid patch format of retainKeys");
    assertThat(refusal.cause()).isEqualTo("The patch sets type, which $retainKeys does not list.");
  }

  @Test
  void patchesWithDifferentRetainKeys() {
    check(
        () ->
            MapMerger.combine(
                yaml("strategy: {$retainKeys: [a]}"),
                yaml("strategy: {$retainKeys: [b]}"),
                deploymentSpec()),
        "strategy",
        "[a] and [b] are not deep equal: this may happen when calculating the 3-way diff patch");
  }

  @Test
  void patchesWithDifferentOrders() {
    check(
        () ->
            MapMerger.combine(
                yaml("$setElementOrder/finalizers: [a, b]"),
                yaml("$setElementOrder/finalizers: [b, a]"),
                metadata()),
        "$setElementOrder/finalizers",
        "invalid patch format of setElementOrder list");
  }

  @Test
  void anOrderWithoutTheNameOfItsList() {
    check(
        apply("{}", "$setElementOrder: [a]", metadata()),
        "$setElementOrder",
        "invalid patch format of setElementOrder list");
  }

  @Test
  void deletionsWithoutTheNameOfTheirList() {
    check(
        apply("{}", "$deleteFromPrimitiveList: [a]", metadata()),
        "$deleteFromPrimitiveList",
        "invalid patch format of primitive list");
  }

  @Test
  void aPatchListInAnotherOrderThanItsDirective() {
    check(
        apply(
            "env: [{name: A}]",
            "{$setElementOrder/env: [{name: A}], env: [{name: B}]}",
            container()),
        "env[name=B]",
        "The order in patch list:\n"
            + "[map[name:B]]\n"
            + " doesn't match $setElementOrder list:\n"
            + "[map[name:A]]\n");
  }

  @Test
  void aDirectiveInTheDocumentsThatIsNoWord() {
    check(
        diff("{$patch: 1}", "{$patch: a}", podSpec()),
        ".",
        "invalid value for special key: $patch");
  }

  @Test
  void theFieldIsNamedByTheKeysOfItsItems() {
    String live = "spec: {containers: [{name: web, env: [{name: A}]}]}";
    String patch = "spec: {containers: [{name: web, env: [{value: b}]}]}";
    check(
        apply(live, patch, kind("v1", "Pod")),
        "spec.containers[name=web].env",
        "map: map[value:b] does not contain declared merge key: name");
  }

  private static ThrowingCallable diff(String original, String modified, SchemaType type) {
    return () -> new MapDiffer(DiffOptions.TWO_WAY).diff(yaml(original), yaml(modified), type);
  }

  private static ThrowingCallable apply(String live, String patch, SchemaType type) {
    return () -> MapMerger.apply(yaml(live), yaml(patch), type);
  }

  private static Refusal check(ThrowingCallable question, String path, String text) {
    Refusal refusal = catchThrowableOfType(RefusedException.class, question).refusal();
    assertThat(refusal.referenceText()).isEqualTo(text);
    assertThat(refusal.path()).hasToString(path);
    assertThat(refusal.cause()).endsWith(".");
    assertThat(refusal.remedy()).endsWith(".");
    return refusal;
  }

  /** No built-in kind has a merging list of maps without a merge key. */
  private static final class Things implements ObjectSchema {

    @Override
    public String name() {
      return "Things";
    }

    @Override
    public Optional<FieldRule> field(String key) {
      return Optional.of(
          new FieldRule(
              name(),
              key,
              new SchemaType.ListOf(this),
              Set.of(PatchStrategy.MERGE),
              Optional.empty(),
              Optional.empty(),
              List.of(),
              Optional.empty(),
              "a test"));
    }

    @Override
    public SequencedCollection<String> fieldNames() {
      return new TreeSet<>(Set.of("things"));
    }

    @Override
    public Optional<String> mapType() {
      return Optional.empty();
    }
  }
}
