package dev.tripatch.edit.fix;

import dev.tripatch.edit.complete.Writing;
import dev.tripatch.hazard.Hazard;
import dev.tripatch.json.Role;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * The fixes that do what they promise: each is carried out and looked at before it is given.
 *
 * @param again the hazards of another text in the place of this one; empty if it cannot be read
 */
public record ProvenFixes(FixText text, Function<String, Optional<List<Hazard>>> again) {
  /** The first fix that takes a hazard away and brings no other; empty if none does. */
  public Optional<QuickFix> of(Hazard hazard) {
    return isOfText(hazard) && WithoutFix.why(hazard.kind()).isEmpty()
        ? QuickFixes.of(text, hazard).stream().filter(fix -> isProven(fix, hazard)).findFirst()
        : Optional.empty();
  }

  /** Why a hazard has none, in a sentence. */
  public String whyNone(Hazard hazard) {
    return isOfText(hazard)
        ? WithoutFix.why(hazard.kind()).orElseGet(FixWording.NOT_PROVED::text)
        : FixWording.NOT_OURS.text("where", hazard.where().words());
  }

  private boolean isOfText(Hazard hazard) {
    return hazard.where() == (text.writing() == Writing.OBJECT ? Role.LOCAL : Role.PATCH);
  }

  private boolean isProven(QuickFix fix, Hazard hazard) {
    return again
        .apply(fix.text())
        .filter(left -> left.stream().noneMatch(each -> isWrong(each, hazard)))
        .isPresent();
  }

  /** Behind a refusal, there may be what nobody could see before. */
  private boolean isWrong(Hazard left, Hazard hazard) {
    boolean isKnown = text.hazards().stream().anyMatch(each -> isSame(each, left));
    boolean isTold = left.kind().isOnlyTold() || hazard.refuses() && !left.refuses();
    return isSame(left, hazard) || !isKnown && !isTold;
  }

  private static boolean isSame(Hazard one, Hazard other) {
    return one.kind() == other.kind()
        && one.where() == other.where()
        && one.path().equals(other.path());
  }
}
