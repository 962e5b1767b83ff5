package dev.tripatch.export;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.document.ObjectName;
import dev.tripatch.format.PatchFormat;
import dev.tripatch.patch.Json;
import dev.tripatch.patch.Snippets;
import dev.tripatch.schema.SchemaAnswer;
import dev.tripatch.value.MapValue;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** In the JSON {@code '} stands for {@code "}. */
class KustomizeEntryTest {
  private static final SchemaAnswer POD =
      new SchemaAnswer.Known(Snippets.kind("v1", "Pod"), "the built-in catalogue");
  private static final ObjectName NAME = new ObjectName("v1", "Pod", "", "web.one");

  @Test
  void aPatchInTheObjectsShapeNamesItself() {
    Export.Made made =
        made(
            "{'spec':{'hostname':'a','containers':[{'name':'a','image':'1'},{'name':'b'}]}}",
            "{'spec':{'containers':[{'name':'a','image':'2'}]}}",
            PatchFormat.STRATEGIC);
    assertThat(made.text())
        .isEqualTo(
            """
            patches:
            - patch: |-
                apiVersion: v1
                kind: Pod
                metadata:
                  name: web.one
                spec:
                  containers:
                  - name: a
                    image: "2"
                  - name: b
                    $patch: delete
                  hostname: null
            """);
    assertThat(made.losses()).isEmpty();
    assertThat(made.remarks()).isEmpty();
  }

  @Test
  void anOrderIsSaidByNamingAllItems() {
    Export.Made made =
        made(
            "{'spec':{'containers':[{'name':'a'},{'name':'b'}]}}",
            "{'spec':{'containers':[{'name':'a'},{'name':'n','image':'i'},{'name':'b'}]}}",
            PatchFormat.STRATEGIC);
    assertThat(made.text())
        .contains("- name: a\n      - name: \"n\"\n        image: i\n      - name: b");
    assertThat(made.losses()).isEmpty();
  }

  @Test
  void aJsonPatchHasATargetWithRegularExpressions() {
    Export.Made made =
        made("{'spec':{'hostname':'a'}}", "{'spec':{'hostname':'b'}}", PatchFormat.JSON);
    assertThat(made.text())
        .isEqualTo(
            """
            patches:
            - target:
                version: v1
                kind: Pod
                name: web\\.one
              patch: |-
                - op: replace
                  path: /spec/hostname
                  value: b
            """);
  }

  @Test
  void nothingIsTakenOutOfASet() {
    Export.Made made =
        made(
            "{'metadata':{'finalizers':['a','b']}}",
            "{'metadata':{'finalizers':['a']}}",
            PatchFormat.STRATEGIC);
    assertThat(made.losses().stream().map(loss -> loss.path() + " " + loss.kind()))
        .containsExactly("metadata.finalizers OTHER_RESULT");
  }

  @Test
  void aFileIsNamedAndHoldsThePatch() {
    KustomizeEntry entry = entry("{'spec':{'hostname':'a'}}", "{'spec':{'hostname':'b'}}");
    assertThat(((Export.Made) entry.withFile(PatchFormat.STRATEGIC, "web.yaml")).text())
        .isEqualTo("patches:\n- path: web.yaml\n");
    assertThat(entry.patch(PatchFormat.STRATEGIC))
        .isEqualTo(
            Json.read(
                "{'apiVersion':'v1','kind':'Pod','metadata':{'name':'web.one'},"
                    + "'spec':{'hostname':'b'}}"));
  }

  @Test
  void kubectlsAnnotationIsLeftOut() {
    String annotation = "kubectl.kubernetes.io/last-applied-configuration";
    String object = "{'metadata':{'annotations':{'%s':'%s'}},'spec':{'hostname':'%s'}}";
    Export.Made made =
        made(
            object.formatted(annotation, "{}", "a"),
            object.formatted(annotation, "{ }", "b"),
            PatchFormat.STRATEGIC);
    assertThat(made.text()).contains("hostname: b").doesNotContain("last-applied");
    assertThat(made.remarks()).containsExactly(Remark.ANNOTATION_LEFT_OUT);
    assertThat(
            entry(object.formatted(annotation, "{}", "a"), object.formatted(annotation, "", "a"))
                .inline(PatchFormat.STRATEGIC))
        .isEqualTo(new Export.Nothing());
  }

  @Test
  void whatKustomizeDoesNotTake() {
    KustomizeEntry created = entry("{}", "{'spec':{'hostname':'b'}}");
    KustomizeEntry changed = entry("{'spec':{'hostname':'a'}}", "{'spec':{'hostname':'b'}}");
    assertThat(
            Stream.of(created.inline(PatchFormat.STRATEGIC), changed.inline(PatchFormat.MERGE))
                .map(each -> ((Export.Refused) each).cause()))
        .satisfiesExactly(
            each -> assertThat(each).isEqualTo("There is no live object to patch."),
            each -> assertThat(each).startsWith("kustomize has no JSON merge patch"));
  }

  private static Export.Made made(String live, String result, PatchFormat format) {
    return (Export.Made) entry(live, result).inline(format);
  }

  private static KustomizeEntry entry(String live, String result) {
    return new KustomizeEntry(NAME, (MapValue) Json.read(live), (MapValue) Json.read(result), POD);
  }
}
