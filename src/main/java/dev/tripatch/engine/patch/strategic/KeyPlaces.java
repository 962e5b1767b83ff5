package dev.tripatch.engine.patch.strategic;

import dev.tripatch.engine.patch.RefusedException;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.Scalar;
import dev.tripatch.json.Value;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Where the items of a list are, found by what distinguishes them ({@code index}). */
final class KeyPlaces {

  private final Map<Value, Integer> first;
  private final String mergeKey;
  private final FieldPath list;

  KeyPlaces(List<Value> items, String mergeKey, FieldPath list) {
    first = HashMap.newHashMap(items.size());
    this.mergeKey = mergeKey;
    this.list = list;
    for (int i = 0; i < items.size(); i++) {
      Value identity = MergeKeys.identity(items.get(i), mergeKey);
      if (identity != null) {
        first.putIfAbsent(identity, i);
      }
    }
  }

  /** The first place of what distinguishes an item, counted from 0; -1 if the list lacks it. */
  int of(@Nullable Value identity) throws RefusedException {
    if (identity == null) {
      return -1;
    }
    if (!(identity instanceof Scalar)) {
      for (Value other : first.keySet()) {
        MergeKeys.same(identity, other, list);
      }
    }
    return first.getOrDefault(identity, -1);
  }

  int ofItem(Value item) throws RefusedException {
    return of(MergeKeys.identity(item, mergeKey));
  }
}
