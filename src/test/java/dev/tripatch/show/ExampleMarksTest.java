package dev.tripatch.show;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.document.SourceDocument;
import dev.tripatch.document.reader.SourceReader;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.Role;
import dev.tripatch.json.ThreeDocuments;
import dev.tripatch.learn.BuiltInExample;
import dev.tripatch.schema.catalog.BundledCatalog;
import dev.tripatch.show.paint.Highlight;
import dev.tripatch.show.paint.LineMark;
import dev.tripatch.show.paint.LineNote;
import dev.tripatch.show.paint.Mark;
import dev.tripatch.show.paint.PaneText;
import dev.tripatch.show.table.Why;
import dev.tripatch.workspace.Compared;
import dev.tripatch.workspace.Workbench;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** In which panes each mark of the built-in example appears, and on which text. */
class ExampleMarksTest {
  private static final String ENV = "spec.template.spec.containers[name=web].env";

  private final Comparison example = example();

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "ADDED    | spec.minReadySeconds                | LOCAL, PATCH, RESULT",
        "ADDED    | " + ENV + "[name=D]                 | LOCAL, PATCH, RESULT",
        "CHANGED  | spec.template.spec.containers[name=web].image"
            + "| LAST_APPLIED, LOCAL, LIVE, PATCH, RESULT",
        "DELETED  | metadata.labels.tier                | LAST_APPLIED, LIVE, PATCH, RESULT",
        "DELETED  | " + ENV + "[name=C]                 | LAST_APPLIED, LIVE, PATCH, RESULT",
        "CLEARED  | spec.strategy.rollingUpdate         | LIVE, PATCH, RESULT",
        "CONFLICT | spec.replicas                       | LAST_APPLIED, LOCAL, LIVE, PATCH, RESULT",
        "REORDERED| " + ENV + "                         | LAST_APPLIED, LOCAL, LIVE, PATCH, RESULT"
      })
  void aMarkAppearsInItsPanesOnly(Mark mark, String path, String panes) {
    FieldPath field = FieldPath.parse(path.strip());
    List<String> shown = new ArrayList<>();
    for (Role pane : Role.values()) {
      boolean isTinted =
          example.pane(pane).highlights().stream()
              .anyMatch(each -> each.mark() == mark && each.path().equals(field));
      if (isTinted) {
        shown.add(pane.name());
      }
    }
    assertThat(shown).containsExactlyElementsOf(Arrays.asList(panes.strip().split(", ")));
  }

  @Test
  void everyDocumentShowsWhatDiffersInsideAValue() {
    FieldPath image = FieldPath.parse("spec.template.spec.containers[name=web].image");
    for (Role pane : Role.values()) {
      assertThat(example.pane(pane).inside().differing())
          .as("what differs inside the image, in %s", pane)
          .anyMatch(each -> each.path().equals(image));
    }
  }

  @Test
  void keptFieldsAreQuiet() {
    assertThat(Role.values())
        .allSatisfy(
            pane ->
                assertThat(example.pane(pane).highlights())
                    .noneMatch(each -> each.mark() == Mark.KEPT));
    assertThat(example.rows())
        .anyMatch(row -> row.mark() == Mark.KEPT && row.path().toString().equals(ENV + "[name=X]"));
  }

  @Test
  void theTintLiesOnTheField() {
    assertThat(tinted(Role.LOCAL, "spec.minReadySeconds")).containsExactly("minReadySeconds: 10");
    assertThat(tinted(Role.LIVE, "metadata.labels.tier")).containsExactly("tier: edge");
    assertThat(tinted(Role.PATCH, "metadata.labels.tier")).containsExactly("tier: null");
    assertThat(tinted(Role.LOCAL, ENV)).containsExactly("env");
  }

  /** A line that holds several fields has the glyph of the one that matters most. */
  @Test
  void aConflictHasTheGlyphOfItsLine() {
    String text = "{apiVersion: apps/v1, kind: Deployment, metadata: {name: a}, spec: {%s}}\n";
    Comparison oneLine =
        compare(
            new ThreeDocuments<>(
                Optional.of(
                    SourceReader.read(
                        "last", text.formatted("strategy: {type: RollingUpdate}, replicas: 1"))),
                SourceReader.read(
                    "local",
                    text.formatted(
                        "minReadySeconds: 3, strategy: {type: Recreate}, replicas: 2, paused:"
                            + " true")),
                Optional.of(
                    SourceReader.read(
                        "live",
                        text.formatted(
                            "strategy: {rollingUpdate: {maxSurge: 1}, type: RollingUpdate},"
                                + " replicas: 3, paused: false")))));
    for (Role pane : List.of(Role.LAST_APPLIED, Role.LOCAL, Role.LIVE)) {
      assertThat(oneLine.pane(pane).gutter())
          .as(pane.name())
          .containsExactly(
              new LineMark(
                  1, Mark.CONFLICT, FieldPath.parse("spec.replicas"), "conflict: overwrites"));
    }
    assertThat(oneLine.pane(Role.LOCAL).highlights())
        .extracting(Highlight::mark)
        .contains(Mark.ADDED, Mark.CHANGED);
    assertThat(oneLine.pane(Role.LIVE).highlights())
        .extracting(Highlight::mark)
        .contains(Mark.CLEARED);
  }

  @Test
  void whatIsGoneStandsInTheResultAsPhantomLines() {
    PaneText result = example.pane(Role.RESULT);
    String[] lines = result.text().split("\n", -1);
    assertThat(result.phantomLines().stream().sorted().map(line -> lines[line - 1].strip()))
        .containsExactly(
            "tier: edge",
            "revisionHistoryLimit: 5",
            "rollingUpdate:",
            "maxSurge: 25%",
            "maxUnavailable: 25%",
            "- name: C",
            "value: \"3\"");
    assertThat(result.withoutPhantomLines().text()).isEqualTo(example.resultYaml());
  }

  @Test
  void theResultSaysWhatChangedFieldsWere() {
    assertThat(example.pane(Role.RESULT).notes())
        .extracting(LineNote::text)
        .contains("← was 7", "← was shop/web:1.4", "· only live has it, kept");
  }

  @Test
  void aFieldInsideAWholeOneHasItsWhy() {
    Why why = example.why(FieldPath.parse("spec.strategy.rollingUpdate.maxSurge"));
    assertThat(why.mark()).contains(Mark.CLEARED);
    assertThat(why.headline()).isEqualTo("Cleared by $retainKeys.");
    assertThat(why.facts()).anyMatch(fact -> fact.text().equals("spec.strategy.rollingUpdate"));
  }

  private List<String> tinted(Role pane, String path) {
    PaneText text = example.pane(pane);
    return text.highlights().stream()
        .filter(each -> each.path().toString().equals(path))
        .map(each -> each.span().in(text.text()))
        .toList();
  }

  private static Comparison example() {
    ThreeDocuments<SourceDocument> sources =
        new ThreeDocuments<>(
            Optional.empty(),
            SourceReader.read("local.yaml", BuiltInExample.local()),
            Optional.of(SourceReader.read("live.yaml", BuiltInExample.live())));
    return compare(sources);
  }

  private static Comparison compare(ThreeDocuments<SourceDocument> sources) {
    Compared compared = new Workbench(new BundledCatalog()).compare(sources, true);
    assertThat(compared).isInstanceOf(Compared.Done.class);
    Compared.Done done = (Compared.Done) compared;
    return new Comparison(done.documents(), done.outcome());
  }
}
