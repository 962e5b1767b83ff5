package dev.tripatch.ui.start;

import dev.tripatch.conflict.Conflicts;
import dev.tripatch.format.PatchFormat;
import dev.tripatch.hazard.found.Hazard;
import dev.tripatch.ui.model.Findings;
import dev.tripatch.workspace.Composed;
import dev.tripatch.workspace.PatchHazards;
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
    return PatchHazards.of(format, composed.patch(), composed.live(), composed.schema());
  }

  @Override
  public Optional<Conflicts> conflicts() {
    return Optional.empty();
  }
}
