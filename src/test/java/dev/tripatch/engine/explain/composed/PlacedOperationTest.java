package dev.tripatch.engine.explain.composed;

import static dev.tripatch.engine.patch.Snippets.kind;
import static dev.tripatch.engine.patch.Snippets.yaml;
import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.engine.patch.json.JsonPatch;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.MapValue;
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
    PlacedOperation move = placed("[{op: move, from: /spec/hostname, path: /metadata}]").getFirst();
    assertThat(move.touches(FieldPath.of("metadata"))).isTrue();
    assertThat(move.touches(FieldPath.of("metadata", "name"))).as("in it").isTrue();
    assertThat(move.touches(FieldPath.of("spec", "hostname"))).isTrue();
    assertThat(move.touches(FieldPath.of("spec"))).as("what holds it").isTrue();
    assertThat(move.touches(FieldPath.of("spec", "containers"))).isFalse();
    assertThat(move.reorders()).isFalse();
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

  private static List<PlacedOperation> placed(String operations) {
    JsonPatch.Read read =
        (JsonPatch.Read)
            JsonPatch.read(yaml("{ops: " + operations + "}").find("ops").orElseThrow());
    return PlacedOperation.of(read.patch(), POD, NamedPlace.root(kind("v1", "Pod")));
  }
}
