package dev.tripatch.recorded;

import dev.tripatch.schema.SchemaSource;
import java.util.Map;

/** Compares our answers with the recorded ones of a line. */
final class Reference {
  private final RecordedQuestions questions;

  Reference(SchemaSource schemas) {
    questions = new RecordedQuestions(schemas);
  }

  /** How a line turned out. */
  enum Verdict {
    /** Every answer agrees, and asking changed no input. */
    AGREES,
    /** An answer differs. */
    DIFFERS,
    /** Nothing in the line is of a kind that the program answers. */
    NOT_ASKED
  }

  Verdict compare(RecordedCase line) {
    Map<String, Answer.Question> asked = questions.of(line);
    asked.keySet().removeIf(field -> !line.has(field) || wasNotAsked(line, field));
    if (asked.isEmpty()) {
      return Verdict.NOT_ASKED;
    }
    boolean agrees = true;
    for (Map.Entry<String, Answer.Question> question : asked.entrySet()) {
      Answer recorded = Answer.recorded(line.map(question.getKey()));
      agrees &= recorded.agreesWith(Answer.ours(question.getValue()));
    }
    return agrees ? Verdict.AGREES : Verdict.DIFFERS;
  }

  /** Where the reference refused to make a patch, there was none to apply. */
  private static boolean wasNotAsked(RecordedCase line, String field) {
    String patch =
        switch (field) {
          case "threeWayApplied" -> "threeWay";
          case "twoWayApplied", "twoWayOnCurrent" -> "twoWay";
          default -> field;
        };
    return !patch.equals(field) && !(Answer.recorded(line.map(patch)) instanceof Answer.Result);
  }
}
