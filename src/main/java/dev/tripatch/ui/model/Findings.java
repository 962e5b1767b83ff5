package dev.tripatch.ui.model;

import dev.tripatch.conflict.Conflicts;
import dev.tripatch.hazard.found.Hazard;
import java.util.List;
import java.util.Optional;

/**
 * What is found in a comparison beyond what the panes show. Found when asked for, which takes its
 * time: not on the UI thread.
 */
public interface Findings {

  /** Where nothing is looked for. */
  Findings NONE =
      new Findings() {
        @Override
        public List<Hazard> hazards() {
          return List.of();
        }

        @Override
        public Optional<Conflicts> conflicts() {
          return Optional.empty();
        }
      };

  /** What a person must be warned about; places are those of the texts that were compared. */
  List<Hazard> hazards();

  /** What live changed and apply would take back; empty if there is no answer to look at. */
  Optional<Conflicts> conflicts();
}
