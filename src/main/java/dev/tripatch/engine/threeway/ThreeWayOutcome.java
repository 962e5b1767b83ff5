package dev.tripatch.engine.threeway;

import dev.tripatch.engine.explain.inner.InnerParts;
import dev.tripatch.engine.explain.outcome.Explanation;
import dev.tripatch.engine.explain.outcome.FieldOutcome;
import dev.tripatch.engine.patch.Refusal;
import dev.tripatch.engine.patch.strategic.DiffDecision;
import dev.tripatch.json.MapValue;
import java.util.List;
import java.util.Optional;

/** What comes out of a three-way patch. */
public sealed interface ThreeWayOutcome {

  /** What it was computed from. */
  ThreeWayInputs inputs();

  /**
   * A patch.
   *
   * @param inputs what it was computed from
   * @param delta what the stage live → local decided
   * @param deletions what the stage last applied → local decided
   * @param patch the patch; empty if there is nothing to send
   * @param result live after the patch
   * @param explanation one outcome for every field
   * @param isBalanced whether the reasons add up to exactly this patch and this result; if not, the
   *     reasons must not be trusted
   * @param notLeftOut which fields could not be left out, and why
   * @param refusedWhole why Kubernetes refuses the patch with the fields that are left out; empty
   *     if it does not
   */
  record Computed(
      ThreeWayInputs inputs,
      DiffDecision.Nested delta,
      DiffDecision.Nested deletions,
      MapValue patch,
      MapValue result,
      Explanation explanation,
      boolean isBalanced,
      List<LeaveOutRefusal> notLeftOut,
      Optional<Refusal> refusedWhole)
      implements ThreeWayOutcome {

    /** Nothing was to be left out. */
    public Computed(
        ThreeWayInputs inputs,
        DiffDecision.Nested delta,
        DiffDecision.Nested deletions,
        MapValue patch,
        MapValue result,
        Explanation explanation,
        boolean isBalanced) {
      this(
          inputs,
          delta,
          deletions,
          patch,
          result,
          explanation,
          isBalanced,
          List.of(),
          Optional.empty());
    }

    public Computed {
      notLeftOut = List.copyOf(notLeftOut);
    }

    /** What of local does not arrive, which Kubernetes drops silently. */
    public List<FieldOutcome> lost() {
      return InnerParts.lost(explanation, inputs.schema().type());
    }

    /** The same patch with these reasons. */
    Computed with(Explanation reasons) {
      return with(reasons, patch, result, notLeftOut);
    }

    /** The same with another patch. */
    Computed with(
        Explanation reasons, MapValue sent, MapValue comesOut, List<LeaveOutRefusal> refused) {
      return new Computed(
          inputs, delta, deletions, sent, comesOut, reasons, isBalanced, refused, refusedWhole);
    }

    /** The same patch, where Kubernetes refuses the one with the fields that are left out. */
    Computed with(Refusal ofWhole) {
      return new Computed(
          inputs,
          delta,
          deletions,
          patch,
          result,
          explanation,
          isBalanced,
          notLeftOut,
          Optional.of(ofWhole));
    }
  }

  /**
   * Kubernetes would refuse.
   *
   * @param inputs what it was computed from
   * @param stage where it stops
   * @param refusal why
   * @param patch the patch that is refused; empty if it stops before there is one
   */
  record Refused(ThreeWayInputs inputs, Stage stage, Refusal refusal, Optional<MapValue> patch)
      implements ThreeWayOutcome {}
}
