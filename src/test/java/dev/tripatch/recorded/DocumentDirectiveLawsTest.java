package dev.tripatch.recorded;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.engine.explain.Words;
import dev.tripatch.engine.explain.outcome.FieldOutcome;
import dev.tripatch.engine.explain.outcome.Reason;
import dev.tripatch.engine.format.Steps;
import dev.tripatch.engine.threeway.ThreeWay;
import dev.tripatch.engine.threeway.ThreeWayInputs;
import dev.tripatch.engine.threeway.ThreeWayOutcome;
import dev.tripatch.json.ListValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.Scalar;
import dev.tripatch.json.StringValue;
import dev.tripatch.json.ThreeDocuments;
import dev.tripatch.json.Value;
import dev.tripatch.laws.Sample;
import java.net.URISyntaxException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;

/**
 * Directives at random places of the documents of recorded cases: the reasons add up, each field is
 * explained, and the steps lead to the same patch and result.
 */
class DocumentDirectiveLawsTest {
  private static final List<Map.Entry<String, Value>> DIRECTIVES =
      List.of(
          Map.entry("$patch", new StringValue("replace")),
          Map.entry("$patch", new StringValue("delete")),
          Map.entry("$patch", MapValue.of("$patch", new StringValue("delete"))),
          Map.entry("$retainKeys", ListValue.of(new StringValue("name"))),
          Map.entry("$setElementOrder/finalizers", ListValue.of(new StringValue("a"))),
          Map.entry("$deleteFromPrimitiveList/finalizers", ListValue.of(new StringValue("a"))));

  private final Random random = Sample.random();
  private int computed;
  private int directed;

  @Test
  void whatDirectivesDoIsExplained() throws URISyntaxException {
    new RecordedComparisons().forEach("three-way.jsonl.gz", this::check);
    assertThat(computed).isGreaterThan(Sample.least(1_000));
    assertThat(directed).as("fields explained by a directive").isGreaterThan(Sample.least(300));
  }

  private void check(RecordedCase line, ThreeWayOutcome.Computed given) {
    for (int i = 0; i < 3; i++) {
      ThreeWayInputs inputs =
          given
              .inputs()
              .with(
                  new ThreeDocuments<>(
                      given.inputs().lastApplied().map(this::withDirectives),
                      withDirectives(given.inputs().local()),
                      given.inputs().live().map(this::withDirectives)));
      if (ThreeWay.compute(inputs) instanceof ThreeWayOutcome.Computed outcome) {
        computed++;
        check(line.id(), outcome);
      }
    }
  }

  private void check(String id, ThreeWayOutcome.Computed outcome) {
    String given = id + " " + outcome.inputs().documents();
    assertThat(outcome.isBalanced()).as(given).isTrue();
    for (FieldOutcome field : outcome.explanation().all()) {
      assertThat(field.reason()).as(given).isNotEqualTo(Reason.NOT_COVERED);
      if (field.reason() == Reason.DOCUMENT_DIRECTIVE) {
        directed++;
        assertThat(Words.of(field).sentence()).as(given).contains("`$");
      }
    }
    Steps steps = Steps.of(outcome);
    assertThat(steps.patchAfter(steps.size())).as(given).isEqualTo(outcome.patch());
    assertThat(steps.objectAfter(steps.size())).as(given).isEqualTo(outcome.result());
  }

  private MapValue withDirectives(MapValue object) {
    return (MapValue) directed(object);
  }

  private Value directed(Value value) {
    return switch (value) {
      case Scalar scalar -> scalar;
      case ListValue list -> {
        List<Value> items = new ArrayList<>(list.size());
        list.items().forEach(item -> items.add(directed(item)));
        yield new ListValue(items);
      }
      case MapValue map -> {
        MapValue.Builder fields = MapValue.builder();
        map.entries().forEach((key, part) -> fields.put(key, directed(part)));
        if (random.nextInt(30) == 0) {
          Map.Entry<String, Value> directive = DIRECTIVES.get(random.nextInt(DIRECTIVES.size()));
          fields.put(directive.getKey(), directive.getValue());
        }
        yield fields.build();
      }
    };
  }
}
