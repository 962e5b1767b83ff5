package dev.tripatch.explain;

import dev.tripatch.path.FieldPath;
import java.util.ArrayList;
import java.util.List;

/** The outcomes of all fields of a comparison. */
public final class Explanation {

  private final FieldOutcome root;

  /** The explanation with this tree. */
  public Explanation(FieldOutcome root) {
    this.root = root;
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
    FieldOutcome holder = path.parent().map(this::at).orElse(root);
    return path.last().isEmpty() || holder.path().length() + 1 < path.length()
        ? holder
        : part(holder, path);
  }

  private static FieldOutcome part(FieldOutcome holder, FieldPath path) {
    for (FieldOutcome part : holder.parts()) {
      if (part.path().last().equals(path.last())) {
        return part;
      }
    }
    return holder;
  }

  /** All outcomes, each before its parts. */
  public List<FieldOutcome> all() {
    List<FieldOutcome> all = new ArrayList<>();
    collect(root, all);
    return all;
  }

  private static void collect(FieldOutcome outcome, List<FieldOutcome> all) {
    all.add(outcome);
    outcome.parts().forEach(part -> collect(part, all));
  }
}
