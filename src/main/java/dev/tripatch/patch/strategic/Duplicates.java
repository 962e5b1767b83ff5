package dev.tripatch.patch.strategic;

import dev.tripatch.value.Value;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;

/**
 * Drops duplicates from a list of primitives the way Kubernetes does: the last item takes the place
 * of a duplicate, so the order changes where there was one.
 */
final class Duplicates {

  private Duplicates() {}

  static List<Value> drop(List<Value> items) {
    if (new HashSet<>(items).size() == items.size()) {
      return items;
    }
    List<Value> kept = new ArrayList<>(items);
    for (int i = 0; i < kept.size(); i++) {
      for (int j = i + 1; j < kept.size(); ) {
        if (kept.get(i).equals(kept.get(j))) {
          kept.set(j, kept.getLast());
          kept.removeLast();
        } else {
          j++;
        }
      }
    }
    return kept;
  }
}
