package dev.tripatch.workspace;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.document.SourceDocument;
import dev.tripatch.document.reader.SourceReader;
import dev.tripatch.engine.format.PatchFormat;
import dev.tripatch.hazard.Hazard;
import dev.tripatch.hazard.HazardKind;
import dev.tripatch.json.Role;
import dev.tripatch.json.ThreeDocuments;
import dev.tripatch.learn.BuiltInExample;
import dev.tripatch.schema.catalog.BundledCatalog;
import dev.tripatch.show.Composition;
import dev.tripatch.show.pane.PatchLook;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Patches that a person composes: what is wrong with them, and where. */
class ComposeTest {
  private final Workbench workbench = new Workbench(new BundledCatalog());

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '#',
      value = {
        "STRATEGIC | spec: {strategy: {$patch: remove}} | unknown patch type: remove",
        "STRATEGIC | spec: [1                           | patch:1:",
        "STRATEGIC | [1]                                | This patch is not a map",
        "MERGE     | [1]                                | This patch is not a map",
        "MERGE     | #  #                               | There is no patch here.",
        "JSON      | {}                                 | A JSON Patch is a list of operations",
        "JSON      | [{op: remove, path: /spec/none}]   | /spec/none",
        "JSON      | [{op: remove, path: /spec/none}]   | as a whole or not at all",
        "JSON      | [{op: replace, path: /spec/none, value: 1}] | it adds the missing key",
      })
  void aWrongPatchIsRefusedAtItsPlace(PatchFormat format, String patch, String said) {
    List<Fault> faults = faults(format, patch);
    assertThat(faults).hasSize(1);
    Fault fault = faults.getFirst();
    assertThat(fault.pane()).isEqualTo(Role.PATCH);
    String all =
        fault.location() + " " + fault.diagnostic().message() + " " + fault.diagnostic().remedy();
    assertThat(all).contains(said);
  }

  @Test
  void thePlaceIsThatOfTheField() {
    String patch = "metadata: {labels: {a: b}}\nspec:\n  strategy: {$patch: remove}\n";
    Fault fault = faults(PatchFormat.STRATEGIC, patch).getFirst();
    assertThat(fault.diagnostic().span().in(patch)).isEqualTo("$patch: remove");
  }

  /** Of an order error, the item that causes it is shown, not its list. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          {name: A, value: x}, {name: C, value: y} | {name: A}            | {name: C, value: y} | leaves out
          {name: B, value: x}, {name: A, value: y} | {name: A}, {name: B} | {name: A, value: y} | different order
          {name: A, value: x}, {name: A, value: y} | {name: A}, {name: B} | {name: A, value: y} | twice
          """)
  void thePlaceOfAnOrderErrorIsItsItem(String items, String order, String item, String said) {
    String patch =
        "spec: {template: {spec: {containers: [{name: web, $setElementOrder/env: [%s], env: [%s]}]}}}"
            .formatted(order, items);
    Fault fault = faults(PatchFormat.STRATEGIC, patch).getFirst();
    assertThat(fault.diagnostic().message()).contains(said, "env[name=");
    assertThat(fault.diagnostic().span().in(patch)).isEqualTo(item);
    assertThat(fault.diagnostic().span().start()).isEqualTo(patch.lastIndexOf(item));
  }

  /** What a hazard tells is no remark of the patch, too. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          replicas: 9, template: {spec: {containers: [{name: gone, $patch: delete}]}}  | true
          replicas: 9}, metadata: {$deleteFromPrimitiveList/finalizers: [a]                    | true
          replicas: 9, minReadySeconds: null                                           | false
          replicas: 9, template: {spec: {$setElementOrder/volumes: [{name: a}]}}       | false
          """)
  void aDirectiveThatDoesNothingIsToldOnce(String text, boolean isHazard) {
    SourceDocument idle = SourceReader.read("patch", "{spec: {" + text + "}}");
    ThreeDocuments<SourceDocument> sources = sources(BuiltInExample.local(), BuiltInExample.live());
    Composed.Done done = (Composed.Done) workbench.compose(sources, idle, PatchFormat.STRATEGIC);
    Composition shown = done.view(PatchFormat.STRATEGIC);
    List<HazardKind> hazards =
        PatchHazards.of(PatchFormat.STRATEGIC, idle, sources.live().orElseThrow(), done.schema())
            .stream()
            .map(Hazard::kind)
            .toList();
    assertThat(hazards.contains(HazardKind.IDLE_DIRECTIVE)).isEqualTo(isHazard);
    assertThat(shown.patch(PatchLook.FIRST).remarks().isEmpty()).isEqualTo(isHazard);
    assertThat(shown.idle()).hasSize(1);
  }

  @Test
  void thePlaceIsThatOfTheOperation() {
    String patch = "- {op: test, path: /kind, value: Deployment}\n- {op: remove, path: /none}\n";
    Fault fault = faults(PatchFormat.JSON, patch).getFirst();
    assertThat(fault.location()).isEqualTo("patch:2:22");
  }

  @Test
  void liveHasToBeReadable() {
    Composed composed =
        workbench.compose(
            sources("spec: {}", "a: [1"), SourceReader.read("patch", "{}"), PatchFormat.MERGE);
    assertThat(((Composed.Refused) composed).faults())
        .extracting(Fault::pane)
        .containsExactly(Role.LIVE);
  }

  @Test
  void localNeedNotBeReadable() {
    Composed composed =
        workbench.compose(
            sources("a: [1", BuiltInExample.live()),
            SourceReader.read("patch", "spec: {replicas: 1}"),
            PatchFormat.STRATEGIC);
    assertThat(composed).isInstanceOf(Composed.Done.class);
    assertThat(((Composed.Done) composed).documents().lastApplied()).isPresent();
  }

  private List<Fault> faults(PatchFormat format, String patch) {
    SourceDocument document = SourceReader.read("patch", patch);
    Composed composed =
        workbench.compose(sources(BuiltInExample.local(), BuiltInExample.live()), document, format);
    assertThat(composed).isInstanceOf(Composed.Refused.class);
    return ((Composed.Refused) composed).faults();
  }

  private static ThreeDocuments<SourceDocument> sources(String local, String live) {
    return new ThreeDocuments<>(
        Optional.empty(),
        SourceReader.read("local", local),
        Optional.of(SourceReader.read("live", live)));
  }

  /** Where the field is not in the patch, what would hold it is shown, its first line only. */
  @Test
  void thePlaceOfAWholePatchIsItsFirstLine() {
    String patch = "- op: add\n  path: /spec/x\n";
    Fault fault = faults(PatchFormat.JSON, patch).getFirst();
    assertThat(fault.diagnostic().span().in(patch).strip()).isEqualTo("- op: add");
    String map = "a: 1\nb: 2\n";
    assertThat(faults(PatchFormat.JSON, map).getFirst().diagnostic().span().in(map).strip())
        .isEqualTo("a: 1");
  }

  @Test
  void whatTheServerTakesIsNoHazard() {
    assertThat(refusals("- {op: replace, path: /spec/none, value: 1}")).isFalse();
    assertThat(refusals("- {op: remove, path: /spec/none}")).isTrue();
    assertThat(refusals("- {op: remove, path: /spec/replicas}")).isFalse();
  }

  private boolean refusals(String operations) {
    SourceDocument live = SourceReader.read("live", BuiltInExample.live());
    return PatchHazards.of(
            PatchFormat.JSON,
            SourceReader.read("patch", operations),
            live,
            workbench.schemaOf(live.object().orElseThrow()))
        .stream()
        .anyMatch(hazard -> hazard.kind() == HazardKind.REFUSED);
  }

  @Test
  void aPatchThatCannotBeReadHasNoHazards() {
    SourceDocument live = SourceReader.read("live", BuiltInExample.live());
    for (PatchFormat format : List.of(PatchFormat.STRATEGIC, PatchFormat.MERGE)) {
      assertThat(
              PatchHazards.of(
                  format,
                  SourceReader.read("patch", "a: ["),
                  live,
                  workbench.schemaOf(live.object().orElseThrow())))
          .isEmpty();
    }
  }
}
