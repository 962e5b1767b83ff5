package dev.tripatch.recorded;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.engine.explain.Ledger;
import dev.tripatch.engine.explain.outcome.FieldOutcome;
import dev.tripatch.engine.explain.outcome.Reason;
import dev.tripatch.engine.threeway.ThreeWay;
import dev.tripatch.engine.threeway.ThreeWayInputs;
import dev.tripatch.engine.threeway.ThreeWayOutcome;
import dev.tripatch.json.CanonicalJson;
import dev.tripatch.json.ThreeDocuments;
import dev.tripatch.schema.SchemaAnswer;
import dev.tripatch.schema.catalog.BundledCatalog;
import dev.tripatch.show.table.RowFinder;
import java.net.URISyntaxException;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The laws of the explanation, on recorded three-way cases. */
class ExplanationLawsTest {
  private final BundledCatalog catalog = new BundledCatalog();

  @ParameterizedTest
  @ValueSource(
      strings = {
        "three-way.jsonl.gz",
        "three-way-odd.jsonl.gz",
        "three-way-third.jsonl.gz",
        "three-way-long-twins.jsonl.gz",
        "three-way-overwrite-off.jsonl.gz",
        "stages.jsonl.gz",
        "json-merge.jsonl.gz",
        "bench-env-500.jsonl"
      })
  void reasonsAddUpToPatchAndResult(String name) throws URISyntaxException {
    int computed = 0;
    for (RecordedCase line : recording(name).sample()) {
      ThreeWayInputs inputs = inputs(line, name);
      String before = texts(inputs);
      if (ThreeWay.compute(inputs) instanceof ThreeWayOutcome.Computed outcome) {
        computed++;
        assertThat(Ledger.patch(outcome.explanation())).as(line.id()).isEqualTo(outcome.patch());
        assertThat(Ledger.result(outcome.explanation())).as(line.id()).isEqualTo(outcome.result());
        everyFieldHasOneOutcome(line.id(), outcome.explanation().all());
        everyFieldHasItsRow(line.id(), outcome);
        whatHasNoEffectIsNamed(line.id(), outcome);
        assertThat(ThreeWay.compute(inputs))
            .isInstanceOfSatisfying(
                ThreeWayOutcome.Computed.class,
                again -> assertThat(again.patch()).isEqualTo(outcome.patch()));
      }
      assertThat(texts(inputs)).as("inputs of " + line.id()).isEqualTo(before);
    }
    assertThat(computed).as("computed of " + name).isPositive();
  }

  private static void everyFieldHasOneOutcome(String id, List<FieldOutcome> outcomes) {
    Set<Object> paths = new HashSet<>();
    for (FieldOutcome field : outcomes) {
      assertThat(paths.add(field.path())).as(id + " " + field.path()).isTrue();
      assertThat(field.reason()).as(id + " " + field.path()).isNotEqualTo(Reason.NOT_COVERED);
    }
  }

  /** "There is a patch, but it leaves live as it is" is never all that can be said. */
  private static void whatHasNoEffectIsNamed(String id, ThreeWayOutcome.Computed outcome) {
    if (!outcome.patch().isEmpty()
        && outcome.inputs().live().equals(Optional.of(outcome.result()))) {
      assertThat(outcome.explanation().all())
          .as(id)
          .anyMatch(
              field ->
                  field.patchEntry().isWritten() || field.reason() == Reason.DOCUMENT_DIRECTIVE);
    }
  }

  /** The row is found by what the documents have; what the engine did is what the row says. */
  static void everyFieldHasItsRow(String id, ThreeWayOutcome.Computed outcome) {
    RowFinder finder = new RowFinder(outcome);
    for (FieldOutcome field : outcome.explanation().all()) {
      assertThat(finder.rowOf(field).row())
          .as(id + " " + field.path() + ", " + field.outcome() + ": " + field.reason())
          .hasValueSatisfying(
              row ->
                  assertThat(row.agreesWith(field))
                      .as(
                          id
                              + " "
                              + field.path()
                              + " "
                              + field.outcome()
                              + " "
                              + field.reason()
                              + row)
                      .isTrue());
    }
  }

  private ThreeWayInputs inputs(RecordedCase line, String name) {
    SchemaAnswer schema =
        name.startsWith("json-merge")
            ? new SchemaAnswer.Unknown("a custom resource")
            : catalog.lookUp(line.apiVersion(), line.kind());
    return ThreeWayInputs.asApplied(
        new ThreeDocuments<>(
            Optional.of(line.map("original")),
            line.map("modified"),
            Optional.of(line.map("current"))),
        schema);
  }

  private static String texts(ThreeWayInputs inputs) {
    return inputs.lastApplied().map(CanonicalJson::write).orElse("")
        + CanonicalJson.write(inputs.local())
        + inputs.live().map(CanonicalJson::write).orElse("");
  }

  private static RecordedFile recording(String name) throws URISyntaxException {
    return new RecordedFile(
        Path.of(
            Objects.requireNonNull(ExplanationLawsTest.class.getResource("/recorded/" + name))
                .toURI()));
  }
}
