package dev.tripatch.recorded;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.engine.explain.inner.InnerParts;
import dev.tripatch.engine.explain.outcome.FieldOutcome;
import dev.tripatch.engine.explain.outcome.Reason;
import dev.tripatch.engine.patch.Snippets;
import dev.tripatch.engine.threeway.ThreeWay;
import dev.tripatch.engine.threeway.ThreeWayInputs;
import dev.tripatch.engine.threeway.ThreeWayOutcome;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.IntegerValue;
import dev.tripatch.json.ListValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.NullValue;
import dev.tripatch.json.PathStep;
import dev.tripatch.json.StringValue;
import dev.tripatch.json.ThreeDocuments;
import dev.tripatch.json.Value;
import dev.tripatch.laws.Sample;
import dev.tripatch.schema.ItemSteps;
import dev.tripatch.schema.ObjectSchema;
import dev.tripatch.schema.SchemaAnswer;
import dev.tripatch.show.paint.Marks;
import java.net.URISyntaxException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** Nothing vanishes in silence: each value of local that is not in the result has a row. */
class ArrivalLawsTest {
  private int lost;

  @Test
  void ofRecordedObjects() throws URISyntaxException {
    new RecordedViews(1).calculated((id, view) -> allIsSaid(id, view.computed().orElseThrow()));
    assertThat(lost).isGreaterThanOrEqualTo(Sample.least(5));
  }

  @Test
  void ofPortsThatShareTheirKeys() {
    ObjectSchema schema = Snippets.kind("v1", "Service");
    Random random = Sample.random();
    for (int i = 0; i < Sample.tries(5_000); i++) {
      MapValue last = service(random);
      MapValue local = random.nextInt(3) == 0 ? last : service(random);
      MapValue live = random.nextInt(3) == 0 ? last : service(random);
      ThreeWayInputs inputs =
          ThreeWayInputs.asApplied(
              new ThreeDocuments<>(Optional.of(last), local, Optional.of(live)),
              new SchemaAnswer.Known(schema, "a test"));
      if (ThreeWay.compute(inputs) instanceof ThreeWayOutcome.Computed computed) {
        allIsSaid(last + " " + local + " " + live, computed);
      }
    }
    assertThat(lost).isGreaterThan(5);
  }

  private static MapValue service(Random random) {
    List<Value> ports = new ArrayList<>();
    for (int i = random.nextInt(4); i >= 0; i--) {
      MapValue.Builder port =
          MapValue.builder()
              .put("name", new StringValue("p" + random.nextInt(4)))
              .put("port", new IntegerValue(53 + random.nextInt(2)));
      if (random.nextBoolean()) {
        port.put("protocol", new StringValue(random.nextBoolean() ? "TCP" : "UDP"));
      }
      ports.add(port.build());
    }
    return MapValue.of("spec", MapValue.of("ports", new ListValue(ports)));
  }

  private void allIsSaid(String id, ThreeWayOutcome.Computed computed) {
    List<FieldOutcome> all = computed.explanation().all();
    InnerParts inside = InnerParts.of(computed.explanation(), computed.inputs().schema().type());
    Set<FieldPath> said = new HashSet<>();
    all.forEach(field -> add(field, said));
    all.forEach(field -> inside.of(field.path()).forEach(part -> add(part, said)));
    all.stream()
        .filter(FieldOutcome::isWhole)
        .filter(field -> field.reason() != Reason.DOCUMENT_DIRECTIVE)
        .filter(field -> !has(field.values().result(), field.values().local()))
        .forEach(field -> isSaid(id, field, said));
  }

  private static void add(FieldOutcome field, Set<FieldPath> said) {
    if (Marks.of(field).filter(mark -> !mark.isKept()).isPresent()) {
      said.add(field.path());
    }
  }

  private void isSaid(String id, FieldOutcome field, Set<FieldPath> said) {
    lost++;
    assertThat(said).as("%s %s", id, field.path()).anyMatch(path -> path.startsWith(field.path()));
    if (field.values().local() instanceof ListValue list
        && field.values().result() instanceof ListValue result) {
      List<PathStep> steps = ItemSteps.of(list, field.rule());
      for (int i = 0; i < list.size(); i++) {
        FieldPath item = field.path().then(steps.get(i));
        Value value = list.get(i);
        if (field.reason() == Reason.DUPLICATE_KEYS
            && result.items().stream().noneMatch(each -> has(each, value))) {
          assertThat(said).as("%s %s", id, item).anyMatch(path -> path.startsWith(item));
        }
      }
    }
  }

  private static boolean has(@Nullable Value all, @Nullable Value part) {
    if (part == null || part == NullValue.NULL) {
      return true;
    }
    if (part instanceof MapValue map && all instanceof MapValue other) {
      return map.entries().entrySet().stream()
          .allMatch(each -> has(other.get(each.getKey()), each.getValue()));
    }
    return part instanceof ListValue list && all instanceof ListValue other
        ? list.items().stream()
            .allMatch(item -> other.items().stream().anyMatch(each -> has(each, item)))
        : part.equals(all);
  }
}
