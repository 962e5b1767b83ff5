package dev.tripatch.decide;

import dev.tripatch.engine.explain.outcome.FieldOutcome;
import dev.tripatch.schema.FieldRule;
import dev.tripatch.show.paint.ShortText;
import java.util.List;
import java.util.Optional;

/** Says changes of documents in a sentence. */
final class Sentence {

  private Sentence() {}

  /** What the documents would have to say for the field. */
  static String of(List<Change> changes, FieldOutcome field) {
    String all =
        changes.stream()
            .map(change -> of(change, field))
            .reduce((first, second) -> OtherwiseWording.AND.text("first", first, "second", second))
            .orElseThrow();
    return all + ".";
  }

  private static String of(Change change, FieldOutcome field) {
    String document = change.role().title();
    Optional<String> key = field.rule().flatMap(FieldRule::mergeKey);
    String said =
        change
            .value()
            .map(
                value ->
                    OtherwiseWording.WOULD_SAY.text(
                        "document", document, "value", ShortText.of(value, key)))
            .orElseGet(() -> OtherwiseWording.WOULD_LACK.text("document", document));
    return change.path().equals(field.path())
        ? said
        : OtherwiseWording.ELSEWHERE.text("change", said, "path", change.path());
  }
}
