package dev.tripatch.engine.explain.composed;

import static dev.tripatch.engine.patch.Snippets.kind;
import static dev.tripatch.engine.patch.Snippets.yaml;
import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.engine.explain.composed.ComposedExplainer.OperationsByField;
import dev.tripatch.engine.patch.JsonPatch;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.MapValue;
import dev.tripatch.schema.TypedPath;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Which field an operation of a JSON Patch means. */
class PlacedOperationTest {
  private static final MapValue POD =
      yaml("{spec: {hostname: h, containers: [{name: a}, {name: b, image: i}]}}");

  @Test
  void itemsAreNamedAsTheyStandWhenTheOperationComes() {
    assertThat(
            placed(
                "[{op: remove, path: /spec/containers/0},"
                    + " {op: replace, path: /spec/containers/0/image, value: j}]"))
        .extracting(each -> each.place().path().toString())
        .containsExactly("spec.containers[name=a]", "spec.containers[name=b].image");
  }

  @Test
  void whatFailsAndAllBehindItIsLeftOut() {
    assertThat(
            placed(
                "[{op: remove, path: /spec/hostname}, {op: remove, path: /spec/none},"
                    + " {op: remove, path: /spec/containers}]"))
        .hasSize(1);
  }

  @Test
  void aMoveTouchesBothItsEnds() {
    List<PlacedOperation> moves = placed("[{op: move, from: /spec/hostname, path: /metadata}]");
    OperationsByField move = new OperationsByField(moves);
    assertThat(move.about(FieldPath.of("metadata"))).hasSize(1);
    assertThat(move.about(FieldPath.of("metadata", "name"))).as("in it").hasSize(1);
    assertThat(move.about(FieldPath.of("spec", "hostname"))).hasSize(1);
    assertThat(move.about(FieldPath.of("spec"))).as("what holds it").hasSize(1);
    assertThat(move.about(FieldPath.of("spec", "containers"))).isEmpty();
    assertThat(moves.getFirst().reorders()).isFalse();
  }

  @Test
  void onlyAnItemThatStaysInItsListIsReordered() {
    assertThat(
            placed("[{op: move, from: /spec/containers/1, path: /spec/containers/0}]")
                .getFirst()
                .reorders())
        .isTrue();
    assertThat(
            placed("[{op: move, from: /spec/hostname, path: /spec/nodeName}]")
                .getFirst()
                .reorders())
        .isFalse();
  }

  /** Before the move, a list is where its path then finds the map. */
  @Test
  void aMoveFromTheListOnItsWayIsNamed() {
    assertThat(
            placed(
                "[{op: add, path: /spec/lists, value: [a, [], {}]},"
                    + " {op: move, from: /spec/lists/0, path: /spec/lists/1/name}]"))
        .extracting(each -> each.place().path().toString())
        .containsExactly("spec.lists", "spec.lists[1].name");
  }

  private static List<PlacedOperation> placed(String operations) {
    JsonPatch.Read read =
        (JsonPatch.Read)
            JsonPatch.read(yaml("{ops: " + operations + "}").find("ops").orElseThrow());
    return PlacedOperation.of(read.patch(), POD, TypedPath.root(kind("v1", "Pod")));
  }
}
