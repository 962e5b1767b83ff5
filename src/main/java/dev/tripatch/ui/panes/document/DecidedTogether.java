package dev.tripatch.ui.panes.document;

import dev.tripatch.decide.Decision;
import dev.tripatch.json.FieldPath;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

/**
 * What one action decided in several objects, whether panes show them or not.
 *
 * @param decisions what was decided
 * @param leftOut all that is left out of the patch of an object since
 */
public record DecidedTogether(
    Map<ShownDocuments, Decision> decisions, Map<ShownDocuments, Set<FieldPath>> leftOut) {

  static final DecidedTogether NOTHING = new DecidedTogether(Map.of(), Map.of());

  public DecidedTogether {
    decisions = Map.copyOf(decisions);
    leftOut = Map.copyOf(leftOut);
  }

  /** Decisions that edit local, or keep it. */
  public static DecidedTogether of(Map<ShownDocuments, Decision> decisions) {
    return new DecidedTogether(decisions, Map.of());
  }

  /** Fields that are left out of patches. */
  public static DecidedTogether leavingOut(Map<ShownDocuments, Set<FieldPath>> leftOut) {
    return new DecidedTogether(Map.of(), leftOut);
  }

  /** The objects that it is about. */
  public Set<ShownDocuments> objects() {
    Set<ShownDocuments> objects = new HashSet<>(decisions.keySet());
    objects.addAll(leftOut.keySet());
    return objects;
  }

  /** Whether it is about no object. */
  public boolean isEmpty() {
    return decisions.isEmpty() && leftOut.isEmpty();
  }
}
