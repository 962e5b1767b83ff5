package dev.tripatch.schema.overlay;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.tripatch.document.data.DataFault;
import dev.tripatch.schema.Annotation;
import dev.tripatch.time.Effort;
import java.util.List;
import org.junit.jupiter.api.Test;

class OverlayFileTest {

  private static final String TEXT =
      """
      apiVersion: tripatch/v1
      kind: SchemaOverlay
      rules:
      - type: io.k8s.api.core.v1.Container
        field: args
        patchStrategy: merge
      - apiVersion: apps/v1
        kind: Deployment
        field: spec.template.spec.tolerations
        patchStrategy: merge,retainKeys
        patchMergeKey: key
        listType: ""
        listMapKeys: []
      - apiVersion: argoproj.io/v1alpha1
        kind: Rollout
        field: spec.template
        as: io.k8s.api.core.v1.PodTemplateSpec
      asBuiltIn:
      - apiVersion: argoproj.io/v1alpha1
        kind: Rollout
      """;

  @Test
  void whatIsReadIsWrittenAgain() throws DataFault {
    Overlay overlay = OverlayFile.read(TEXT);
    assertThat(overlay.rules()).hasSize(3);
    assertThat(overlay.rules().get(1).annotations())
        .containsEntry(Annotation.LIST_TYPE, Annotation.NONE)
        .containsEntry(Annotation.LIST_MAP_KEYS, Annotation.NONE);
    assertThat(OverlayFile.write(overlay)).isEqualTo(TEXT);
    assertThat(OverlayFile.read(OverlayFile.write(overlay))).isEqualTo(overlay);
    assertThat(OverlayFile.read(OverlayFile.write(Overlay.EMPTY))).isEqualTo(Overlay.EMPTY);
  }

  @Test
  void barsAreReadToo() throws DataFault {
    Overlay overlay = OverlayFile.read(TEXT.replace("merge,retainKeys", "merge|retainKeys"));
    assertThat(OverlayFile.write(overlay)).isEqualTo(TEXT);
  }

  @Test
  void dotsInKeysAreEscaped() {
    List<String> path = List.of("metadata", "annotations", "example.com/a\\b", "*");
    assertThat(SchemaPaths.read(SchemaPaths.write(path))).isEqualTo(path);
  }

  @Test
  void mistakesAreLocated() {
    assertFault("patchStrategy: merge\n-", "patchStrategy: mrege\n-", 6)
        .isEqualTo(
            "The field rules[0].patchStrategy must be merge, replace, retainKeys or"
                + " merge,retainKeys.");
    assertFault("patchMergeKey: key", "patchMergKey: key", 11)
        .startsWith("There is no field rules[1].patchMergKey; known are apiVersion, as,");
    assertFault("  field: args\n", "", 4).isEqualTo("The field rules[0].field is missing.");
    assertFault("tripatch/v1", "tripatch/v2", 1)
        .isEqualTo("The field apiVersion must be tripatch/v1.");
    assertFault("asBuiltIn:\n- apiVersion: argoproj.io/v1alpha1\n  kind", "asBuiltIn:\n- kind", 19)
        .isEqualTo("The field asBuiltIn[0].apiVersion is missing.");
    assertFault("field: args", "field: args" + ".a".repeat(400_000), 5)
        .isEqualTo("The field rules[0].field must be the way to a field, of 300 keys at most.");
    assertFault("listMapKeys: []", "listMapKeys: [null]", 13)
        .isEqualTo("The field rules[1].listMapKeys[0] must not be null.");
    assertFault("rules:", "rules: [", 3).startsWith("This is not valid YAML: ");
  }

  private static org.assertj.core.api.AbstractStringAssert<?> assertFault(
      String sought, String written, int line) {
    String[] problem = new String[1];
    assertThatExceptionOfType(DataFault.class)
        .isThrownBy(
            () ->
                OverlayFile.read(TEXT.replaceFirst(java.util.regex.Pattern.quote(sought), written)))
        .satisfies(
            fault -> {
              assertThat(fault.line()).isEqualTo(line);
              problem[0] = fault.problem();
            });
    return assertThat(problem[0]);
  }

  @Test
  void manyRulesAreRead() {
    StringBuilder text = new StringBuilder(TEXT.substring(0, TEXT.indexOf("- ")));
    for (int i = 0; i < 60_000; i++) {
      text.append("- {apiVersion: v1, kind: Pod, field: spec.a").append(i / 2);
      text.append(", patchStrategy: ").append(i % 2 == 0 ? "merge" : "replace").append("}\n");
    }
    Overlay overlay = Effort.within(20, () -> OverlayFile.read(text.toString()));
    assertThat(overlay.rules())
        .hasSize(30_000)
        .allMatch(rule -> rule.annotations().containsValue("replace"));
  }
}
