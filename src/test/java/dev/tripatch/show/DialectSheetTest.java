package dev.tripatch.show;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.dialect.Party;
import dev.tripatch.dialect.View;
import dev.tripatch.document.Lines;
import dev.tripatch.document.SourceDocument;
import dev.tripatch.document.reader.SourceReader;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.ThreeDocuments;
import dev.tripatch.learn.BuiltInExample;
import dev.tripatch.schema.catalog.BundledCatalog;
import dev.tripatch.show.DialectSheet.DialectCell;
import dev.tripatch.show.DialectSheet.DialectColumn;
import dev.tripatch.show.DialectSheet.DialectRow;
import dev.tripatch.show.paint.LineNote;
import dev.tripatch.show.paint.Mark;
import dev.tripatch.show.paint.PaneText;
import dev.tripatch.workspace.Compared;
import dev.tripatch.workspace.ComparisonMode;
import dev.tripatch.workspace.Workbench;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class DialectSheetTest {

  private static final FieldPath CLEARED = FieldPath.parse("spec.strategy.rollingUpdate");
  private static final FieldPath ENV =
      FieldPath.parse("spec.template.spec.containers[name=web].env");

  private static DialectSheet example(View same) {
    return sheet(BuiltInExample.local(), BuiltInExample.live(), same);
  }

  private static DialectSheet sheet(String local, String live, View same) {
    ThreeDocuments<SourceDocument> sources =
        new ThreeDocuments<>(
            Optional.empty(),
            SourceReader.read("local", local),
            Optional.of(SourceReader.read("live", live)));
    Compared compared =
        new Workbench(new BundledCatalog())
            .compare(sources, true, Optional.of(ComparisonMode.DOCUMENTS));
    return DialectSheet.of(((Compared.Done) compared).outcome(), same);
  }

  private static DialectRow row(DialectSheet sheet, FieldPath path) {
    return sheet.rows().stream().filter(row -> row.path().equals(path)).findFirst().orElseThrow();
  }

  private static List<Optional<Mark>> marks(DialectRow row) {
    return row.cells().stream().map(DialectCell::mark).toList();
  }

  @Test
  void whatOthersKeepIsOnlyThereAndSaidWhy() {
    DialectRow row = row(example(View.SAME_PATCH), CLEARED);
    Optional<Mark> added = Optional.of(Mark.ADDED);
    assertThat(marks(row)).containsExactly(Optional.empty(), added, added, Optional.empty(), added);
    assertThat(row.cells().getFirst().text()).isEqualTo("—");
    assertThat(row.cells().get(2).text()).isEqualTo("{maxSurge: 25%, maxUnavailable: 25%}");
    assertThat(row.reasons())
        .hasSize(3)
        .contains(
            "kustomize does not act on $retainKeys, so spec.strategy.rollingUpdate is not"
                + " cleared.");
  }

  @Test
  void anotherOrderIsOnlyThat() {
    DialectRow row = row(example(View.SAME_PATCH), ENV);
    assertThat(row.label()).endsWith("env (order)");
    assertThat(row.cells().get(2).mark()).contains(Mark.REORDERED);
    assertThat(row.cells().get(4).mark()).isEmpty();
  }

  @Test
  void kustomizeAppliesNothing() {
    assertThat(example(View.SAME_DOCUMENTS).columns())
        .extracting(DialectColumn::party)
        .containsExactly(
            Party.KUBERNETES,
            Party.CUSTOM_RESOURCE,
            Party.HELM,
            Party.BEFORE_ELEMENT_ORDER,
            Party.BEFORE_RETAIN_KEYS);
    assertThat(example(View.SAME_DOCUMENTS).resultIn(Party.KUSTOMIZE)).isEmpty();
  }

  @Test
  void theWholeResultIsMarkedWhereItDiffers() {
    PaneText result = example(View.SAME_PATCH).resultIn(Party.KUSTOMIZE).orElseThrow();
    assertThat(marked(result, Mark.ADDED)).contains("rollingUpdate:", "$retainKeys:", "- type");
    assertThat(marked(result, Mark.REORDERED)).containsExactly("env");
    assertThat(result.notes()).extracting(LineNote::text).contains("← not [B, A, X, D]");
    assertThat(result.highlights())
        .allSatisfy(each -> assertThat(result.fields().spanOf(each.path())).isPresent());
  }

  @Test
  void whatIsMissingIsSaidWhereItWouldStand() {
    PaneText result = example(View.SAME_PATCH).resultIn(Party.CUSTOM_RESOURCE).orElseThrow();
    Lines lines = Lines.of(result.text());
    LineNote note =
        result.notes().stream()
            .filter(each -> each.text().startsWith("− without"))
            .filter(each -> each.text().contains("[name=X]"))
            .findFirst()
            .orElseThrow();
    String line = result.text().substring(lines.startOf(note.line()), lines.endOf(note.line()));
    assertThat(line.strip()).isEqualTo("env:");
    assertThat(note.text()).isEqualTo("− without [name=B], [name=A], [name=X]");
  }

  @Test
  void theFirstHasNothingMarked() {
    PaneText result = example(View.SAME_PATCH).resultIn(Party.KUBERNETES).orElseThrow();
    assertThat(result.highlights()).isEmpty();
    assertThat(result.notes()).isEmpty();
  }

  private static List<String> marked(PaneText pane, Mark mark) {
    return pane.highlights().stream()
        .filter(each -> each.mark() == mark)
        .map(each -> pane.text().substring(each.span().start(), each.span().end()))
        .toList();
  }

  /** Helm writes its label into every object; here it is there already. */
  private static final String DEPLOYED_BY_HELM =
      "metadata: {name: a, labels: {app.kubernetes.io/managed-by: Helm}}\n";

  @Test
  void agreementIsSaid() {
    String start = "apiVersion: v1\nkind: ConfigMap\n" + DEPLOYED_BY_HELM;
    assertThat(sheet(start + "data: {a: x}\n", start + "data: {a: y}\n", View.SAME_DOCUMENTS))
        .satisfies(
            sheet -> {
              assertThat(sheet.rows()).isEmpty();
              assertThat(sheet.summary())
                  .isEqualTo(
                      "Kubernetes, a custom resource, Helm, a server before $setElementOrder and a"
                          + " server before $retainKeys all produce the same result.");
            });
    assertThat(sheet(start, start, View.SAME_PATCH).summary())
        .isEqualTo("There is nothing to patch, so live stays as it is in every dialect.");
  }

  @Test
  void aKindWithoutPatchMetadataHasFewerReaders() {
    String start = "apiVersion: example.org/v1\nkind: Thing\n" + DEPLOYED_BY_HELM;
    DialectSheet documents = sheet(start + "b: 1\n", start + "b: 1\n", View.SAME_DOCUMENTS);
    assertThat(documents.summary())
        .isEqualTo("A custom resource and Helm both produce the same result.");
    assertThat(sheet(start + "b: 1\n", start, View.SAME_PATCH).summary())
        .isEqualTo("A custom resource and kustomize both produce the same result.");
  }

  @Test
  void whoRefusesHasNoResult() {
    String start = "apiVersion: v1\nkind: Pod\nmetadata: {name: a}\nspec:\n  containers:\n";
    String local = start + "  - {image: b}\n";
    String live = start + "  - {name: a, image: a}\n";
    DialectSheet documents = sheet(local, live, View.SAME_DOCUMENTS);
    DialectColumn kubernetes = documents.columns().getFirst();
    assertThat(kubernetes.refusal()).isPresent();
    assertThat(documents.resultIn(Party.KUBERNETES)).isEmpty();
    assertThat(documents.resultIn(Party.CUSTOM_RESOURCE)).isPresent();
    assertThat(documents.summary()).isEqualTo("Only a custom resource accepts it.");
    DialectSheet patch = sheet(local, live, View.SAME_PATCH);
    assertThat(patch.columns()).isEmpty();
    assertThat(patch.summary()).startsWith("Kubernetes makes no patch from these documents");
  }
}
