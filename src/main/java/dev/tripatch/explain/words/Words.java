package dev.tripatch.explain.words;

import dev.tripatch.explain.outcome.FieldOutcome;
import dev.tripatch.explain.outcome.Reason;
import java.util.Locale;
import java.util.function.Supplier;

/**
 * An outcome in plain English. Words between backticks are code.
 *
 * @param headline what happens, in a few words with a full stop
 * @param summary why, in a few words for a table
 * @param saying writes the sentence; a table of thousands of rows needs none
 */
public record Words(String headline, String summary, Supplier<String> saying) {

  /** Why, and what would change it. */
  public String sentence() {
    return saying.get();
  }

  /** The words for an outcome. What the check for conflicts itself let pass is none to speak of. */
  public static Words of(FieldOutcome field) {
    Words words = new Phrases(field).words();
    if (!field.isConflict() || field.reason() == Reason.SORTED_BY_CHECK) {
      return words;
    }
    if (field.values().live() == null) {
      return isWriteOnly(field)
          ? ReasonWording.SENT_AGAIN.words()
          : ReasonWording.PUT_BACK.words("sentence", words.sentence());
    }
    return words.asOverwritten(field);
  }

  /**
   * Whether the server takes the field and never gives it back, so that live cannot have it: {@code
   * stringData} of a Secret is never output when it is read (API reference).
   */
  private static boolean isWriteOnly(FieldOutcome field) {
    return field
        .rule()
        .filter(rule -> rule.owner().equals("Secret") && rule.name().equals("stringData"))
        .isPresent();
  }

  private Words asOverwritten(FieldOutcome field) {
    return (field.values().lastApplied() == null
            ? ReasonWording.OVERWRITTEN_NEW
            : ReasonWording.OVERWRITTEN)
        .words(
            "headline",
            headline.substring(0, 1).toLowerCase(Locale.ROOT) + headline.substring(1),
            "sentence",
            sentence());
  }
}
