package dev.tripatch.learn.exercise;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.engine.explain.FieldName;
import dev.tripatch.engine.format.CoarseStep;
import dev.tripatch.engine.format.Step;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.PathStep;
import dev.tripatch.json.Role;
import dev.tripatch.learn.BlockLabel;
import dev.tripatch.learn.Book;
import dev.tripatch.learn.BundledLessons;
import dev.tripatch.learn.Lesson;
import dev.tripatch.schema.catalog.BundledCatalog;
import dev.tripatch.show.pane.StepPictures;
import dev.tripatch.workspace.Workbench;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The steps of every lesson of the program. */
class LessonStepsTest {
  private static final Workbench WORKBENCH = new Workbench(new BundledCatalog());

  private static Stream<Lesson> lessons() {
    return BundledLessons.books().stream().map(Book::lessons).flatMap(List::stream);
  }

  private static Optional<StepPictures> steps(Lesson lesson) {
    return LessonAnswer.of(lesson, WORKBENCH)
        .filter(LessonAnswer.Shown.class::isInstance)
        .flatMap(answer -> ((LessonAnswer.Shown) answer).view().stepPictures());
  }

  /** Five of them where local is compared with something, else the last three. */
  @Test
  void coarseStepsAreInOrderAndHaveEachFineStepOnce() {
    int withSteps = 0;
    for (Lesson lesson : lessons().toList()) {
      Optional<StepPictures> pictures = steps(lesson);
      if (pictures.isPresent()) {
        withSteps++;
        List<CoarseStep> coarse = pictures.get().coarse();
        assertThat(coarse)
            .as(lesson.name())
            .extracting(CoarseStep::number)
            .isEqualTo(lesson.has(BlockLabel.LOCAL) ? List.of(1, 2, 3, 4, 5) : List.of(3, 4, 5));
        assertThat(
                coarse.stream()
                    .flatMapToInt(each -> IntStream.range(each.from(), each.to()))
                    .toArray())
            .as(lesson.name())
            .isEqualTo(IntStream.range(0, pictures.get().steps().size()).toArray());
      }
    }
    assertThat(withSteps).isGreaterThan(100);
  }

  @Test
  void eachSentenceNamesItsItem() {
    for (Lesson lesson : lessons().toList()) {
      for (Step step : steps(lesson).map(StepPictures::steps).orElse(List.of())) {
        for (FieldPath at = step.field(); !at.isRoot(); at = at.parent().orElseThrow()) {
          if (!(at.last().orElseThrow() instanceof PathStep.Key)) {
            assertThat(step.sentence()).as(lesson.name()).contains(new FieldName(at).toString());
          }
        }
      }
    }
  }

  /** A coarse step is where its last fine step is. */
  @Test
  void theLastFineStepOfACoarseOneShowsTheSameTexts() {
    for (Lesson lesson : lessons().toList()) {
      steps(lesson)
          .ifPresent(
              pictures -> {
                for (CoarseStep coarse : pictures.coarse()) {
                  assertThat(pictures.at(coarse).pane(Role.PATCH).text())
                      .as(lesson.name())
                      .isEqualTo(pictures.at(coarse.to() - 1).pane(Role.PATCH).text());
                }
              });
    }
  }
}
