package dev.tripatch.recorded;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.document.Format;
import dev.tripatch.document.SourceDocument;
import dev.tripatch.document.reader.SourceReader;
import dev.tripatch.engine.explain.outcome.FieldOutcome;
import dev.tripatch.engine.threeway.ThreeWay;
import dev.tripatch.engine.threeway.ThreeWayOutcome;
import dev.tripatch.json.CanonicalJson;
import dev.tripatch.json.ThreeDocuments;
import dev.tripatch.laws.Sample;
import dev.tripatch.learn.BlockLabel;
import dev.tripatch.learn.Lesson;
import dev.tripatch.learn.LessonValues;
import dev.tripatch.schema.catalog.BundledCatalog;
import dev.tripatch.show.table.DecisionTable;
import dev.tripatch.show.table.RowFinder;
import dev.tripatch.workspace.Compared;
import dev.tripatch.workspace.ComparisonMode;
import dev.tripatch.workspace.Workbench;
import java.net.URISyntaxException;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

/**
 * The row of a decision table that the documents point to says what the engine did, for every
 * field; {@link ExplanationLawsTest} has most recordings, these are the others.
 */
class DecisionTableLawsTest {

  private static final Workbench WORKBENCH = new Workbench(new BundledCatalog());

  private final Set<DecisionTable> applied = EnumSet.noneOf(DecisionTable.class);

  @Test
  void everyFieldHasItsRow() throws URISyntaxException {
    LessonValues.all().filter(Lesson::isCalculated).forEach(this::check);
    helm();
    RecordedComparisons recorded = new RecordedComparisons();
    recorded.forEach("kubectl-apply.jsonl.gz", outcome -> check("kubectl", outcome));
    recorded.forEach("json-merge.jsonl.gz", outcome -> check("json-merge", outcome));
    recorded.forEach("three-way-odd.jsonl.gz", this::checkAlsoLeftOut);
    recorded.forEach("three-way-third.jsonl.gz", this::checkAlsoLeftOut);
    if (Sample.ALL) {
      assertThat(applied).containsExactlyInAnyOrder(DecisionTable.values());
    }
  }

  private void check(Lesson example) {
    ThreeDocuments<SourceDocument> sources =
        new ThreeDocuments<>(
            document(example, BlockLabel.LAST_APPLIED),
            document(example, BlockLabel.LOCAL).orElseThrow(),
            document(example, BlockLabel.LIVE));
    ComparisonMode mode =
        example.asKubectlApply() ? ComparisonMode.KUBECTL_APPLY : ComparisonMode.DOCUMENTS;
    check(example.toString(), compared(sources, mode));
  }

  private static Optional<SourceDocument> document(Lesson example, BlockLabel label) {
    return example.text(label).map(text -> SourceReader.read(label.name(), text));
  }

  private void helm() throws URISyntaxException {
    Path file =
        Path.of(Objects.requireNonNull(getClass().getResource("/recorded/helm.jsonl.gz")).toURI());
    for (RecordedCase line : new RecordedFile(file).sample()) {
      if (line.has("rendered")) {
        ThreeDocuments<SourceDocument> sources =
            new ThreeDocuments<>(
                Optional.of(read("previous", line)),
                read("rendered", line),
                Optional.of(read("live", line)));
        check(line.id(), compared(sources, ComparisonMode.HELM));
      }
    }
  }

  private static SourceDocument read(String field, RecordedCase line) {
    return SourceReader.read(field, CanonicalJson.write(line.map(field)), Format.JSON);
  }

  private static ThreeWayOutcome compared(
      ThreeDocuments<SourceDocument> sources, ComparisonMode mode) {
    return switch (WORKBENCH.compare(sources, true, Optional.of(mode))) {
      case Compared.Done done -> done.outcome();
      case Compared.Unreadable unreadable -> throw new AssertionError(unreadable);
    };
  }

  /** With overwrite off and a field left out as well. */
  private void checkAlsoLeftOut(ThreeWayOutcome.Computed outcome) {
    check("as applied", outcome);
    check("without overwrite", ThreeWay.compute(outcome.inputs().withOverwrite(false)));
    outcome.explanation().all().stream()
        .filter(field -> field.isWhole() && field.values().patch() != null)
        .findFirst()
        .map(FieldOutcome::path)
        .ifPresent(
            path ->
                check(
                    "without " + path,
                    ThreeWay.compute(outcome.inputs().leavingOut(Set.of(path)))));
  }

  private void check(String id, ThreeWayOutcome answer) {
    if (answer instanceof ThreeWayOutcome.Computed outcome) {
      ExplanationLawsTest.everyFieldHasItsRow(id, outcome);
      RowFinder finder = new RowFinder(outcome);
      outcome.explanation().all().forEach(field -> applied.add(finder.rowOf(field).table()));
    }
  }
}
