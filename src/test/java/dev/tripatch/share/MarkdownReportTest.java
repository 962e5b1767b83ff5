package dev.tripatch.share;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.show.Comparison;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class MarkdownReportTest {

  private static String report(Comparison comparison) {
    return ReportFormat.MARKDOWN.write(comparison, Cases.PLAIN);
  }

  @Test
  void itTellsTheWholeComparison() {
    String report = report(Cases.example());
    assertThat(report.lines().filter(line -> line.startsWith("#")))
        .containsExactly(
            "# Deployment apps/v1 · shop/web",
            "## Fields",
            "## Conflicts",
            "## Patch",
            "## Reasons",
            "## Kept",
            "## Texts");
    assertThat(report)
        .contains("`+` 2 added · `~` 3 changed · `−` 3 deleted")
        .contains("| `+` | `spec.minReadySeconds` | — | `10` | — | `10` | added: only in local |")
        .contains("- `spec.replicas`: last applied `3`, local `3`, live `7`\n")
        .contains("```yaml\nmetadata:\n  labels:\n    tier: null\n")
        .contains("- `−` `metadata.labels.tier` **Deleted.** Removed from local")
        .contains("18 !   replicas: 3   ← was 7\n")
        .contains("… 2 lines of metadata.annotations[\"kubectl");
  }

  @Test
  void whatAPatchWithoutEffectWritesIsNamed() {
    assertThat(report(Cases.withoutEffect()))
        .contains("changes no field of local.\n\nIt writes `metadata.finalizers`.\n");
  }

  @Test
  void everyRowHasAllColumns() {
    for (Comparison comparison : List.of(Cases.example(), Hostile.comparison())) {
      List<String> rows =
          report(comparison).lines().filter(line -> line.matches("\\| `[^`]` \\|.*")).toList();
      assertThat(rows).isNotEmpty();
      assertThat(rows)
          .allSatisfy(
              row ->
                  assertThat(row.replaceAll("\\\\.", "").chars().filter(c -> c == '|')).hasSize(8));
    }
  }

  @Test
  void whatDocumentsSayIsNeverMarkup() {
    String report =
        ReportFormat.MARKDOWN.write(
            Hostile.comparison(), new Heading(Optional.of(Hostile.NAME), List.of()));
    assertThat(report)
        .startsWith(
            "# &lt;script&gt;alert(1)&lt;/script&gt; \\| \\` \" ' &amp; &lt;b&gt;bold⟨U+202E⟩"
                + "⟨U+0007⟩ @<!-- -->all \\#<!-- -->1 \\$x\\$\n")
        .doesNotContain("\u202e", "\u0007");
    String outsideOfCode =
        report.replaceAll("(?s)(````*)[a-z]*\n.*?\n\\1\n", "").replaceAll("`[^`\n]+`", "");
    assertThat(outsideOfCode).doesNotContain("<script", "<img", "</pre").doesNotContain("@all");
  }

  @Test
  void aFenceIsLongerThanAnyInTheText() {
    String patch = report(Hostile.comparison()).split("## Patch\n\n")[1];
    assertThat(patch).startsWith("````yaml\n");
    assertThat(patch.split("## Reasons")[0].stripTrailing()).endsWith("\n````");
  }

  @Test
  void ownersOfLiveAreNamed() {
    String live =
        """
        apiVersion: apps/v1
        kind: Deployment
        metadata:
          name: web
          annotations:
            kubectl.kubernetes.io/last-applied-configuration: '{"spec":{"replicas":1}}'
          managedFields:
          - manager: scaler-of-@team
            operation: Update
            time: "2026-01-02T03:04:05Z"
            fieldsType: FieldsV1
            fieldsV1: {"f:spec": {"f:replicas": {}}}
        spec: {replicas: 2}
        """;
    String local =
        "apiVersion: apps/v1\nkind: Deployment\nmetadata: {name: web}\nspec: {replicas: 3}\n";
    assertThat(report(Cases.comparison(local, live)))
        .contains(
            "live `2`; live set by scaler-of-@<!-- -->team (Update, last 2026-01-02T03:04:05Z)");
  }

  @Test
  void whyKubernetesRefusesStandsFirst() {
    String report = report(Cases.refused());
    assertThat(report)
        .contains("## Kubernetes refuses\n\n`spec.")
        .contains("does not contain declared merge key: name")
        .doesNotContain("## Patch");
  }

  @Test
  void equalComparisonsGiveEqualReports() {
    assertThat(report(Cases.example())).isEqualTo(report(Cases.example()));
  }

  @Test
  void valuesThatAreNoSimpleCodeAreWrittenOut() {
    assertThat(MarkdownText.code("a|b`c\\")).isEqualTo("<code>a&#124;b&#96;c&#92;</code>");
    assertThat(MarkdownText.code(" a")).isEqualTo("<code> a</code>");
    assertThat(MarkdownText.code("a\nb")).isEqualTo("`a⏎b`");
  }
}
