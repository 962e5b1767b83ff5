package dev.tripatch.engine.patch.strategic;

import dev.tripatch.json.ListValue;
import dev.tripatch.json.Scalar;
import dev.tripatch.json.Value;
import java.util.ArrayList;
import java.util.List;

/**
 * What kubectl's check for conflicts makes of a list of primitives that it compares, in the very
 * patch that it sends then: it drops the duplicates and sorts the rest, but the list stays as long
 * as it was, and its end keeps what was there ({@code slicesHaveConflicts}).
 */
public final class SortedScalars {

  private SortedScalars() {}

  /** The list as the check leaves it; a list of maps stays as it is. */
  public static ListValue of(ListValue list) {
    if (list.items().stream().anyMatch(item -> !(item instanceof Scalar))) {
      return list;
    }
    Duplicates unique = Duplicates.in(list.items());
    List<Value> left = new ArrayList<>(compared(list));
    left.addAll(unique.memory().subList(unique.kept(), list.size()));
    return new ListValue(left);
  }

  /** The items that the check compares. */
  static List<Value> compared(ListValue list) {
    return TextOrder.sortPrimitives(Duplicates.drop(list.items()));
  }
}
