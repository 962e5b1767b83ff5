package dev.tripatch.cli;

import dev.tripatch.conflict.Conflicts;
import dev.tripatch.explain.Outcome;
import dev.tripatch.patch.Refusal;
import dev.tripatch.threeway.ThreeWayOutcome;
import java.util.Optional;

/** What Kubernetes would say with overwrite off, and where that differs from our conflicts. */
final class OverwriteOff {
  private final Conflicts conflicts;
  private final ThreeWayOutcome.Computed outcome;

  OverwriteOff(Conflicts conflicts, ThreeWayOutcome.Computed outcome) {
    this.conflicts = conflicts;
    this.outcome = outcome;
  }

  /**
   * The text; empty if both agree that there is nothing.
   *
   * @param isInFull whether to give Kubernetes' own words
   */
  String text(boolean isInFull) {
    Optional<Refusal> refusal = conflicts.refusal();
    if (refusal.isPresent()) {
      return refusing() + (isInFull ? words(refusal.get()) : " (see --no-overwrite)") + ".\n";
    }
    return conflicts.all().isEmpty() ? "" : accepting();
  }

  private String refusing() {
    return conflicts.all().isEmpty()
        ? "With overwrite off, Kubernetes would refuse all the same: it also counts bookkeeping of"
            + " the server and maps that are always written whole"
        : "With overwrite off, Kubernetes would refuse the patch";
  }

  private static String words(Refusal refusal) {
    return ", in its own words:\n" + PlainText.of(refusal.referenceText().strip());
  }

  private String accepting() {
    return isRefusedForAnnotation()
        ? "With overwrite off, Kubernetes counts no conflict here; only kubectl apply"
            + " --overwrite=false does, for its own annotation.\n"
        : "With overwrite off, Kubernetes counts no conflict here and makes the patch.\n";
  }

  private boolean isRefusedForAnnotation() {
    return outcome.inputs().dialect().isStrategic()
        && outcome
            .inputs()
            .clientEntry()
            .filter(own -> outcome.explanation().at(own).outcome() == Outcome.CHANGED)
            .isPresent();
  }
}
