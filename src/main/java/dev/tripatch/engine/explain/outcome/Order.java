package dev.tripatch.engine.explain.outcome;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;

/** Compares the order of what two lists have in common. */
public final class Order {

  private Order() {}

  /** Whether the elements that both have are in another order. */
  public static <T> boolean isChanged(Collection<T> before, Collection<T> after) {
    List<T> left = new ArrayList<>(before);
    List<T> right = new ArrayList<>(after);
    if (left.equals(right)) {
      return false;
    }
    left.retainAll(new HashSet<>(after));
    right.retainAll(new HashSet<>(before));
    return !left.equals(right);
  }
}
