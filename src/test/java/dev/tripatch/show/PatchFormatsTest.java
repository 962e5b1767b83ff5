package dev.tripatch.show;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.document.Format;
import dev.tripatch.document.SourceDocument;
import dev.tripatch.document.Span;
import dev.tripatch.document.reader.SourceReader;
import dev.tripatch.engine.format.PatchFormat;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.Role;
import dev.tripatch.json.ThreeDocuments;
import dev.tripatch.learn.BuiltInExample;
import dev.tripatch.schema.catalog.BundledCatalog;
import dev.tripatch.show.paint.FieldIndex;
import dev.tripatch.show.paint.Mark;
import dev.tripatch.show.paint.PaneText;
import dev.tripatch.show.pane.PatchLook;
import dev.tripatch.show.pane.ShownPatch;
import dev.tripatch.workspace.Compared;
import dev.tripatch.workspace.Workbench;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** The patch pane in the three formats. */
class PatchFormatsTest {
  private static final String WEB = "spec.template.spec.containers[name=web]";

  private final Comparison example = compare(BuiltInExample.local(), BuiltInExample.live());

  @Test
  void firstThereIsWhatKubectlSends() {
    ShownPatch patch = example.patch(PatchLook.FIRST);
    assertThat(patch.format()).isEqualTo(PatchFormat.STRATEGIC);
    assertThat(patch.sent()).isEqualTo(PatchFormat.STRATEGIC);
    assertThat(patch.pane()).isSameAs(example.pane(Role.PATCH));
    assertThat(patch.remarks()).isEmpty();
    assertThat(patch.remarksTitle()).isEmpty();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "CONFLICT  | spec.replicas               | path: /spec/replicas; value: 3",
        "ADDED     | spec.minReadySeconds        | path: /spec/minReadySeconds; value: 10",
        "DELETED   | metadata.labels.tier        | path: /metadata/labels/tier",
        "CLEARED   | spec.strategy.rollingUpdate | path: /spec/strategy/rollingUpdate",
        "CHANGED   | "
            + WEB
            + ".image | path: /spec/template/spec/containers/0/image;"
            + " value: shop/web:1.5",
      })
  void anOperationHasTheMarkOfItsField(Mark mark, String field, String tinted) {
    assertThat(tinted(PatchFormat.JSON, mark, field)).containsExactly(tinted.split("; "));
  }

  @Test
  void itemsAreNamedAsTheyStandWhenTheOperationComes() {
    FieldIndex fields = in(PatchFormat.JSON).pane().fields();
    String text = in(PatchFormat.JSON).pane().text();
    Span removed = fields.spanOf(FieldPath.parse(WEB + ".env[name=C]")).orElseThrow();
    assertThat(removed.in(text)).contains("op: remove").contains("/env/");
    Span added = fields.spanOf(FieldPath.parse(WEB + ".env[name=D]")).orElseThrow();
    assertThat(added.in(text)).contains("op: add").contains("name: D");
    assertThat(fields.fieldAt(text.indexOf("value: \"4\"")))
        .contains(FieldPath.parse(WEB + ".env[name=D].value"));
    Span inside = fields.spanOf(FieldPath.parse(WEB + ".env[name=D].value")).orElseThrow();
    assertThat(inside.in(text)).isEqualTo("value: \"4\"");
  }

  @Test
  void movesAreReordered() {
    assertThat(in(PatchFormat.JSON).pane().highlights())
        .anyMatch(
            each ->
                each.mark() == Mark.REORDERED
                    && each.span().in(in(PatchFormat.JSON).pane().text()).startsWith("from: "));
  }

  @Test
  void testsAreQuietAndLeadToTheirField() {
    PaneText pane =
        example.patch(new PatchLook(Optional.of(PatchFormat.JSON), true, Format.YAML)).pane();
    FieldPath replicas = FieldPath.of("spec", "replicas");
    String both = pane.fields().spanOf(replicas).orElseThrow().in(pane.text());
    assertThat(both).contains("op: test", "value: 7", "op: replace", "value: 3");
    assertThat(pane.highlights())
        .filteredOn(each -> each.path().equals(replicas))
        .extracting(each -> each.span().in(pane.text()))
        .containsExactly("path: /spec/replicas", "value: 3");
    assertThat(pane.fields().fieldAt(pane.text().indexOf("value: 7"))).contains(replicas);
  }

  @Test
  void aMergePatchHasTheMarksOfItsFields() {
    assertThat(tinted(PatchFormat.MERGE, Mark.CLEARED, "spec.strategy.rollingUpdate"))
        .containsExactly("rollingUpdate: null");
    assertThat(tinted(PatchFormat.MERGE, Mark.REORDERED, WEB + ".env")).containsExactly("env");
    assertThat(tinted(PatchFormat.MERGE, Mark.ADDED, WEB + ".env[name=D]"))
        .containsExactly("- name: D", "value: \"4\"");
  }

  @Test
  void anItemThatAMergePatchLeavesOutIsFoundInItsList() {
    PaneText pane = in(PatchFormat.MERGE).pane();
    Span list = pane.fields().spanOf(FieldPath.parse(WEB + ".env[name=C]")).orElseThrow();
    assertThat(list.in(pane.text())).startsWith("env:");
  }

  @Test
  void whatAFormatCannotSayIsSaid() {
    ShownPatch patch = in(PatchFormat.MERGE);
    assertThat(patch.remarksTitle()).isEqualTo("1 thing this format cannot say");
    assertThat(patch.remarks().getFirst().sentence()).startsWith("The whole list is rewritten");
    assertThat(patch.remarks().getFirst().fields())
        .containsExactly(FieldPath.parse("spec.template.spec.containers"));
  }

  @ParameterizedTest
  @EnumSource
  void bothNotationsSayTheSame(PatchFormat format) {
    ShownPatch yaml = in(format);
    ShownPatch json = example.patch(new PatchLook(Optional.of(format), false, Format.JSON));
    assertThat(yaml.in(Format.YAML)).isEqualTo(yaml.pane().text());
    assertThat(yaml.in(Format.JSON)).isEqualTo(json.pane().text());
    assertThat(json.in(Format.YAML)).isEqualTo(yaml.pane().text());
  }

  @Test
  void aCustomResourceHasAJsonMergePatchAndNoStrategicOne() {
    String live = "apiVersion: example.com/v1\nkind: Widget\nmetadata: {name: w}\nspec: {a: 1}\n";
    Comparison widget = compare(live.replace("a: 1", "a: 2"), live);
    assertThat(widget.patch(PatchLook.FIRST).format()).isEqualTo(PatchFormat.MERGE);
    ShownPatch strategic =
        widget.patch(new PatchLook(Optional.of(PatchFormat.STRATEGIC), false, Format.YAML));
    assertThat(strategic.patch()).isEmpty();
    assertThat(strategic.pane().text()).isEmpty();
    assertThat(strategic.in(Format.JSON)).isEmpty();
    assertThat(strategic.remarks().getFirst().sentence()).contains("no patch metadata");
  }

  private ShownPatch in(PatchFormat format) {
    return example.patch(new PatchLook(Optional.of(format), false, Format.YAML));
  }

  private List<String> tinted(PatchFormat format, Mark mark, String field) {
    PaneText pane = in(format).pane();
    return pane.highlights().stream()
        .filter(each -> each.mark() == mark && each.path().toString().equals(field))
        .map(each -> each.span().in(pane.text()))
        .toList();
  }

  private static Comparison compare(String local, String live) {
    ThreeDocuments<SourceDocument> sources =
        new ThreeDocuments<>(
            Optional.empty(),
            SourceReader.read("local.yaml", local),
            Optional.of(SourceReader.read("live.yaml", live)));
    Compared.Done done = (Compared.Done) new Workbench(new BundledCatalog()).compare(sources, true);
    return new Comparison(done.documents(), done.outcome());
  }
}
