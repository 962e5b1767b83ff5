package dev.tripatch.share.report;

import dev.tripatch.learn.BlockLabel;
import dev.tripatch.learn.Lesson;

/** What a block of a lesson is called on a page. */
final class BlockTitle {

  private BlockTitle() {}

  static String of(Lesson lesson, BlockLabel label) {
    return switch (label) {
      case LAST_APPLIED -> "Last applied";
      case LOCAL -> "Local";
      case LIVE -> "Live";
      case PATCH -> lesson.isCalculated() ? "The patch that is sent" : "A patch";
      case RESULT -> "Result";
      case EXPLAIN -> "What happens, and why";
      case WINDOW -> "The result, with what changed";
      case HAZARD -> "Hazards";
      case ERROR -> "Refused";
      case KUBERNETES_RESULT -> "What Kubernetes makes of it";
      case DOCUMENT_SAYS_PATCH -> "The patch in the document";
      case DOCUMENT_SAYS_RESULT -> "The result in the document";
      case QUESTION -> "Question";
      case CHOICES -> "Answers to choose from";
      case REVEAL -> "Answer";
      case TASK -> "Task";
      case TASK_RESULT -> "Result of the task";
      case HINT -> "Hint";
      case SOLUTION -> "Solution";
      case OTHERS -> "What others would have done";
      case OTHER_LIVE -> "Another live object";
      case OTHER_RESULT -> "The result there";
    };
  }

  /** Whether it is words, not a document. */
  static boolean isWords(BlockLabel label) {
    return switch (label) {
      case QUESTION, CHOICES, REVEAL, TASK, HINT -> true;
      case LAST_APPLIED,
          LOCAL,
          LIVE,
          PATCH,
          RESULT,
          EXPLAIN,
          WINDOW,
          HAZARD,
          ERROR,
          KUBERNETES_RESULT,
          DOCUMENT_SAYS_PATCH,
          DOCUMENT_SAYS_RESULT,
          SOLUTION,
          TASK_RESULT,
          OTHERS,
          OTHER_LIVE,
          OTHER_RESULT ->
          false;
    };
  }

  /** Whether a reader should think first. */
  static boolean isAnswer(Lesson lesson, BlockLabel label) {
    return switch (label) {
      case LAST_APPLIED, LOCAL, LIVE, QUESTION, TASK -> false;
      case PATCH -> lesson.isCalculated();
      case RESULT,
          EXPLAIN,
          WINDOW,
          HAZARD,
          ERROR,
          KUBERNETES_RESULT,
          DOCUMENT_SAYS_PATCH,
          DOCUMENT_SAYS_RESULT,
          CHOICES,
          REVEAL,
          HINT,
          SOLUTION,
          TASK_RESULT,
          OTHERS,
          OTHER_LIVE,
          OTHER_RESULT ->
          true;
    };
  }
}
