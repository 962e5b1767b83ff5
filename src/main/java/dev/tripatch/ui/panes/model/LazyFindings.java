package dev.tripatch.ui.panes.model;

import dev.tripatch.cluster.kubectl.AnnotationSize;
import dev.tripatch.decide.conflict.Conflicts;
import dev.tripatch.engine.format.PatchFormat;
import dev.tripatch.hazard.Hazard;
import dev.tripatch.workspace.Compared;
import dev.tripatch.workspace.Composed;
import dev.tripatch.workspace.ComposedProof;
import dev.tripatch.workspace.PatchHazards;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * What is found in a comparison beyond what the panes show. Found when asked for, which takes its
 * time: not on the UI thread.
 */
public final class LazyFindings {
  private final Supplier<List<Hazard>> hazards;
  private final Supplier<Optional<Conflicts>> conflicts;
  private final Supplier<Optional<ComposedProof>> proof;

  private LazyFindings(
      Supplier<List<Hazard>> hazards,
      Supplier<Optional<Conflicts>> conflicts,
      Supplier<Optional<ComposedProof>> proof) {
    this.hazards = hazards;
    this.conflicts = conflicts;
    this.proof = proof;
  }

  /**
   * Those in a comparison.
   *
   * @param size how large the annotations really are, masks or not
   */
  static LazyFindings in(Compared.Done compared, Supplier<Optional<AnnotationSize>> size) {
    return new LazyFindings(
        () -> compared.hazards(size.get()), compared::conflicts, Optional::empty);
  }

  /**
   * Those in a patch that a person composes. It conflicts with nobody: who composes a patch means
   * every field of it.
   *
   * @param calculated what the calculated patch leads to; empty if there is none
   */
  static LazyFindings in(
      Composed.Done composed,
      PatchFormat format,
      Supplier<Optional<ComposedProof.Calculated>> calculated) {
    return new LazyFindings(
        () -> PatchHazards.of(format, composed.patch(), composed.live(), composed.schema()),
        Optional::empty,
        () -> Optional.of(ComposedProof.of(composed, format, calculated.get())));
  }

  /** What is proved of a composed patch; empty for a calculated one. */
  public Optional<ComposedProof> proof() {
    return proof.get();
  }

  /** What a person must be warned about; places are those of the texts that were compared. */
  public List<Hazard> hazards() {
    return hazards.get();
  }

  /** What live changed and apply would take back; empty if there is no answer to look at. */
  public Optional<Conflicts> conflicts() {
    return conflicts.get();
  }
}
