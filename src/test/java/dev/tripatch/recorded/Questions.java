package dev.tripatch.recorded;

import dev.tripatch.engine.patch.RefusedException;
import dev.tripatch.json.Value;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.StringJoiner;

/** Our answers to what a line asks, by the name of the field that holds the recorded answer. */
final class Questions {
  private final RecordedCase line;
  private final Map<String, Answer.Question> asked = new LinkedHashMap<>();

  Questions(RecordedCase line) {
    this.line = line;
  }

  /** Asks for what a field answers, if the line has it. */
  Questions ask(String field, Answer.Question question) {
    if (line.has(field)) {
      asked.put(field, question);
    }
    return this;
  }

  /**
   * Asks for what becomes of an object with a recorded patch. Where the reference refused to make
   * that patch, it applied none.
   */
  Questions askApplied(String field, String patchField, OnPatch question) {
    if (Answer.recorded(line.map(patchField)) instanceof Answer.Result(Value patch)) {
      return ask(field, () -> question.ask(patch));
    }
    line.notes(field);
    return this;
  }

  /** A question about a recorded patch. */
  interface OnPatch {
    Answer ask(Value patch) throws RefusedException;
  }

  /** Agrees if every answer does. A line without an answer does not. */
  Verdict verdict() {
    StringJoiner differing = new StringJoiner(", ");
    asked.forEach(
        (field, question) -> {
          if (!Answer.recorded(line.map(field)).agreesWith(Answer.ours(question))) {
            differing.add(field);
          }
        });
    return asked.isEmpty()
        ? new Verdict.Differs("no answer was recorded")
        : Verdict.of(differing.length() == 0, differing.toString());
  }
}
