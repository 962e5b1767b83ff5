package dev.tripatch.workspace;

import static dev.tripatch.engine.patch.Snippets.yaml;
import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.document.Format;
import dev.tripatch.document.Node;
import dev.tripatch.document.SourceDocument;
import dev.tripatch.document.YamlWriter;
import dev.tripatch.document.reader.SourceReader;
import dev.tripatch.engine.format.PatchEffect;
import dev.tripatch.engine.format.PatchFormat;
import dev.tripatch.engine.format.SmallestPatch;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.ListValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.StringValue;
import dev.tripatch.json.Value;
import dev.tripatch.learn.BuiltInExample;
import dev.tripatch.schema.catalog.BundledCatalog;
import dev.tripatch.workspace.DraftChange.FieldTarget;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What is written into a composed patch for an action on a field; every patch is applied. */
class DraftChangeTest {

  private static final MapValue LIVE =
      SourceReader.read("live", BuiltInExample.live()).decodedObject().orElseThrow();
  private static final PatchEffect EFFECT = new PatchEffect(LIVE, new BundledCatalog().of(LIVE));
  private static final FieldPath WEB =
      FieldPath.of("spec", "template", "spec", "containers").item("name", new StringValue("web"));

  private static Value value(String text) {
    return SourceReader.read("patch", text).root().map(Node::value).orElseThrow();
  }

  private static Optional<String> change(
      PatchFormat format, String draft, FieldPath path, FieldAction action) {
    return new DraftChange(EFFECT, format).with(value(draft), path, action).map(YamlWriter::write);
  }

  @Test
  void settingNamesTheFieldWithItsValue() {
    FieldPath image = WEB.key("image");
    assertThat(change(PatchFormat.STRATEGIC, "{}", image, FieldAction.SET))
        .hasValue(
            """
            spec:
              template:
                spec:
                  containers:
                  - name: web
                    image: shop/web:1.4
            """);
    assertThat(change(PatchFormat.JSON, "[]", image, FieldAction.SET).orElseThrow())
        .contains("op: replace", "path: /spec/template/spec/containers/0/image");
    assertThat(change(PatchFormat.MERGE, "{}", image, FieldAction.SET).orElseThrow())
        .contains("containers:", "shop/web:1.4");
  }

  @Test
  void deletingAnItemIsADirectiveAndAFieldIsNull() {
    assertThat(
            change(
                PatchFormat.STRATEGIC, "{}", FieldPath.of("spec", "replicas"), FieldAction.DELETE))
        .hasValue("spec:\n  replicas: null\n");
    FieldPath env = WEB.key("env");
    String patch =
        change(
                PatchFormat.STRATEGIC,
                "{}",
                env.item("name", new StringValue("B")),
                FieldAction.DELETE)
            .orElseThrow();
    assertThat(patch).contains("$patch: delete", "name: B").doesNotContain("$setElementOrder");
  }

  @Test
  void whatTheDraftSaysBesideStays() {
    String draft = "spec:\n  minReadySeconds: 5\n";
    assertThat(
            change(
                PatchFormat.STRATEGIC, draft, FieldPath.of("spec", "replicas"), FieldAction.DELETE))
        .hasValue("spec:\n  minReadySeconds: 5\n  replicas: null\n");
    assertThat(
            change(PatchFormat.MERGE, draft, FieldPath.of("spec", "replicas"), FieldAction.DELETE))
        .hasValue("spec:\n  minReadySeconds: 5\n  replicas: null\n");
    assertThat(
            change(
                PatchFormat.JSON,
                "- {op: add, path: /spec/minReadySeconds, value: 5}",
                FieldPath.of("spec", "replicas"),
                FieldAction.DELETE))
        .hasValueSatisfying(text -> assertThat(text).contains("minReadySeconds", "op: remove"));
  }

  @Test
  void clearingAllOthersListsTheKeyThatStays() {
    FieldPath type = FieldPath.of("spec", "strategy", "type");
    assertThat(change(PatchFormat.STRATEGIC, "{}", type, FieldAction.CLEAR_OTHERS))
        .hasValue("spec:\n  strategy:\n    $retainKeys:\n    - type\n    type: RollingUpdate\n");
    assertThat(change(PatchFormat.MERGE, "{}", type, FieldAction.CLEAR_OTHERS))
        .hasValue("spec:\n  strategy:\n    rollingUpdate: null\n");
  }

  @Test
  void replacingAMapOrMergedListSaysSo() {
    assertThat(
            change(
                    PatchFormat.STRATEGIC,
                    "{}",
                    FieldPath.of("spec", "strategy"),
                    FieldAction.REPLACE)
                .orElseThrow())
        .contains("$patch: replace", "type: RollingUpdate");
    assertThat(
            change(PatchFormat.STRATEGIC, "{}", WEB.key("env"), FieldAction.REPLACE).orElseThrow())
        .contains("- $patch: replace");
    assertThat(
            change(PatchFormat.MERGE, "{}", FieldPath.of("spec", "strategy"), FieldAction.REPLACE))
        .isEmpty();
  }

  @Test
  void movingAnItemIsAnOrder() {
    String patch =
        change(
                PatchFormat.STRATEGIC,
                "{}",
                WEB.key("env").item("name", new StringValue("B")),
                FieldAction.MOVE_DOWN)
            .or(
                () ->
                    change(
                        PatchFormat.STRATEGIC,
                        "{}",
                        WEB.key("env").item("name", new StringValue("B")),
                        FieldAction.MOVE_UP))
            .orElseThrow();
    assertThat(patch).contains("$setElementOrder/env:").doesNotContain("$patch", "value:");
  }

