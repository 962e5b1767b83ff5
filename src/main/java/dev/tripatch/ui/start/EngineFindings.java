package dev.tripatch.ui.start;

import dev.tripatch.conflict.Conflicts;
import dev.tripatch.hazard.found.Hazard;
import dev.tripatch.kubectl.AnnotationSize;
import dev.tripatch.ui.model.Findings;
import dev.tripatch.workspace.Compared;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * What the engine finds in a comparison.
 *
 * @param compared the comparison
 * @param size how large the annotations really are, masks or not
 */
record EngineFindings(Compared.Done compared, Supplier<Optional<AnnotationSize>> size)
    implements Findings {

  @Override
  public List<Hazard> hazards() {
    return compared.hazards(size.get());
  }

  @Override
  public Optional<Conflicts> conflicts() {
    return compared.conflicts();
  }
}
