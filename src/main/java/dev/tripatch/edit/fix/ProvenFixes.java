package dev.tripatch.edit.fix;

import dev.tripatch.document.SourceDocument;
import dev.tripatch.document.reader.SourceReader;
import dev.tripatch.edit.complete.Writing;
import dev.tripatch.hazard.Hazard;
import dev.tripatch.hazard.HazardKind;
import dev.tripatch.json.Role;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * The fixes that do what they promise: each is tried before it is given.
 *
 * @param again the hazards of another text in the place of this one; empty if it cannot be read
 */
public record ProvenFixes(FixText text, Function<SourceDocument, Optional<List<Hazard>>> again) {
  /** Why there is no quick fix for a kind of hazard; empty if there is one. */
  public static Optional<String> whyNone(HazardKind kind) {
    return Optional.ofNullable(
            switch (kind) {
              case PARTIAL_MERGE_KEY -> FixWording.INDISTINGUISHABLE;
              case OPERATION_SLIP -> FixWording.OPERATIONS;
              case KUSTOMIZE_ITEM_NOT_FOUND, KUSTOMIZE_REPLACE_LOST, KUSTOMIZE_LIST_REPLACED ->
                  FixWording.ONLY_KUSTOMIZE;
              case OVERWRITE_OFF_SORTS -> FixWording.OPTION;
              case DRIFT_NOT_SEEN -> FixWording.HELM;
              case LARGE_ANNOTATION -> FixWording.TOO_LARGE;
              case INVALID_RESULT -> FixWording.RULE_ONLY;
              case POD_RESTART -> FixWording.RESTART;
              default -> null;
            })
        .map(FixWording::text);
  }

  /** The first fix after which a hazard is gone and none is new; empty if there is none. */
  public Optional<QuickFix> of(Hazard hazard) {
    return isOfText(hazard) && whyNone(hazard.kind()).isEmpty()
        ? QuickFixes.of(text, hazard).stream().filter(fix -> isProven(fix, hazard)).findFirst()
        : Optional.empty();
  }

  /** Why a hazard has none, in a sentence. */
  public String whyNone(Hazard hazard) {
    return isOfText(hazard)
        ? whyNone(hazard.kind()).orElseGet(FixWording.NOT_PROVED::text)
        : FixWording.NOT_OURS.text("where", hazard.where().words());
  }

  private boolean isOfText(Hazard hazard) {
    return hazard.where() == (text.writing() == Writing.OBJECT ? Role.LOCAL : Role.PATCH);
  }

  private boolean isProven(QuickFix fix, Hazard hazard) {
    return again
        .apply(SourceReader.read(text.document().name(), fix.text()))
        .filter(left -> left.stream().noneMatch(each -> isWrong(each, hazard)))
        .isPresent();
  }

  /**
   * A refusal hides what does not refuse, and who deletes a field gets its default: neither is the
   * fix's.
   */
  private boolean isWrong(Hazard left, Hazard hazard) {
    boolean isKnown =
        text.hazards().stream()
            .anyMatch(each -> isSame(each, left) && each.refuses() == left.refuses());
    boolean isBrought =
        left.kind().isOnlyTold()
            || hazard.refuses() && !left.refuses()
            || hazard.kind() == HazardKind.EMPTIED_MAP && left.kind() == HazardKind.DEFAULTED_AGAIN;
    return isSame(left, hazard) || !isKnown && !isBrought;
  }

  private static boolean isSame(Hazard one, Hazard other) {
    return one.kind() == other.kind()
        && one.where() == other.where()
        && one.path().equals(other.path());
  }
}
