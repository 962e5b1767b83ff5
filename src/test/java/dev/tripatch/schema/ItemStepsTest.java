package dev.tripatch.schema;

import static dev.tripatch.engine.patch.Snippets.yaml;
import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.json.FieldPath;
import dev.tripatch.json.ListValue;
import dev.tripatch.json.PathStep;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Names of items, one by one and all at once. */
class ItemStepsTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "[{name: a}, {name: b, x: 1}]              | [name=a] [name=b]",
        "[{name: a}, {name: b}, {name: a}]         | [name=a] [name=b] [name=a]#2",
        "[{name: 80}, {name: '80'}, {name: null}]  | [name=80] [name=\"80\"] [name=null]",
        "[{}, {name: [a]}, [a], {name: a}]         | [0] [1] [2] [name=a]",
        "[a, b, a, a]                              | [=a] [=b] [=a]#2 [=a]#3",
        "[{name: a}, a, {name: a}, a]              | [name=a] [=a] [name=a]#2 [=a]#2",
        "[]                                        | ''"
      })
  void whereListsAreMergedItemsHaveNames(String items, String names) {
    check(items, Optional.of(rule(Optional.of("name"), PatchStrategy.MERGE)), names);
  }

  @Test
  void withoutAMergeKeyMapsHaveNone() {
    check(
        "[a, {'': a}, a]",
        Optional.of(rule(Optional.empty(), PatchStrategy.MERGE)),
        "[=a] [1] [=a]#2");
  }

  @Test
  void elsewhereTheyHavePlaces() {
    check("[a, {name: a}]", Optional.empty(), "[0] [1]");
    check("[a, {name: a}]", Optional.of(rule(Optional.of("name"))), "[0] [1]");
  }

  private static void check(String items, Optional<FieldRule> rule, String names) {
    ListValue list = (ListValue) Objects.requireNonNull(yaml("list: " + items).get("list"));
    List<PathStep> steps = ItemSteps.of(list, rule);
    assertThat(String.join(" ", steps.stream().map(ItemStepsTest::text).toList())).isEqualTo(names);
    for (int i = 0; i < list.size(); i++) {
      assertThat(ItemSteps.of(list, i, rule)).isEqualTo(steps.get(i));
    }
  }

  private static String text(PathStep step) {
    return FieldPath.root().then(step).toString();
  }

  private static FieldRule rule(Optional<String> mergeKey, PatchStrategy... strategies) {
    return new FieldRule(
        "T",
        "list",
        new SchemaType.ListOf(SchemaType.Primitive.UNDECLARED),
        Set.of(strategies),
        mergeKey,
        Optional.empty(),
        List.of(),
        Optional.empty(),
        "T.list");
  }
}
