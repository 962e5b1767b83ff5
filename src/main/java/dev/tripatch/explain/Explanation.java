package dev.tripatch.explain;

import dev.tripatch.path.FieldPath;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The outcomes of all fields of a comparison. */
public final class Explanation {

  private final FieldOutcome root;
  private final Map<FieldPath, FieldOutcome> byPath = new HashMap<>();

  /** The explanation with this tree. */
  public Explanation(FieldOutcome root) {
    this.root = root;
    index(root);
  }

  private void index(FieldOutcome outcome) {
    byPath.put(outcome.path(), outcome);
    outcome.parts().forEach(this::index);
  }

  /** The outcome of the object itself; all others hang below it. */
  public FieldOutcome root() {
    return root;
  }

  /**
   * The outcome of a field. A field inside one whose parts share its fate has that one's outcome; a
   * place that no text has gets the outcome of what would hold it.
   */
  public FieldOutcome at(FieldPath path) {
    FieldPath place = path;
    while (true) {
      FieldOutcome found = byPath.get(place);
      if (found != null) {
        return found;
      }
      place = place.parent().orElse(FieldPath.root());
    }
  }

  /** All outcomes, each before its parts. */
  public List<FieldOutcome> all() {
    List<FieldOutcome> all = new ArrayList<>(byPath.size());
    collect(root, all);
    return all;
  }

  private static void collect(FieldOutcome outcome, List<FieldOutcome> all) {
    all.add(outcome);
    outcome.parts().forEach(part -> collect(part, all));
  }
}
