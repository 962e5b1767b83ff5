package dev.tripatch.engine.patch.strategic;

import dev.tripatch.json.Value;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;

/**
 * A list of primitives after Kubernetes dropped its duplicates: the last item takes the place of a
 * duplicate, so the order changes where there was one.
 *
 * @param memory all places of the list; after the items that stay lie what was left there
 * @param kept how many items stay, from the first on
 */
record Duplicates(List<Value> memory, int kept) {

  static List<Value> drop(List<Value> items) {
    Duplicates dropped = in(items);
    return dropped.memory.subList(0, dropped.kept);
  }

  static Duplicates in(List<Value> items) {
    if (new HashSet<>(items).size() == items.size()) {
      return new Duplicates(items, items.size());
    }
    List<Value> memory = new ArrayList<>(items);
    int kept = memory.size();
    for (int i = 0; i < kept; i++) {
      for (int j = i + 1; j < kept; ) {
        if (memory.get(i).equals(memory.get(j))) {
          memory.set(j, memory.get(--kept));
        } else {
          j++;
        }
      }
    }
    return new Duplicates(memory, kept);
  }
}
