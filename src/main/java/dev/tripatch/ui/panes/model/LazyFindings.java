package dev.tripatch.ui.panes.model;

import dev.tripatch.cluster.apply.AnnotationSize;
import dev.tripatch.decide.conflict.Conflicts;
import dev.tripatch.document.Diagnostic;
import dev.tripatch.document.SourceDocument;
import dev.tripatch.engine.format.PatchFormat;
import dev.tripatch.hazard.Hazard;
import dev.tripatch.json.Role;
import dev.tripatch.json.ThreeDocuments;
import dev.tripatch.workspace.Compared;
import dev.tripatch.workspace.Composed;
import dev.tripatch.workspace.ComposedProof;
import dev.tripatch.workspace.PatchHazards;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;

/**
 * What is found in a comparison beyond what the panes show. Found when asked for, which takes its
 * time: not on the UI thread.
 */
public final class LazyFindings {
  private final Supplier<List<Hazard>> hazards;
  private final Supplier<Optional<Conflicts>> conflicts;
  private final Supplier<Optional<ComposedProof>> proof;
  private final Map<Role, Diagnostic> unused;

  private LazyFindings(
      Supplier<List<Hazard>> hazards,
      Supplier<Optional<Conflicts>> conflicts,
      Supplier<Optional<ComposedProof>> proof,
      Map<Role, Diagnostic> unused) {
    this.hazards = hazards;
    this.conflicts = conflicts;
    this.proof = proof;
    this.unused = unused;
  }

  /**
   * Those in a comparison.
   *
   * @param size how large the annotations really are, masks or not
   */
  static LazyFindings in(Compared.Done compared, Supplier<Optional<AnnotationSize>> size) {
    return new LazyFindings(
        () -> compared.hazards(size.get()), compared::conflicts, Optional::empty, Map.of());
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
        () -> Optional.of(ComposedProof.of(composed, format, calculated.get())),
        unread(composed.documents()));
  }

  /** What is wrong in texts that have no part in a composed patch. */
  private static Map<Role, Diagnostic> unread(ThreeDocuments<SourceDocument> documents) {
    Map<Role, Diagnostic> unread = new EnumMap<>(Role.class);
    documents.lastApplied().flatMap(LazyFindings::error).ifPresent(at(unread, Role.LAST_APPLIED));
    error(documents.local()).ifPresent(at(unread, Role.LOCAL));
    return unread;
  }

  private static Consumer<Diagnostic> at(Map<Role, Diagnostic> unread, Role role) {
    return wrong -> unread.put(role, wrong);
  }

  private static Optional<Diagnostic> error(SourceDocument document) {
    return document.text().isBlank() ? Optional.empty() : document.error();
  }

  /** What is wrong in texts that have no part in the answer. */
  public Map<Role, Diagnostic> unused() {
    return unused;
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
