package dev.tripatch.decide;

import dev.tripatch.decide.conflict.Fields;
import dev.tripatch.engine.threeway.ThreeWayOutcome;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.MapValue;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/**
 * What there was to decide when documents were opened, or read again.
 *
 * @param held the fields in conflict, with what the documents had there
 * @param inCluster the last-applied configuration in live's annotation as live was read: edits
 *     change a copy, the cluster keeps this one; empty if live has none
 */
public record FirstConflicts(Map<FieldPath, Held> held, Optional<MapValue> inCluster) {

  /** Nothing to decide. */
  public static final FirstConflicts NONE = new FirstConflicts(Map.of(), Optional.empty());

  public FirstConflicts {
    held = new LinkedHashMap<>(held);
  }

  /** The conflicts of a comparison. */
  public static FirstConflicts of(ThreeWayOutcome.Computed outcome, Optional<MapValue> inCluster) {
    Map<FieldPath, Held> held = new LinkedHashMap<>();
    Tally.conflictsIn(outcome)
        .forEach(path -> held.put(path, Held.at(path, outcome, Optional.empty())));
    return new FirstConflicts(held, inCluster);
  }

  /** These, and those that there were before. */
  public FirstConflicts and(FirstConflicts before) {
    Map<FieldPath, Held> all = new LinkedHashMap<>(held);
    before.held().forEach(all::putIfAbsent);
    return new FirstConflicts(all, inCluster);
  }

  /**
   * Whether Kubernetes would delete a field that the documents leave to live: its last-applied
   * configuration still has the field.
   */
  boolean isDeletedByCluster(FieldPath path, Held now) {
    return now.local().isEmpty()
        && now.lastApplied().isEmpty()
        && now.live().isPresent()
        && inCluster.flatMap(object -> Fields.at(object, path)).isPresent();
  }
}
