package dev.tripatch.engine.explain.inner;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.engine.explain.outcome.FieldOutcome;
import dev.tripatch.engine.explain.outcome.Outcome;
import dev.tripatch.json.ListValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.StringValue;
import dev.tripatch.json.Value;
import dev.tripatch.time.Effort;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What is inside long values is found in time that grows with their length, and hardly faster. */
@Tag("large")
class LongListsTest {
  private static final int LENGTH = 100_000;

  /** What takes half a second, and half a minute if items are sought in turn. */
  private static final int SECONDS = 15;

  private final Random random = new Random(7);

  /** Strings of so many kinds: each kind is sought in the other list more or less often. */
  @ParameterizedTest
  @ValueSource(ints = {3, 1000, LENGTH, Integer.MAX_VALUE})
  void stringsAgainstOthers(int kinds) {
    ListValue others = strings(kinds);
    assertThat(parts(strings(kinds), others)).isNotEmpty();
  }

  @Test
  void stringsThatMoved() {
    ListValue list = strings(Integer.MAX_VALUE);
    List<Value> shuffled = new ArrayList<>(list.items());
    Collections.shuffle(shuffled, random);
    assertThat(parts(list, new ListValue(shuffled)))
        .isNotEmpty()
        .allMatch(part -> part.outcome().isReordered());
  }

  /** One more item before them moves all others: they are found around their places. */
  @Test
  void itemsWithoutNamesThatAllChangedAreTheSameOnesAfterOneMore() {
    List<Value> before = maps(2000, "old");
    List<Value> after = new ArrayList<>(maps(2000, "new"));
    after.addFirst(MapValue.of("only", new StringValue("here")));
    assertThat(parts(new ListValue(before), new ListValue(after)))
        .filteredOn(part -> part.outcome() != Outcome.CHANGED)
        .hasSize(1);
  }

  private static List<Value> maps(int count, String value) {
    return IntStream.range(0, count)
        .mapToObj(
            i ->
                (Value)
                    MapValue.of("host", new StringValue("host-" + i)).toBuilder()
                        .put("value", new StringValue(value))
                        .build())
        .toList();
  }

  @Test
  void linesOfWhichHalfAreOthers() {
    assertThat(parts(text(), text())).isNotEmpty();
  }

  private static List<FieldOutcome> parts(Value before, Value after) {
    return Effort.within(SECONDS, () -> InnerParts.between(before, after));
  }

  private ListValue strings(int kinds) {
    return new ListValue(
        random
            .ints(LENGTH, 0, kinds)
            .mapToObj(i -> (Value) new StringValue(Integer.toString(i)))
            .toList());
  }

  private StringValue text() {
    StringBuilder text = new StringBuilder();
    IntStream.range(0, LENGTH)
        .map(i -> random.nextBoolean() ? i : -random.nextInt(Integer.MAX_VALUE))
        .forEach(i -> text.append(i).append('\n'));
    return new StringValue(text.toString());
  }
}
