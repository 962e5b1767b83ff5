package dev.tripatch.decide;

import static dev.tripatch.engine.patch.Snippets.yaml;
import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.decide.Samples.Variation;
import dev.tripatch.engine.explain.outcome.FieldValues;
import dev.tripatch.json.ListValue;
import dev.tripatch.json.NullValue;
import dev.tripatch.json.Role;
import dev.tripatch.json.Value;
import dev.tripatch.show.table.Condition;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Other values, and values that fulfil conditions. */
class VariationTest {

  private static Value value(String text) {
    return yaml("{v: " + text + "}").find("v").orElseThrow();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          nginx:1.25 | nginx:1.26
          v9 | v0
          a1b | a2b
          web | web-2
          5 | 4
          0 | 1
          1.5 | 1.75
          1.75 | 1.5
          -0.5 | -0.25
          true | false
          false | true
          null | other
          [a, b] | [a]
          [a] | [a-2]
          [] | [other]
          {a: 1, b: 2} | {a: 0, b: 2}
          {} | {other: value}
          """)
  void anotherValueOfTheSameType(String text, String other) {
    assertThat(Variation.of(value(text))).isEqualTo(value(other));
  }

  private static FieldValues values(
      @Nullable String lastApplied, @Nullable String local, @Nullable String live) {
    return new FieldValues(read(lastApplied), read(local), read(live), null, null);
  }

  private static @Nullable Value read(@Nullable String text) {
    return text == null ? null : value(text);
  }

  /** The likeliest first: what the other documents have, something like it, what it has itself. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          # condition | document | last applied | local | live | what it can get
          ANY | LIVE | 1 | 2 | 3 | []
          NULL | LOCAL | 1 | 2 | 3 | [null]
          EMPTY_LIST | LIVE | [a] | [b] | [c] | [[]]
          VALUE | LOCAL | 10 | 20 | 30 | [30, 10, 29, 9, 20]
          PRESENT | LIVE | 10 | 20 | 30 | [20, 10, 19, 9, 30]
          PRESENT | LAST_APPLIED | | 20 | 20 | [20, 19]
          VALUE | LOCAL | null | | 30 | [30, 29]
          PRESENT | LIVE | | | | []
          AS_LOCAL | LIVE | 1 | 2 | 3 | [2]
          AS_LOCAL | LIVE | 1 | | 3 | []
          TYPE_OF_LOCAL | LIVE | [a] | [b] | c | [[b]]
          AS_LAST_APPLIED | LOCAL | 1 | 2 | 3 | [1]
          OTHER_THAN_LOCAL | LIVE | 10 | 20 | 30 | [30, 10, 19]
          OTHER_THAN_LOCAL | LIVE | a | 20 | 20 | [19]
          OTHER_THAN_LOCAL | LIVE | 1 | | 3 | []
          OTHER_TYPE | LIVE | 1 | 2 | 3 | [{}]
          OTHER_TYPE | LIVE | [a] | [b] | [c] | [other]
          OTHER_TYPE | LIVE | {} | {a: b} | {} | [other]
          OTHER_THAN_LAST_APPLIED | LOCAL | 10 | 10 | 30 | [30, 9]
          OTHER_THAN_LAST_APPLIED | LOCAL | | 20 | 30 | [30, 29, 20]
          """)
  void aValueThatFulfilsACondition(
      Condition condition,
      Role document,
      @Nullable String lastApplied,
      @Nullable String local,
      @Nullable String live,
      String wanted) {
    FieldValues before = values(lastApplied, local, live);
    assertThat(new Samples(before).of(condition, document, before).stream().map(Optional::get))
        .isEqualTo(((ListValue) value(wanted)).items());
  }

  @Test
  void nothingFulfilsThatAFieldIsAbsent() {
    FieldValues before = values("1", "2", "3");
    assertThat(new Samples(before).of(Condition.ABSENT, Role.LIVE, before))
        .isEqualTo(List.of(Optional.empty()));
    assertThat(new Samples(before).of(Condition.NULL, Role.LIVE, before))
        .containsExactly(Optional.of(NullValue.NULL));
  }
}
