package dev.tripatch.ui.start;

import dev.tripatch.conflict.Conflicts;
import dev.tripatch.hazard.Hazard;
import dev.tripatch.ui.model.Findings;
import dev.tripatch.workspace.Compared;
import java.util.List;
import java.util.Optional;

/**
 * What the engine finds in a comparison.
 *
 * @param compared the comparison
 */
record EngineFindings(Compared.Done compared) implements Findings {

  @Override
  public List<Hazard> hazards() {
    return compared.hazards();
  }

  @Override
  public Optional<Conflicts> conflicts() {
    return compared.conflicts();
  }
}
