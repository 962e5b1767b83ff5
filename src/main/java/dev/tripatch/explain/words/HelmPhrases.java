package dev.tripatch.explain.words;

import dev.tripatch.explain.outcome.FieldOutcome;
import dev.tripatch.explain.outcome.Reason;
import java.util.Objects;

/** The words for what Helm does otherwise than kubectl apply. */
final class HelmPhrases {
  private static final String NOT_LOOKED_AT =
      " Helm makes a two-way patch for this object, from the manifest that was deployed last to the"
          + " new one, and does not look at live.";

  private final FieldOutcome field;
  private final String name;

  /**
   * The words for a field.
   *
   * @param name the field's name within a sentence
   */
  HelmPhrases(FieldOutcome field, String name) {
    this.field = field;
    this.name = name;
  }

  Words words() {
    return switch (field.reason()) {
      case HELM_METADATA -> ownMetadata();
      case TWO_WAY_SET -> set();
      case TWO_WAY_REMOVED -> removed();
      case Reason ignored -> unchanged();
    };
  }

  private Words ownMetadata() {
    return words(
        field.values().patch() == null ? "Nothing to do." : "Written by Helm itself.",
        "Helm writes it itself",
        "Helm writes its own label and annotations into every new manifest, by which it tells the"
            + " objects of a release. Your file needs no such line. Helm compares with the old"
            + " manifest as it was rendered, which lacks them, so a two-way patch sends them at"
            + " every upgrade.");
  }

  private Words unchanged() {
    if (isAsInLive()) {
      return words(
          "Nothing to do.",
          "unchanged since last deployed",
          "Local has not changed %s since it was deployed last, so nothing is sent. Live has the same, too."
              .formatted(name));
    }
    String same =
        field.values().lastApplied() == null
            ? "No manifest of the last deployed revision is given, so Helm takes local for it"
            : "Last applied and local have the same " + name;
    return words(
        "Drift stays.",
        "unchanged since last deployed; drift stays",
        "%s, and nothing is sent, though live %s. The drift stays until local changes this very field."
                .formatted(same, hasNothing() ? "lacks " + name : "has something else")
            + NOT_LOOKED_AT);
  }

  private Words set() {
    String before = field.values().lastApplied() == null ? "is new in local" : "changed in local";
    return words(
        "Set to local's value.",
        isAsInLive() ? "changed in local; live has it already" : "changed in local",
        "%s %s since it was deployed last, so the patch sets it, whatever live has%s."
                .formatted(name, before, isAsInLive() ? ", which is the same already" : "")
            + NOT_LOOKED_AT);
  }

  private Words removed() {
    return words(
        "Deleted.",
        "removed from local since last deployed",
        "%s was removed from local since it was deployed last, so the patch deletes it (`null`), whatever live has."
                .formatted(name)
            + NOT_LOOKED_AT);
  }

  private boolean hasNothing() {
    return field.values().live() == null;
  }

  private boolean isAsInLive() {
    return Objects.equals(field.values().local(), field.values().live());
  }

  private static Words words(String headline, String summary, String sentence) {
    return new Words(
        headline, summary, () -> Character.toUpperCase(sentence.charAt(0)) + sentence.substring(1));
  }
}
