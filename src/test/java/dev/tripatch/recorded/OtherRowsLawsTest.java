package dev.tripatch.recorded;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.decide.OtherRows;
import dev.tripatch.decide.Otherwise;
import dev.tripatch.decide.conflict.Identity;
import dev.tripatch.document.SourceDocument;
import dev.tripatch.document.YamlWriter;
import dev.tripatch.document.reader.SourceReader;
import dev.tripatch.engine.explain.outcome.FieldOutcome;
import dev.tripatch.engine.threeway.ThreeWay;
import dev.tripatch.engine.threeway.ThreeWayOutcome;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.NullValue;
import dev.tripatch.json.Role;
import dev.tripatch.json.Scalar;
import dev.tripatch.json.ThreeDocuments;
import dev.tripatch.laws.Sample;
import dev.tripatch.show.table.DecisionTable;
import dev.tripatch.show.table.RowFinder;
import dev.tripatch.show.table.RowFinder.AppliedRow;
import dev.tripatch.show.table.Situation;
import dev.tripatch.show.table.Situation.Circumstance;
import dev.tripatch.show.table.TableRow;
import dev.tripatch.workspace.EditedTexts;
import java.net.URISyntaxException;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

/**
 * Another row of a field's table, made so in the texts and read again, is the row that the engine
 * then leads to. A sample of the recorded cases.
 */
class OtherRowsLawsTest {

  private final Map<DecisionTable, Set<TableRow>> reached = new EnumMap<>(DecisionTable.class);
  private int turn;
  private int made;

  @Test
  void theChangedDocumentsLeadToTheRow() throws URISyntaxException {
    RecordedComparisons recorded = new RecordedComparisons();
    recorded.forEach("kubectl-apply.jsonl.gz", outcome -> sample(outcome, 6));
    recorded.forEach("json-merge.jsonl.gz", outcome -> sample(outcome, 40));
    recorded.forEach("three-way-odd.jsonl.gz", outcome -> sample(outcome, 30));

    assertThat(made).isGreaterThan(Sample.least(1000));
    if (Sample.ALL) {
      nearlyEveryRowIsReached();
    }
  }

  private void nearlyEveryRowIsReached() {
    for (DecisionTable table :
        Set.of(
            DecisionTable.PRIMITIVES,
            DecisionTable.OBJECTS,
            DecisionTable.LIST_VALUES,
            DecisionTable.LIST_ITEMS,
            DecisionTable.MERGED_LISTS,
            DecisionTable.CUSTOM_RESOURCES)) {
      assertThat(reached.get(table))
          .as(table.title())
          .containsAll(
              table.rows().stream()
                  .filter(row -> row.situation() != Situation.GONE_WITH_HOLDER)
                  .toList());
    }
  }

  private void sample(ThreeWayOutcome.Computed outcome, int step) {
    if (turn++ % step == 0) {
      RowFinder rows = new RowFinder(outcome);
      for (FieldOutcome field : outcome.explanation().all()) {
        AppliedRow found = rows.rowOf(field);
        found.table().rows().forEach(row -> check(outcome, found, row));
      }
    }
  }

  private void check(ThreeWayOutcome.Computed before, AppliedRow found, TableRow wanted) {
    FieldPath path = found.field().path();
    switch (new OtherRows(before).otherwise(path, wanted)) {
      case Otherwise.Possible possible -> {
        made++;
        reached.computeIfAbsent(found.table(), _ -> new HashSet<>()).add(wanted);
        assertThat(rowAfter(before, possible, path)).as(path + ": " + possible).contains(wanted);
      }
      case Otherwise.Applies _ -> assertThat(found.row()).contains(wanted);
      case Otherwise.Impossible impossible -> checkImpossible(found, impossible);
    }
  }

  /**
   * A primitive field of live that is neither a merge key nor the object's name can have every row.
   * A null in live has not: no server stores one.
   */
  private static void checkImpossible(AppliedRow found, Otherwise.Impossible impossible) {
    boolean isPlain =
        found.table() == DecisionTable.PRIMITIVES
            && impossible.row().situation().circumstance() == Circumstance.NONE
            && found.field().values().live() instanceof Scalar live
            && live != NullValue.NULL
            && Identity.objection(found.field().path()).isEmpty()
            && !impossible.sentence().contains("merge key");
    assertThat(isPlain).as(found.field().path() + ": " + impossible).isFalse();
    assertThat(impossible.sentence()).endsWith(".");
  }

  private static Optional<TableRow> rowAfter(
      ThreeWayOutcome.Computed before, Otherwise.Possible possible, FieldPath path) {
    ThreeDocuments<SourceDocument> sources =
        before.inputs().documents().map(object -> YamlWriter.render("x", object));
    EditedTexts changed = EditedTexts.making(sources, possible.changes());
    assertThat(changed).as(possible.toString()).isInstanceOf(EditedTexts.Done.class);
    Map<Role, String> texts = sources.map(SourceDocument::text).toMap();
    texts.putAll(((EditedTexts.Done) changed).texts());
    ThreeDocuments<MapValue> read =
        ThreeDocuments.of(texts)
            .map(text -> SourceReader.read("x", text).decodedObject().orElseThrow());
    ThreeWayOutcome then = ThreeWay.compute(before.inputs().with(read));
    assertThat(then).isInstanceOf(ThreeWayOutcome.Computed.class);
    ExplanationLawsTest.everyFieldHasItsRow(path.toString(), (ThreeWayOutcome.Computed) then);
    return new RowFinder((ThreeWayOutcome.Computed) then).rowOf(path).row();
  }
}
