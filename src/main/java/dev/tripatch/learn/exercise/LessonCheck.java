package dev.tripatch.learn.exercise;

import dev.tripatch.document.Diagnostic;
import dev.tripatch.document.SourceDocument;
import dev.tripatch.document.reader.SourceReader;
import dev.tripatch.learn.Block;
import dev.tripatch.learn.BlockLabel;
import dev.tripatch.learn.Lesson;
import dev.tripatch.learn.LessonFileException;
import dev.tripatch.workspace.Workbench;
import java.util.EnumSet;
import java.util.Set;

/** Finds what is wrong with a lesson before anybody opens it. */
record LessonCheck(Workbench workbench) {
  private static final Set<BlockLabel> DOCUMENTS =
      EnumSet.of(
          BlockLabel.LAST_APPLIED,
          BlockLabel.LOCAL,
          BlockLabel.LIVE,
          BlockLabel.PATCH,
          BlockLabel.RESULT,
          BlockLabel.TASK_RESULT,
          BlockLabel.OTHER_LIVE,
          BlockLabel.OTHER_RESULT);

  /**
   * Reads its documents, and its task, if it has one.
   *
   * @throws LessonFileException at the first that cannot be used
   */
  void requireUsable(Lesson lesson) throws LessonFileException {
    // A lesson about a refusal may be about a document that cannot be read.
    if (!lesson.has(BlockLabel.ERROR)) {
      for (BlockLabel label : DOCUMENTS) {
        if (lesson.block(label).isPresent()) {
          requireReadable(lesson, lesson.block(label).get());
        }
      }
    }
    if (lesson.isExercise()) {
      Exercise.of(lesson, workbench);
    }
  }

  private static void requireReadable(Lesson lesson, Block block) throws LessonFileException {
    SourceDocument document = SourceReader.read(block.label().word(), block.text());
    if (document.error().isPresent()) {
      Diagnostic error = document.error().get();
      int inBlock = document.lines().positionOf(error.span().start()).line();
      throw new LessonFileException(
          lesson.file(),
          block.line() + inBlock,
          ExerciseWording.NOT_READABLE.text(
              "label", block.label().word(), "fault", error.message()),
          error.remedy());
    }
  }
}
