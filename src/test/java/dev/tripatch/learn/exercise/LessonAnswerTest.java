package dev.tripatch.learn.exercise;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.document.reader.SourceReader;
import dev.tripatch.learn.BlockLabel;
import dev.tripatch.learn.Lesson;
import dev.tripatch.learn.LessonValues;
import dev.tripatch.schema.catalog.BundledCatalog;
import dev.tripatch.workspace.Workbench;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class LessonAnswerTest {
  private static final Workbench WORKBENCH = new Workbench(new BundledCatalog());

  @Test
  void everyLessonHasTheAnswerThatItSays() {
    assertThat(LessonValues.all()).isNotEmpty().allSatisfy(LessonAnswerTest::check);
  }

  private static void check(Lesson lesson) {
    switch (LessonAnswer.of(lesson, WORKBENCH).orElseThrow()) {
      case LessonAnswer.Shown shown ->
          assertThat(
                  SourceReader.read("result", shown.view().resultYaml())
                      .root()
                      .map(node -> node.value()))
              .isEqualTo(LessonValues.value(lesson, BlockLabel.RESULT));
      case LessonAnswer.Refused(String sentence, String remedy) ->
          assertThat(sentence + "\n" + remedy)
              .contains(LessonValues.required(lesson, BlockLabel.ERROR).lines().toList());
    }
  }

  @Test
  void wordsAloneHaveNone() {
    assertThat(LessonAnswer.of(new Lesson("b", "f:1", "T", List.of()), WORKBENCH))
        .isEqualTo(Optional.empty());
  }
}
