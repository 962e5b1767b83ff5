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

  /** {@code stringData} of a Secret is never output when it is read (API reference). */
  private static final Words SENT_AGAIN =
      new Words(
          "Conflict: sent again.",
          "the server turned it into data; apply sends it again",
          () ->
              "The server takes `stringData` and writes it into `data`, so live never has it and"
                  + " every apply sends it again. Only with overwrite off does that count as a"
                  + " conflict.");

  /** Why, and what would make it otherwise. */
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
      return isWriteOnly(field) ? SENT_AGAIN : words.asPutBack();
    }
    return words.asOverwritten(field);
  }

  /** Whether the server takes the field and never gives it back, so that live cannot have it. */
  private static boolean isWriteOnly(FieldOutcome field) {
    return field
        .rule()
        .filter(rule -> rule.owner().equals("Secret") && rule.name().equals("stringData"))
        .isPresent();
  }

  /** What live lost is whole in the patch, and not merged with anything. */
  private Words asPutBack() {
    return asConflict(
        "put back.",
        "live dropped it; apply puts it back",
        "Live has lost it since it was last applied");
  }

  private Words asOverwritten(FieldOutcome field) {
    return asConflict(
        headline.substring(0, 1).toLowerCase(Locale.ROOT) + headline.substring(1),
        "live drifted; apply overwrites it",
        field.values().lastApplied() == null
            ? "Live has got it without anybody applying it"
            : "Live has moved away from what was last applied");
  }

  private Words asConflict(String what, String why, String drift) {
    return new Words(
        "Conflict: " + what,
        why,
        () -> drift + ", and the patch takes that back without asking. " + sentence());
  }
}
