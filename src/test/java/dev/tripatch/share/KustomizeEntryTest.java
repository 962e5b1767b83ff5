package dev.tripatch.share;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.document.reader.ObjectName;
import dev.tripatch.engine.format.PatchFormat;
import dev.tripatch.engine.patch.Json;
import dev.tripatch.engine.patch.Snippets;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.StringValue;
import dev.tripatch.schema.SchemaAnswer;
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
  void anItemThatStaysAsItIsIsNotWritten() {
    Export.Made made =
        made(
            "{'spec':{'containers':[{'name':'first','image':'1'},{'name':'second','image':'1'}]}}",
            "{'spec':{'containers':[{'name':'first','image':'2'},{'name':'second','image':'1'}]}}",
            PatchFormat.STRATEGIC);
    assertThat(made.text()).contains("first").doesNotContain("second");
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

  /** With a namespace kustomize would find no object of such a kind, and say nothing. */
  @Test
  void aTargetNamesNoNamespaceWhereTheKindHasNone() {
    assertThat(targetOf(new ObjectName("v1", "PersistentVolume", "prod", "o")))
        .contains("name: o")
        .doesNotContain("namespace");
    assertThat(targetOf(new ObjectName("v1", "ConfigMap", "prod", "o")))
        .contains("name: o\n    namespace: prod\n");
  }

  private static String targetOf(ObjectName name) {
    MapValue before = (MapValue) Json.read("{'a':'1'}");
    MapValue after = (MapValue) Json.read("{'a':'2'}");
    KustomizeEntry entry = new KustomizeEntry(name, before, after, POD);
    return ((Export.Made) entry.inline(PatchFormat.JSON)).text();
  }

  @Test
  void aSetThatLosesAnItemIsReplaced() {
    Export.Made made =
        made(
            "{'metadata':{'finalizers':['a','b']}}",
            "{'metadata':{'finalizers':['a']}}",
            PatchFormat.STRATEGIC);
    assertThat(made.text()).contains("finalizers:\n      - $patch: replace\n      - a\n");
    assertThat(made.losses()).isEmpty();
  }

  @Test
  void whatKustomizeWouldLoseIsAJsonPatchWithTheReason() {
    Export.Made made =
        made(
            "{'spec':{'containers':[{'name':'a','x':1},{'name':'a'}]}}",
            "{'spec':{'containers':[{'name':'a','x':2},{'name':'a'}]}}",
            PatchFormat.STRATEGIC);
    assertThat(made.text()).contains("- target:").contains("path: /spec/containers/0/x");
    assertThat(made.remarks()).contains(Remark.JSON_PATCH_INSTEAD);
    assertThat(made.losses().stream().map(loss -> loss.path() + " " + loss.kind()))
        .contains("spec.containers NOT_IN_SHAPE");
    assertThat(made.losses()).noneMatch(loss -> loss.kind().changesResult());
  }

  @Test
  void aNumberInPlaceOfATextWouldKeepTheQuotes() {
    Export.Made made = made("{'spec':{'x':'http'}}", "{'spec':{'x':8080}}", PatchFormat.STRATEGIC);
    assertThat(made.text()).contains("- target:").contains("value: 8080");
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
  void aLineBreakAtTheVeryEndIsKept() {
    Export.Made made =
        made("{'spec':{'x':'a'}}", "{'spec':{'x':'one\\ntwo\\n'}}", PatchFormat.STRATEGIC);
    assertThat(made.text()).contains("- patch: |-\n    {\n").contains("\"x\": \"one\\ntwo\\n\"");
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
    return new KustomizeEntry(NAME, object(live), object(result), POD);
  }

  /** A pod that has these fields; none where there are none. */
  private static MapValue object(String fields) {
    MapValue map = (MapValue) Json.read(fields);
    MapValue metadata = map.get("metadata") instanceof MapValue given ? given : MapValue.EMPTY;
    return map.isEmpty()
        ? map
        : map.toBuilder()
            .put("apiVersion", new StringValue("v1"))
            .put("kind", new StringValue("Pod"))
            .put("metadata", metadata.toBuilder().put("name", new StringValue("web.one")).build())
            .build();
  }
}