  @Test
  void anActionWithoutMeaningGivesNothing() {
    assertThat(
            change(
                PatchFormat.STRATEGIC, "{}", FieldPath.of("spec", "nothing"), FieldAction.DELETE))
        .isEmpty();
    assertThat(change(PatchFormat.STRATEGIC, "{}", WEB, FieldAction.MOVE_UP)).isEmpty();
  }

  @Test
  void theSmallestPatchHasTheSameEffect() {
    Value patch =
        value(
            """
            apiVersion: apps/v1
            metadata: {labels: {none: null}}
            spec:
              replicas: 9
              strategy: {type: RollingUpdate}
              template:
                spec:
                  $setElementOrder/containers: [{name: web}]
                  containers:
                  - name: web
                    image: shop/web:1.4
            """);
    Value smallest = SmallestPatch.of(EFFECT, PatchFormat.STRATEGIC, patch);
    assertThat(YamlWriter.write(smallest)).isEqualTo("spec:\n  replicas: 9\n");
    assertThat(EFFECT.of(PatchFormat.STRATEGIC, smallest))
        .isEqualTo(EFFECT.of(PatchFormat.STRATEGIC, patch));
  }

  @Test
  void theTextKeepsItsCommentsWhereThePatchStays() {
    String before = "spec:\n  # many\n  replicas: 9 # nine\n  paused: false\n";
    Value smaller = value("spec: {replicas: 9}");
    assertThat(PatchText.with(SourceReader.read("patch", before), smaller, Format.YAML))
        .isEqualTo("spec:\n  # many\n  replicas: 9 # nine\n");
  }

  private static Optional<String> names(Optional<Value> patch) {
    return patch
        .flatMap(value -> POD_EFFECT.of(PatchFormat.STRATEGIC, value))
        .map(
            result ->
                ((ListValue)
                        ((MapValue) result.find("spec").orElseThrow())
                            .find("volumes")
                            .orElseThrow())
                    .items().stream()
                        .map(item -> ((MapValue) item).text("name"))
                        .collect(Collectors.joining(" ")));
  }

  private static final MapValue POD =
      yaml(
          "{apiVersion: v1, kind: Pod, metadata: {name: p}, spec: {volumes: [{name: a}, {name: b},"
              + " {name: c}, {name: d}]}}");
  private static final PatchEffect POD_EFFECT = new PatchEffect(POD, new BundledCatalog().of(POD));
  private static final FieldPath VOLUMES = FieldPath.of("spec", "volumes");

  private static FieldPath volume(String name) {
    return VOLUMES.item("name", new StringValue(name));
  }

  @ParameterizedTest
  @CsvSource({
    "b, d, a c b d",
    "b, '', a c d b",
    "d, a, d a b c",
    "c, b, a c b d",
    "a, c, b a c d",
  })
  void anItemMovesBeforeAnother(String item, String before, String names) {
    Optional<FieldPath> other = before.isEmpty() ? Optional.empty() : Optional.of(volume(before));
    assertThat(
            names(
                new DraftChange(POD_EFFECT, PatchFormat.STRATEGIC)
                    .moving(MapValue.EMPTY, volume(item), other)))
        .contains(names);
  }

  @ParameterizedTest
  @CsvSource({"b, MOVE_UP, b a c d", "b, MOVE_DOWN, a c b d", "d, DELETE, a b c"})
  void anItemMovesByOne(String item, FieldAction action, String names) {
    assertThat(
            names(
                new DraftChange(POD_EFFECT, PatchFormat.STRATEGIC)
                    .with(MapValue.EMPTY, volume(item), action)))
        .contains(names);
  }

  @Test
  void whatIsNotInTheListMovesNowhere() {
    FieldTarget target = new FieldTarget(POD, POD_EFFECT.schema().type(), volume("b"));
    assertThat(target.movedBefore(Optional.of(FieldPath.of("spec")))).isEmpty();
    assertThat(target.movedBefore(Optional.of(volume("none")))).isEmpty();
    FieldTarget root = new FieldTarget(POD, POD_EFFECT.schema().type(), FieldPath.root());
    assertThat(root.movedBefore(Optional.empty())).isEmpty();
    assertThat(root.after(FieldAction.DELETE)).isEmpty();
    assertThat(
            new FieldTarget(POD, POD_EFFECT.schema().type(), volume("d"))
                .after(FieldAction.MOVE_DOWN))
        .isEmpty();
    assertThat(
            new FieldTarget(POD, POD_EFFECT.schema().type(), FieldPath.of("spec"))
                .after(FieldAction.CLEAR_OTHERS))
        .as("what names the object would go")
        .isEmpty();
  }

  @Test
  void aPatchThatSaidNothingIsWrittenAsIsUsual() {
    Value patch = value("{spec: {replicas: 9}}");
    for (String empty : List.of("{}\n", " [] ")) {
      SourceDocument before = SourceReader.read("patch", empty);
      assertThat(PatchText.with(before, patch, Format.YAML)).isEqualTo("spec:\n  replicas: 9\n");
      assertThat(PatchText.with(before, patch, Format.JSON))
          .isEqualTo("{\n  \"spec\": {\n    \"replicas\": 9\n  }\n}\n");
    }
  }
}
