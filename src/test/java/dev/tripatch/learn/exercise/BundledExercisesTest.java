package dev.tripatch.learn.exercise;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.document.reader.SourceReader;
import dev.tripatch.engine.format.PatchEffect;
import dev.tripatch.engine.format.PatchFormat;
import dev.tripatch.engine.format.SmallestPatch;
import dev.tripatch.json.CanonicalJson;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.Value;
import dev.tripatch.learn.BlockLabel;
import dev.tripatch.learn.Lesson;
import dev.tripatch.learn.LessonFileException;
import dev.tripatch.learn.LessonValues;
import dev.tripatch.schema.catalog.BundledCatalog;
import dev.tripatch.workspace.Workbench;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** Every exercise of the program: what solves it, and what does not. */
class BundledExercisesTest {
  private static final Workbench WORKBENCH = new Workbench(new BundledCatalog());

  @TestFactory
  Stream<DynamicTest> everyExerciseIsSolvedByWhatIsRightAndByNothingElse() {
    return LessonValues.exercises()
        .map(lesson -> DynamicTest.dynamicTest(lesson.toString(), () -> check(read(lesson))));
  }

  /** It is found where somebody looks for the next thing to do, and helps who is stuck. */
  @Test
  void thereAreManyAndEachHasSeveralHintsAndOtherAnswers() {
    assertThat(LessonValues.exercises())
        .hasSizeGreaterThanOrEqualTo(24)
        .allSatisfy(
            lesson -> {
              Exercise exercise = read(lesson);
              assertThat(lesson.prose()).isNotBlank();
              assertThat(exercise.task()).isNotBlank();
              assertThat(exercise.hints()).hasSizeBetween(2, 3);
              assertThat(exercise.others())
                  .isNotEmpty()
                  .allMatch(other -> !other.words().isEmpty());
            });
    assertThat(LessonValues.exercises().flatMap(each -> read(each).others().stream()))
        .filteredOn(Attempt::isRight)
        .hasSizeGreaterThanOrEqualTo(10);
  }

  private static void check(Exercise exercise) {
    Verdict solved = exercise.check(exercise.solution().answer());
    assertThat(solved)
        .isInstanceOf(
            exercise.kind() == ExerciseKind.RULE ? Verdict.RightRule.class : Verdict.Solved.class)
        .isNotEqualTo(new Verdict.Solved(true));
    assertThat(exercise.goals().isEmpty()).isEqualTo(exercise.kind() == ExerciseKind.RULE);
    assertThat(exercise.assignment()).startsWith(exercise.task());
    assertThat(exercise.check(exercise.start()).isSolved()).as("the start").isFalse();
    for (String nothing : new String[] {"", "\n", "{}", "[]", "null", "# later\n"}) {
      assertThat(exercise.check(nothing).isSolved()).as(nothing).isFalse();
    }
    for (Attempt other : exercise.others()) {
      Verdict verdict = exercise.check(other.answer());
      assertThat(verdict.isSolved())
          .as(other.answer() + verdict.sentences())
          .isEqualTo(other.isRight());
      assertThat(verdict.sentences()).isNotEmpty().allMatch(sentence -> !sentence.isBlank());
    }
    exercise.kind().format().ifPresent(_ -> requireSmallest(exercise));
  }

  /** Neither taking parts out of it nor the engine's own patch comes to less. */
  private static void requireSmallest(Exercise exercise) {
    PatchFormat format = exercise.kind().format().orElseThrow();
    Value solution = value(exercise.solution().answer());
    MapValue live = object(exercise.lesson(), BlockLabel.LIVE);
    MapValue result = object(exercise.lesson(), exercise.lesson().resultOfTask());
    PatchEffect effect = new PatchEffect(live, WORKBENCH.schemaOf(live));
    assertThat(effect.of(format, solution)).contains(result);
    if (exercise.lesson().has(BlockLabel.OTHER_LIVE)) {
      return; // What can be left out for one object is needed for the other.
    }
    assertThat(SmallestPatch.of(effect, format, solution)).isEqualTo(solution);
    effect
        .leadingTo(format, result)
        .map(own -> CanonicalJson.write(SmallestPatch.of(effect, format, own)))
        .ifPresent(
            own ->
                assertThat(CanonicalJson.write(solution))
                    .as("the engine finds " + own)
                    .hasSizeLessThanOrEqualTo(own.length()));
  }

  private static MapValue object(Lesson lesson, BlockLabel label) {
    return (MapValue) LessonValues.value(lesson, label).orElseThrow();
  }

  private static Value value(String text) {
    return SourceReader.read("solution", text).decoded().orElseThrow();
  }

  private static Exercise read(Lesson lesson) {
    try {
      return Exercise.of(lesson, WORKBENCH);
    } catch (LessonFileException wrong) {
      throw new AssertionError(wrong.getMessage(), wrong);
    }
  }
}
