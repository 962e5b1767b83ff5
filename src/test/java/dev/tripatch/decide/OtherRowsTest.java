package dev.tripatch.decide;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.decide.conflict.Case;
import dev.tripatch.decide.conflict.Conflicts;
import dev.tripatch.engine.threeway.ThreeWayOutcome;
import dev.tripatch.json.FieldPath;
import dev.tripatch.show.table.RowFinder;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What documents would need for each other row of a field's table. */
class OtherRowsTest {

  private static List<String> sentences(Conflicts of, String field) {
    ThreeWayOutcome.Computed outcome = of.outcome();
    FieldPath path = FieldPath.parse(field);
    OtherRows rows = new OtherRows(outcome);
    return new RowFinder(outcome)
        .rowOf(path).table().rows().stream()
            .map(row -> rows.otherwise(path, row))
            .map(each -> each.getClass().getSimpleName() + ": " + each.sentence())
            .toList();
  }

  @Test
  void ofAPlainValue() {
    assertThat(
            sentences(
                Case.ofSpec("{replicas: 1}", "{replicas: 2}", "{replicas: 3}"), "spec.replicas"))
        .containsExactly(
            "Possible: Live would need `2`.",
            "Applies: This row applies.",
            "Possible: Live would need to lack it.",
            "Possible: Local would need `null`, and Live would need `null`.",
            "Possible: Local would need `null`.",
            "Possible: Local would need to lack it.",
            "Impossible: No change to this field alone makes this row apply.",
            "Possible: Local would need to lack it, and Live would need to lack it.",
            "Possible: Last applied would need to lack it, and Local would need to lack it.");
  }

  @Test
  void ofAMergedList() {
    assertThat(
            sentences(
                Case.ofPod(
                    "{containers: [{name: a, image: x}]}",
                    "{containers: [{name: a, image: y}, {name: b}]}",
                    "{containers: [{name: a, image: x}]}"),
                "spec.template.spec.containers"))
        .startsWith(
            "Possible: Live would need `a, a`.",
            "Possible: Live would need `[]`.",
            "Possible: Live would need `b, a`.",
            "Applies: This row applies.",
            "Possible: Live would need `other`.",
            "Possible: Live would need to lack it.");
  }

  @Test
  void whatNamesTheObjectOrAnItemIsLeftAlone() {
    String named = "{metadata: {name: a}}";
    assertThat(sentences(Case.of(named, named, "{metadata: {name: b}}"), "metadata.name"))
        .filteredOn(each -> !each.startsWith("Applies"))
        .containsOnly(
            "Impossible: kubectl finds the object by metadata.name, so local must have it.");
    String item = "{containers: [{name: a}]}";
    assertThat(
            sentences(Case.ofPod(item, item, item), "spec.template.spec.containers[name=a].name"))
        .filteredOn(each -> !each.startsWith("Applies"))
        .containsOnly(
            "Impossible: `name` is the merge key: with another value this is a different item, and"
                + " without it, it is not an item.");
  }

  /** A map that local has nothing in retains no keys. */
  @Test
  void whatAMapThatRetainsKeysClears() {
    assertThat(
            sentences(
                Case.ofSpec(
                    "{strategy: {type: Recreate}}",
                    "{strategy: {type: Recreate}}",
                    "{strategy: {type: Recreate, rollingUpdate: {maxSurge: 1}}}"),
                "spec.strategy.rollingUpdate"))
        .startsWith(
            "Possible: Local would need `{maxSurge: 1}`.",
            "Possible: Local would need `{maxSurge: 0}`.")
        .contains("Possible: Last applied would need `{maxSurge: 1}`.")
        .endsWith(
            "Applies: This row applies.",
            "Possible: Last applied would need `{}`, at `spec.strategy`, and Local would need `{}`,"
                + " at `spec.strategy`.");
  }

  @Test
  void ofAnItemOfASet() {
    assertThat(
            sentences(
                Case.of(
                    "{metadata: {finalizers: [x/a]}}",
                    "{metadata: {finalizers: [x/a, x/b]}}",
                    "{metadata: {finalizers: [x/c]}}"),
                "metadata.finalizers[=x/b]"))
        .containsExactly(
            "Possible: Live would need `x/b`.",
            "Applies: This row applies.",
            "Possible: Last applied would need `x/b`, and Local would need to lack it, and"
                + " Live would need `x/b`.",
            "Possible: Last applied would need `x/b`, and Local would need to lack it.",
            "Possible: Local would need to lack it, and Live would need `x/b`.");
  }
}
