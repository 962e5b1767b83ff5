package dev.tripatch.cli.output;

import dev.tripatch.cli.terminal.PlainText;
import dev.tripatch.cli.terminal.Wrapping;
import dev.tripatch.decide.conflict.Conflicts;
import dev.tripatch.engine.patch.Refusal;
import dev.tripatch.engine.threeway.ThreeWayOutcome;
import java.util.Optional;

/** What Kubernetes would say with overwrite off, and where that differs from our conflicts. */
public record OverwriteOff(Conflicts conflicts, ThreeWayOutcome.Computed outcome) {
  /**
   * The text; empty if both agree that there is nothing.
   *
   * @param isInFull whether to give Kubernetes' own words
   * @param width how many characters fit on a line of ours
   */
  public String text(boolean isInFull, int width) {
    Optional<Refusal> refusal = conflicts.refusal();
    if (refusal.isEmpty()) {
      return conflicts.all().isEmpty() ? "" : wrapped(accepting(), width);
    }
    return isInFull
        ? wrapped(refusing() + ", in its own words:", width) + words(refusal.get())
        : wrapped(refusing() + " (see --no-overwrite).", width);
  }

  private static String wrapped(String sentence, int width) {
    return String.join("\n", Wrapping.lines(sentence, width)) + "\n";
  }

  private static String words(Refusal refusal) {
    return PlainText.of(refusal.referenceText().strip()) + "\n";
  }

  private String refusing() {
    if (!conflicts.all().isEmpty()) {
      return OutputWording.WOULD_REFUSE.text();
    }
    return "With overwrite off, Kubernetes would refuse all the same: "
        + (outcome.inputs().lastApplied().isEmpty()
            ? "without last applied, it counts all of live as changed since"
            : "it compares how values are written, and also counts bookkeeping of the server and"
                + " maps that are always written whole");
  }

  private String accepting() {
    return isRefusedForAnnotation()
        ? OutputWording.ONLY_ANNOTATION_CONFLICT.text()
        : OutputWording.COUNTS_NO_CONFLICT.text();
  }

  private boolean isRefusedForAnnotation() {
    return outcome.inputs().dialect().isStrategic()
        && outcome.inputs().clientEntries().keySet().stream()
            .anyMatch(own -> outcome.explanation().at(own).outcome().isChanged());
  }
}
