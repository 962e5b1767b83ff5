package dev.tripatch.learn;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.document.reader.SourceReader;
import dev.tripatch.json.Role;
import dev.tripatch.json.Value;
import dev.tripatch.workspace.Composed;
import dev.tripatch.workspace.Fault;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** Every lesson: the window shows and says what the lesson has. */
class LessonsInWindowTest {

  @TestFactory
  Stream<DynamicTest> everyLessonIsShown() {
    return LessonValues.all()
        .map(example -> DynamicTest.dynamicTest(example.toString(), () -> check(example)));
  }

  @Test
  void aRefusedPatchHasNoOtherAnswer() {
    assertThat(LessonValues.all().filter(each -> each.text(BlockLabel.ERROR).isPresent()))
        .isNotEmpty()
        .allSatisfy(
            each ->
                assertThat(List.of(BlockLabel.RESULT, BlockLabel.EXPLAIN, BlockLabel.WINDOW))
                    .as(each.toString())
                    .noneMatch(each::has));
  }

  private static void check(Lesson example) {
    if (example.text(BlockLabel.ERROR).isPresent()) {
      checkRefusal(example, ShownLesson.compose(example));
    } else {
      checkAnswer(
          example,
          example.isCalculated() ? ShownLesson.calculated(example) : ShownLesson.composed(example));
    }
    checkThatTheDocumentDiffers(example);
  }

  private static void checkRefusal(Lesson example, Composed composed) {
    assertThat(composed).isInstanceOf(Composed.Refused.class);
    List<Fault> faults = ((Composed.Refused) composed).faults();
    assertThat(faults).hasSize(1);
    Fault fault = faults.getFirst();
    assertThat(fault.pane()).isEqualTo(Role.PATCH);
    assertThat(fault.diagnostic().message() + "\n" + fault.diagnostic().remedy())
        .as(LessonValues.ACCEPT)
        .contains(LessonValues.required(example, BlockLabel.ERROR).lines().toList());
  }

  private static void checkAnswer(Lesson example, ShownLesson shown) {
    assertThat(read(shown.view().resultYaml()))
        .isEqualTo(LessonValues.value(example, BlockLabel.RESULT).orElseThrow());
    if (example.isCalculated() && example.text(BlockLabel.LIVE).isPresent()) {
      assertThat(read(shown.view().pane(Role.PATCH).text()))
          .isEqualTo(LessonValues.value(example, BlockLabel.PATCH).orElseThrow());
    }
    assertThat(shown.explained())
        .as(LessonValues.ACCEPT)
        .isEqualTo(example.text(BlockLabel.EXPLAIN).orElse(""));
    assertThat(shown.window())
        .as(LessonValues.ACCEPT)
        .isEqualTo(LessonValues.required(example, BlockLabel.WINDOW));
    assertThat(shown.warned(example))
        .as(LessonValues.ACCEPT)
        .isEqualTo(example.text(BlockLabel.HAZARD).orElse(""));
  }

  /** A document that agrees needs no such block; what stands there must not come true unseen. */
  private static void checkThatTheDocumentDiffers(Lesson example) {
    differs(example, BlockLabel.DOCUMENT_SAYS_RESULT, BlockLabel.RESULT);
    differs(example, BlockLabel.DOCUMENT_SAYS_RESULT, BlockLabel.KUBERNETES_RESULT);
    differs(example, BlockLabel.DOCUMENT_SAYS_PATCH, BlockLabel.PATCH);
  }

  private static void differs(Lesson example, BlockLabel said, BlockLabel answer) {
    LessonValues.value(example, said)
        .ifPresent(
            value ->
                assertThat(LessonValues.value(example, answer)).isNotEqualTo(Optional.of(value)));
  }

  private static Value read(String text) {
    return SourceReader.read("shown", text).root().orElseThrow().value();
  }
}
