package dev.tripatch.engine.explain;

import dev.tripatch.engine.explain.outcome.FieldOutcome;
import dev.tripatch.engine.patch.GoText;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.NullValue;
import dev.tripatch.json.Scalar;
import dev.tripatch.json.Value;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** The words for what is sent and changes nothing. */
final class IdlePhrases {
  /** Longer texts are not quoted. */
  private static final int LONGEST = 60;

  private static final FieldPath STRING_DATA = FieldPath.of("stringData");

  private IdlePhrases() {}

  static Words of(FieldOutcome field) {
    FieldName name = new FieldName(field.path());
    Value local = field.values().local();
    Value live = field.values().live();
    boolean isGone = NullValue.isNothing(local);
    if (field.path().startsWith(STRING_DATA)) {
      return Words.of(
          isGone ? ReasonWording.STAYS_IN_DATA : ReasonWording.STORED_IN_DATA,
          "field",
          name,
          "data",
          field.path().toString().replaceFirst("stringData", "data"));
    }
    if (isGone) {
      return Words.of(ReasonWording.STORED_AGAIN, "field", name);
    }
    Optional<String> said = quoted(local);
    Optional<String> kept = quoted(live);
    if (said.isPresent() && kept.isPresent()) {
      return Words.of(
          ReasonWording.STORED_SAME, "field", name, "local", said.get(), "live", kept.get());
    }
    return said.isPresent() && NullValue.isNothing(live)
        ? Words.of(ReasonWording.STORED_NOTHING, "field", name, "local", said.get())
        : Words.of(ReasonWording.STORED_ALIKE, "field", name);
  }

  /** A short scalar; an empty text in quotes. */
  private static Optional<String> quoted(@Nullable Value value) {
    return value instanceof Scalar scalar && scalar != NullValue.NULL
        ? Optional.of(GoText.print(scalar))
            .map(text -> text.isEmpty() ? "\"\"" : text)
            .filter(text -> text.length() <= LONGEST)
        : Optional.empty();
  }
}
