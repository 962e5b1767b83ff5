package dev.tripatch.workspace;

import dev.tripatch.engine.explain.outcome.Explanation;
import dev.tripatch.engine.explain.outcome.FieldOutcome;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.PathStep;

/**
 * Fields as the server names them: it counts the items of the object after the patch, and we name
 * items by their merge key.
 */
public final class CountedItems {
  private CountedItems() {}

  /** The same field, with all items by their merge key that the result has at these places. */
  public static FieldPath named(FieldPath counted, Explanation explanation) {
    FieldPath path = FieldPath.root();
    for (PathStep step : counted.steps()) {
      path = path.then(named(step, path, explanation.at(path)));
    }
    return path;
  }

  private static PathStep named(PathStep step, FieldPath holder, FieldOutcome list) {
    return step instanceof PathStep.IndexItem(int index)
            && list.path().equals(holder)
            && index < list.resultOrder().size()
        ? list.resultOrder().get(index)
        : step;
  }
}
