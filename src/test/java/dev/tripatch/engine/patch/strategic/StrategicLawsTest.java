package dev.tripatch.engine.patch.strategic;

import static dev.tripatch.engine.patch.Snippets.container;
import static dev.tripatch.engine.patch.Snippets.kind;
import static dev.tripatch.engine.patch.Snippets.yaml;
import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.document.reader.SourceReader;
import dev.tripatch.engine.patch.Deployments;
import dev.tripatch.engine.patch.Deployments.Versions;
import dev.tripatch.engine.patch.RefusedException;
import dev.tripatch.engine.patch.Snippets;
import dev.tripatch.json.CanonicalJson;
import dev.tripatch.json.ListValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.NullValue;
import dev.tripatch.json.Scalar;
import dev.tripatch.json.Value;
import dev.tripatch.schema.ObjectSchema;
import java.util.Objects;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Assume;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/** What holds for every patch of objects without nulls and duplicates, and where it ends. */
class StrategicLawsTest {
  private final ObjectSchema deployment = kind("apps/v1", "Deployment");

  @Provide
  Arbitrary<Versions> versions() {
    return Deployments.versions();
  }

  @Property(edgeCases = EdgeCasesMode.NONE)
  void twoWayPatchOfTheOriginalGivesTheModified(@ForAll("versions") Versions all)
      throws RefusedException {
    MapValue patch = twoWay(all.lastApplied(), all.local());
    assertThat(MapMerger.apply(all.lastApplied(), patch, deployment))
        .isEqualTo(reached(all.lastApplied(), all.local()));
  }

  @Property(edgeCases = EdgeCasesMode.NONE)
  void withoutDriftTheResultIsLocal(@ForAll("versions") Versions all) throws RefusedException {
    Versions undrifted = new Versions(all.live(), all.local(), all.live());
    assertThat(MapMerger.apply(all.live(), threeWay(undrifted), deployment))
        .isEqualTo(reached(all.live(), all.local()));
  }

  @Property(edgeCases = EdgeCasesMode.NONE)
  void aPatchAppliedAgainChangesNothingMore(@ForAll("versions") Versions all)
      throws RefusedException {
    MapValue patch = threeWay(all);
    MapValue once = MapMerger.apply(all.live(), patch, deployment);
    Assume.that(isPlain(once));
    assertThat(MapMerger.apply(once, patch, deployment)).isEqualTo(once);
  }

  @Property(edgeCases = EdgeCasesMode.NONE)
  void theResultNeedsNoFurtherApply(@ForAll("versions") Versions all) throws RefusedException {
    MapValue result = MapMerger.apply(all.live(), threeWay(all), deployment);
    Assume.that(isPlain(result));
    MapValue again = threeWay(new Versions(all.local(), all.local(), result));
    assertThat(MapMerger.apply(result, again, deployment)).isEqualTo(result);
  }

  @Property(edgeCases = EdgeCasesMode.NONE)
  void inputsStayAsTheyAreAndEqualInputsGiveEqualPatches(@ForAll("versions") Versions all)
      throws RefusedException {
    Versions copy = new Versions(copy(all.lastApplied()), copy(all.local()), copy(all.live()));
    String before = text(all);
    MapValue patch = threeWay(all);
    String patchBefore = CanonicalJson.write(patch);
    MapValue result = MapMerger.apply(all.live(), patch, deployment);
    assertThat(text(all)).isEqualTo(before);
    assertThat(CanonicalJson.write(patch)).isEqualTo(patchBefore);
    assertThat(threeWay(copy)).isEqualTo(patch);
    assertThat(MapMerger.apply(copy.live(), patch, deployment)).isEqualTo(result);
  }

  /** Kubernetes takes a new item with its nulls; the same patch then finds the item and clears. */
  @Example
  void aNullInANewItemMakesThePatchActTwice() throws RefusedException {
    MapValue patch = yaml("env: [{name: B, value: null}]");
    MapValue once = MapMerger.apply(yaml("env: [{name: A}]"), patch, container());
    MapValue twice = MapMerger.apply(once, patch, container());
    assertThat(once).isEqualTo(yaml("env: [{name: B, value: null}, {name: A}]"));
    assertThat(twice).isEqualTo(yaml("env: [{name: B}, {name: A}]"));
  }

  /** So does what last applied had inside an item that live has lost: its deletion stays. */
  @Example
  void aDeletionInsideAnItemThatLiveLostActsTwice() throws RefusedException {
    Versions all =
        new Versions(
            inContainer("name: w, env: [{name: A}], image: i"),
            inContainer("name: w, env: [{name: A}]"),
            yaml("spec: {template: {spec: {containers: []}}}"));
    MapValue once = MapMerger.apply(all.live(), threeWay(all), deployment);
    MapValue twice = MapMerger.apply(once, threeWay(all), deployment);
    assertThat(once).isEqualTo(inContainer("name: w, env: [{name: A}], image: null"));
    assertThat(twice).isEqualTo(inContainer("name: w, env: [{name: A}]"));
  }

  private static MapValue inContainer(String fields) {
    return yaml("spec: {template: {spec: {containers: [{%s}]}}}".formatted(fields));
  }

  /**
   * What a patch can reach: all of modified, but for primitives that modified has in order of their
   * texts. There the reference sorts the original before it compares and sees no other order.
   */
  private static MapValue reached(MapValue original, MapValue modified) {
    ListValue before = finalizers(original);
    ListValue after = finalizers(modified);
    boolean isUnseen = new ListValue(TextOrder.sortPrimitives(before.items())).equals(after);
    return isUnseen && !after.isEmpty() ? withFinalizers(modified, before) : modified;
  }

  private static ListValue finalizers(MapValue object) {
    return object.get("metadata") instanceof MapValue metadata
            && metadata.get("finalizers") instanceof ListValue list
        ? list
        : ListValue.EMPTY;
  }

  private static MapValue withFinalizers(MapValue object, ListValue finalizers) {
    MapValue metadata = (MapValue) Objects.requireNonNull(object.get("metadata"));
    return object.toBuilder()
        .put("metadata", metadata.toBuilder().put("finalizers", finalizers).build())
        .build();
  }

  /** Without a null or a directive in it, which the reference may leave in new items. */
  private static boolean isPlain(Value value) {
    return switch (value) {
      case MapValue map ->
          map.keys().stream().noneMatch(key -> key.startsWith("$"))
              && map.entries().values().stream().allMatch(StrategicLawsTest::isPlain);
      case ListValue list -> list.items().stream().allMatch(StrategicLawsTest::isPlain);
      case Scalar scalar -> scalar != NullValue.NULL;
    };
  }

  private MapValue twoWay(MapValue original, MapValue modified) throws RefusedException {
    return new MapDiffer(DiffOptions.TWO_WAY).diff(original, modified, deployment).patch();
  }

  private MapValue threeWay(Versions all) {
    return Snippets.threeWay(all.lastApplied(), all.local(), all.live(), deployment).patch();
  }

  private static MapValue copy(MapValue value) {
    return SourceReader.read("copy", CanonicalJson.write(value)).object().orElseThrow();
  }

  private static String text(Versions all) {
    return CanonicalJson.write(all.lastApplied())
        + CanonicalJson.write(all.local())
        + CanonicalJson.write(all.live());
  }
}
