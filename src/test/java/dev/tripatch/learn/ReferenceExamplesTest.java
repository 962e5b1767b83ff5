package dev.tripatch.learn;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.document.SourceDocument;
import dev.tripatch.document.reader.SourceReader;
import dev.tripatch.engine.explain.outcome.Explanation;
import dev.tripatch.engine.explain.outcome.Outcome;
import dev.tripatch.engine.patch.Dialect;
import dev.tripatch.engine.threeway.ThreeWayOutcome;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.ThreeDocuments;
import dev.tripatch.json.Value;
import dev.tripatch.schema.catalog.BundledCatalog;
import dev.tripatch.workspace.Applied;
import dev.tripatch.workspace.Compared;
import dev.tripatch.workspace.ComparisonMode;
import dev.tripatch.workspace.Composed;
import dev.tripatch.workspace.Workbench;
import java.util.Arrays;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** What the reference shows as an example comes true. */
class ReferenceExamplesTest {
  private static final Workbench WORKBENCH = new Workbench(new BundledCatalog());
  private static final Map<String, Dialect> DIALECTS = byId("dialect/", Dialect.values());
  private static final Map<String, Outcome> OUTCOMES = byId("outcome/", Outcome.values());

  private static <T extends Enum<T>> Map<String, T> byId(String prefix, T[] constants) {
    return Arrays.stream(constants)
        .collect(
            Collectors.toMap(each -> BundledReferenceTest.id(prefix, each), Function.identity()));
  }

  /**
   * The hazards have a test of their own, with the examples of other dialects, and so has the
   * guide, whose examples show no answer.
   */
  @TestFactory
  Stream<DynamicTest> everyExampleIsTrue() {
    return BundledReference.read().pages().stream()
        .filter(page -> page.topic() != Topic.HAZARD && page.topic() != Topic.GUIDE)
        .flatMap(
            page ->
                page.examples().stream()
                    .map(
                        each -> DynamicTest.dynamicTest(each.toString(), () -> check(page, each))));
  }

  private static void check(Page page, Lesson example) {
    if (example.isCalculated()) {
      checkCalculated(page, example);
    } else if (example.has(BlockLabel.ERROR)) {
      checkRefused(example);
    } else if (page.topic() == Topic.DIALECT && !isJsonMergePatch(example)) {
      Dialect dialect = Objects.requireNonNull(DIALECTS.get(page.id()), page.id());
      assertThat(read(example, dialect)).isEqualTo(value(example, BlockLabel.RESULT));
      LessonValues.value(example, BlockLabel.KUBERNETES_RESULT)
          .ifPresent(value -> assertThat(read(example, Dialect.KUBERNETES)).isEqualTo(value));
    } else {
      Composed.Done done = (Composed.Done) compose(example);
      assertThat(done.applied().result()).isEqualTo(value(example, BlockLabel.RESULT));
    }
  }

  private static boolean isJsonMergePatch(Lesson example) {
    return !example.option(BlockLabel.PATCH).isEmpty();
  }

  private static void checkCalculated(Page page, Lesson example) {
    ThreeDocuments<SourceDocument> sources =
        new ThreeDocuments<>(
            document(example, BlockLabel.LAST_APPLIED),
            document(example, BlockLabel.LOCAL).orElseThrow(),
            document(example, BlockLabel.LIVE));
    ComparisonMode mode =
        page.name().equals("helm") ? ComparisonMode.HELM : ComparisonMode.DOCUMENTS;
    Compared.Done done = (Compared.Done) WORKBENCH.compare(sources, true, Optional.of(mode));
    ThreeWayOutcome.Computed computed = (ThreeWayOutcome.Computed) done.outcome();
    assertThat(computed.patch()).isEqualTo(value(example, BlockLabel.PATCH));
    assertThat(computed.result()).isEqualTo(value(example, BlockLabel.RESULT));
    checkReasons(page, example, computed.explanation());
  }

  private static void checkReasons(Page page, Lesson example, Explanation explanation) {
    if (page.topic() == Topic.OUTCOME && !page.name().equals("left-out")) {
      assertThat(explanation.all()).anyMatch(each -> each.outcome() == OUTCOMES.get(page.id()));
    }
    assertThat(
            explanation.all().stream()
                .map(each -> each.path() + ": " + each.reason().id())
                .toList())
        .containsAll(
            example.text(BlockLabel.EXPLAIN).orElse("").lines().map(l -> l.substring(2)).toList());
  }

  private static void checkRefused(Lesson example) {
    Composed.Refused refused = (Composed.Refused) compose(example);
    String words =
        refused.faults().stream()
            .map(fault -> fault.diagnostic().message() + "\n" + fault.diagnostic().remedy())
            .collect(Collectors.joining("\n"));
    assertThat(words)
        .as(LessonValues.ACCEPT)
        .contains(LessonValues.required(example, BlockLabel.ERROR).lines().toList());
  }

  private static Composed compose(Lesson example) {
    SourceDocument live = document(example, BlockLabel.LIVE).orElseThrow();
    return WORKBENCH.compose(
        new ThreeDocuments<>(Optional.empty(), live, Optional.of(live)),
        document(example, BlockLabel.PATCH).orElseThrow(),
        example.format());
  }

  private static MapValue read(Lesson example, Dialect dialect) {
    Applied applied =
        WORKBENCH.apply(
            (MapValue) value(example, BlockLabel.LIVE),
            (MapValue) value(example, BlockLabel.PATCH),
            dialect);
    return ((Applied.Done) applied).result();
  }

  private static Value value(Lesson example, BlockLabel label) {
    return LessonValues.value(example, label).orElseThrow();
  }

  private static Optional<SourceDocument> document(Lesson example, BlockLabel label) {
    return example.text(label).map(text -> SourceReader.read(label.word(), text));
  }
}
