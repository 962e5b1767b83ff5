package dev.tripatch.engine.explain;

import static dev.tripatch.engine.patch.Snippets.yaml;
import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.engine.explain.outcome.Explanation;
import dev.tripatch.engine.explain.outcome.Outcome;
import dev.tripatch.engine.patch.Snippets;
import dev.tripatch.engine.threeway.ThreeWayOutcome;
import dev.tripatch.json.FieldPath;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** What an explanation says of one field, and what all it says adds up to. */
class ExplanationTest {

  @Test
  void aFieldIsFoundAmongFewAndAmongMany() {
    for (int count : new int[] {3, 200}) {
      String local = labels(count, "new");
      Explanation explanation =
          explained("metadata: {labels: {gone: x}}", local, labels(count - 1, "old"));
      FieldPath labels = FieldPath.of("metadata", "labels");
      assertThat(explanation.at(labels.key("k1")).outcome()).isEqualTo(Outcome.CHANGED);
      assertThat(explanation.at(labels.key("k1")).path()).isEqualTo(labels.key("k1"));
      assertThat(explanation.at(labels.key("k" + (count - 1))).outcome()).isEqualTo(Outcome.ADDED);
      assertThat(explanation.at(labels.key("none")).path())
          .as("what would hold it")
          .isEqualTo(labels);
      assertThat(explanation.at(labels.key("none").key("deeper")).path()).isEqualTo(labels);
    }
  }

  /** Deletions are behind all changes, by the text of their keys, whatever live's order is. */
  @Test
  void deletedItemsAddUpInTheOrderOfThePatch() {
    String pod = "spec: {template: {spec: {containers: [%s]}}}";
    String all = pod.formatted("{name: c}, {name: z}, {name: b}, {name: keep, image: old}");
    ThreeWayOutcome.Computed outcome =
        threeWay(all, pod.formatted("{name: keep, image: new}"), all);
    assertThat(outcome.isBalanced()).isTrue();
    assertThat(Ledger.patch(outcome.explanation())).isEqualTo(outcome.patch());
    assertThat(outcome.patch().toString())
        .containsSubsequence("keep", "text=b", "text=c", "text=z");
  }

  private static Explanation explained(String lastApplied, String local, String live) {
    return threeWay(lastApplied, local, live).explanation();
  }

  private static ThreeWayOutcome.Computed threeWay(String lastApplied, String local, String live) {
    return Snippets.threeWay(
        yaml(lastApplied), yaml(local), yaml(live), Snippets.kind("apps/v1", "Deployment"));
  }

  private static String labels(int count, String value) {
    return IntStream.range(0, count)
        .mapToObj(i -> "k" + i + ": " + value)
        .collect(Collectors.joining(", ", "metadata: {labels: {", "}}"));
  }
}
