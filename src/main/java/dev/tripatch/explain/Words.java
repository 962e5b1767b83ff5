package dev.tripatch.explain;

import java.util.Locale;

/**
 * An outcome in plain English. Words between backticks are code.
 *
 * @param headline what happens, in a few words with a full stop
 * @param summary why, in a few words for a table
 * @param sentence why, and what would make it otherwise
 */
public record Words(String headline, String summary, String sentence) {

  /** {@code Secret} in the API reference, of {@code stringData}: never output when reading. */
  private static final Words SENT_AGAIN =
      new Words(
          "Conflict: sent again.",
          "the server turned it into data; apply sends it again",
          "The server takes `stringData` and writes it into `data`, so live never has it. Every"
              + " apply sends it again, and nobody has changed anything: only with overwrite off"
              + " does that count as a conflict.");

  /** The words for an outcome. */
  public static Words of(FieldOutcome field) {
    Words words = new Phrases(field).words();
    return !field.isConflict() ? words : isWriteOnly(field) ? SENT_AGAIN : words.asConflict(field);
  }

  /** What the server takes and never gives back, so that live cannot have it. */
  private static boolean isWriteOnly(FieldOutcome field) {
    return field
        .rule()
        .filter(rule -> rule.owner().equals("Secret") && rule.name().equals("stringData"))
        .isPresent();
  }

  private Words asConflict(FieldOutcome field) {
    String drift =
        field.values().live() == null
            ? "Live has lost it since it was last applied"
            : field.values().lastApplied() == null
                ? "Live has got it without anybody applying it"
                : "Live has moved away from what was last applied";
    // What live lost is whole in the patch, and not merged with anything.
    String what =
        field.values().live() == null
            ? "put back."
            : headline.substring(0, 1).toLowerCase(Locale.ROOT) + headline.substring(1);
    return new Words(
        "Conflict: " + what,
        field.values().live() == null
            ? "live dropped it; apply puts it back"
            : "live drifted; apply overwrites it",
        drift
            + ", and the patch takes that back without asking: kubectl overwrites silently. "
            + sentence);
  }
}
