package dev.tripatch.ui.start;

import dev.tripatch.conflict.Conflicts;
import dev.tripatch.format.PatchFormat;
import dev.tripatch.hazard.Hazard;
import dev.tripatch.hazard.Hazards;
import dev.tripatch.patch.Dialect;
import dev.tripatch.ui.model.Findings;
import dev.tripatch.workspace.Composed;
import java.util.List;
import java.util.Optional;

/**
 * What the engine finds in a patch that a person composes. It conflicts with nobody: who composes a
 * patch means every field of it.
 *
 * @param composed what came of it
 * @param format the patch's format
 */
record ComposedFindings(Composed.Done composed, PatchFormat format) implements Findings {

  @Override
  public List<Hazard> hazards() {
    return reader().map(this::hazardsFor).orElse(List.of());
  }

  private List<Hazard> hazardsFor(Dialect dialect) {
    return Hazards.ofPatch(
        composed.documents().patch(), composed.documents().live(), composed.schema(), dialect);
  }

  /** Who reads it; empty for operations, which have none of these hazards. */
  private Optional<Dialect> reader() {
    return switch (format) {
      case STRATEGIC -> Optional.of(Dialect.KUBERNETES);
      case MERGE -> Optional.of(Dialect.CUSTOM_RESOURCE);
      case JSON -> Optional.empty();
    };
  }

  @Override
  public Optional<Conflicts> conflicts() {
    return Optional.empty();
  }
}
