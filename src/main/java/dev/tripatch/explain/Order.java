package dev.tripatch.explain;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;

/** Compares the order of what two lists have in common. */
final class Order {

  private Order() {}

  static <T> boolean isChanged(Collection<T> before, Collection<T> after) {
    List<T> left = new ArrayList<>(before);
    left.retainAll(after);
    List<T> right = new ArrayList<>(after);
    right.retainAll(before);
    return !left.equals(right);
  }
}
