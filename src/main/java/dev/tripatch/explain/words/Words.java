package dev.tripatch.explain.words;

import dev.tripatch.explain.outcome.ConflictEffect;
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
    return switch (ConflictEffect.of(field)) {
      case SENDS_AGAIN -> ReasonWording.SENT_AGAIN.words();
      case PUTS_BACK -> ReasonWording.PUT_BACK.words("sentence", words.sentence());
      case DELETES -> words.asOverwritten(field, ConflictEffect.DELETES);
      case MIXES, OVERWRITES -> words.asOverwritten(field, ConflictEffect.OVERWRITES);
    };
  }

  private Words asOverwritten(FieldOutcome field, ConflictEffect effect) {
    return (field.values().lastApplied() == null
            ? ReasonWording.OVERWRITTEN_NEW
            : ReasonWording.OVERWRITTEN)
        .words(
            "effect",
            effect.word(),
            "headline",
            headline.substring(0, 1).toLowerCase(Locale.ROOT) + headline.substring(1),
            "sentence",
            sentence());
  }
}
