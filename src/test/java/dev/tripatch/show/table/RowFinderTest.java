package dev.tripatch.show.table;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.decide.conflict.Fields;
import dev.tripatch.document.reader.SourceReader;
import dev.tripatch.engine.threeway.ThreeWay;
import dev.tripatch.engine.threeway.ThreeWayInputs;
import dev.tripatch.engine.threeway.ThreeWayOutcome;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.ThreeDocuments;
import dev.tripatch.json.Value;
import dev.tripatch.schema.SchemaAnswer;
import dev.tripatch.schema.catalog.BundledCatalog;
import dev.tripatch.show.table.RowFinder.AppliedRow;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** All that three documents can have at a field, one after the other, and what the engine does. */
class RowFinderTest {

  private static final MapValue OBJECT =
      object(
          """
          apiVersion: apps/v1
          kind: Deployment
          metadata: {name: web, labels: {other: x}}
          spec: {strategy: {type: Recreate}, template: {}}
          """);

  private final BundledCatalog catalog = new BundledCatalog();

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "STRATEGIC | PRIMITIVES | spec.replicas | null; 1; 2",
        "STRATEGIC | OBJECTS | spec.template.metadata | null; {name: b}; {name: c}; {}; odd",
        "STRATEGIC | MAPS | metadata.labels.app | null; a; b",
        "STRATEGIC | ATOMIC_LISTS | metadata.managedFields | null; []; [{manager: a}]; [{manager:"
            + " b}]; odd",
        "STRATEGIC | MERGED_LISTS | metadata.finalizers | null; []; [a, b]; [b, a]; [c]; [c, c];"
            + " odd",
        "STRATEGIC | RETAINED_KEYS | spec.strategy.rollingUpdate | null; {maxSurge: 1}; {maxSurge:"
            + " 2}",
        "BUDGET | REPLACED_MAPS | spec.selector | null; {matchLabels: {a: b}}; {}; odd",
        "CUSTOM | CUSTOM_RESOURCES | spec.size | null; 1; 2; [a]; [b]; {a: b}; {a: c}",
        "TWO_WAY | TWO_WAY | spec.size | null; 1; 2; [a]; [b]; {a: b}; {a: c}",
      })
  void theRowSaysWhatTheEngineDoes(String way, DecisionTable table, String path, String samples) {
    Set<TableRow> applied = new HashSet<>();
    FieldPath field = FieldPath.parse(path);
    for (Optional<Value> lastApplied : values(samples)) {
      for (Optional<Value> local : values(samples)) {
        for (Optional<Value> live : values(samples)) {
          ThreeDocuments<MapValue> documents =
              new ThreeDocuments<>(
                  Optional.of(
                      Fields.without(
                          with(field, lastApplied), FieldPath.of("metadata", "labels", "other"))),
                  with(field, local),
                  Optional.of(with(field, live)));
          if (ThreeWay.compute(inputs(way, documents)) instanceof ThreeWayOutcome.Computed then) {
            AppliedRow found = new RowFinder(then).rowOf(field);
            if (found.path().equals(field)) {
              String id = lastApplied + " " + local + " " + live + " " + found;
              assertThat(found.row().filter(row -> row.agreesWith(found.field())))
                  .as(id)
                  .isPresent();
              if (found.table() == table) {
                applied.add(found.row().orElseThrow());
              }
            }
          }
        }
      }
    }
    List<Situation> missing = new ArrayList<>();
    table.rows().stream()
        .filter(row -> !applied.contains(row))
        .filter(row -> row.situation() != Situation.GONE_WITH_HOLDER)
        .filter(
            row ->
                table != DecisionTable.RETAINED_KEYS || row.situation() != Situation.NEVER_APPLIED)
        .map(TableRow::situation)
        .forEach(missing::add);
    assertThat(missing).isEmpty();
  }

  private ThreeWayInputs inputs(String way, ThreeDocuments<MapValue> documents) {
    SchemaAnswer schema =
        switch (way) {
          case "STRATEGIC" -> catalog.lookUp("apps/v1", "Deployment");
          case "BUDGET" -> catalog.lookUp("policy/v1", "PodDisruptionBudget");
          default -> new SchemaAnswer.Unknown("a custom resource");
        };
    ThreeWayInputs applied = ThreeWayInputs.asApplied(documents, schema);
    return way.equals("TWO_WAY") ? applied.asTwoWayJsonMergePatch() : applied;
  }

  private static MapValue with(FieldPath field, Optional<Value> value) {
    return value.map(given -> Fields.with(OBJECT, field, given)).orElse(OBJECT);
  }

  /** Nothing, and each of them. */
  private static List<Optional<Value>> values(String samples) {
    List<Optional<Value>> values = new ArrayList<>(List.of(Optional.empty()));
    for (String sample : samples.split(";", -1)) {
      values.add(Optional.ofNullable(object("x: " + sample.strip()).get("x")));
    }
    return values;
  }

  private static MapValue object(String text) {
    return SourceReader.read("x", text).decodedObject().orElseThrow();
  }
}
