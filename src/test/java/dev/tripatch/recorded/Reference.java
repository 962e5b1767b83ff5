package dev.tripatch.recorded;

import dev.tripatch.document.Format;
import dev.tripatch.document.Node;
import dev.tripatch.document.SourceDocument;
import dev.tripatch.document.SourceReader;
import dev.tripatch.schema.SchemaSource;
import dev.tripatch.value.EngineNumbers;
import dev.tripatch.value.Value;
import java.util.Map;
import java.util.Optional;

/** Compares our answers with the recorded ones of a line. */
final class Reference {
  private final RecordedQuestions questions;
  private final SentByKubectl kubectl;

  Reference(SchemaSource schemas) {
    questions = new RecordedQuestions(schemas);
    kubectl = new SentByKubectl(schemas);
  }

  /** How a line turned out. */
  enum Verdict {
    /** Every answer agrees, and asking changed no input. */
    AGREES,
    /** An answer differs. */
    DIFFERS,
    /** The line holds no answer, as those for benchmarks. */
    NOT_ASKED
  }

  Verdict compare(RecordedCase line) {
    if (line.has("yaml")) {
      return verdict(readsAlike(line));
    }
    if (line.has("method") && line.has("live")) {
      return verdict(kubectl.agrees(line));
    }
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
    return verdict(agrees);
  }

  private static Verdict verdict(boolean agrees) {
    return agrees ? Verdict.AGREES : Verdict.DIFFERS;
  }

  /** Whether we read from YAML what kubectl reads, or find an error where it finds one. */
  private static boolean readsAlike(RecordedCase line) {
    SourceDocument read = SourceReader.read("yaml", line.text("yaml"), Format.YAML);
    Optional<Value> ours = read.root().map(Node::value).map(EngineNumbers::convert);
    return line.has("error")
        ? ours.isEmpty()
        : ours.equals(Optional.of(JsonLine.readValue(line.text("json"))));
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
