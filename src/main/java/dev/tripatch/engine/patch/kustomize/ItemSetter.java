package dev.tripatch.engine.patch.kustomize;

import dev.tripatch.engine.patch.RefusedException;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.NullValue;
import dev.tripatch.json.Value;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Finds, sets and takes out items of a list as kustomize does ({@code ElementMatcher} and {@code
 * ElementSetter} in {@code kyaml/yaml/fns.go}), with what it does to items that lack a key: a
 * wanted text that is empty fits <em>every</em> item with the key, and a wanted text that is
 * missing is not looked at.
 *
 * @param path the list
 */
record ItemSetter(FieldPath path) {

  /** Where the item with exactly these texts is; -1 if the list lacks it. */
  static int find(List<Value> items, List<String> keys, List<String> texts) {
    for (int i = 0; i < items.size(); i++) {
      if (fits(items.get(i), keys, texts)) {
        return i;
      }
    }
    return -1;
  }

  private static boolean fits(Value item, List<String> keys, List<String> texts) {
    if (keys.getFirst().isEmpty()) {
      return NodeText.of(item).equals(texts.getFirst());
    }
    for (int k = 0; k < keys.size(); k++) {
      Value field = item instanceof MapValue map ? map.get(keys.get(k)) : null;
      if (field == null || !NodeText.of(field).equals(texts.get(k))) {
        return false;
      }
    }
    return true;
  }

  /**
   * Puts an item in place of all that match, or at the end; null takes them out. Nulls and empty
   * maps go in any case; without a single text all go that do not match.
   */
  void set(List<Value> items, List<String> keys, List<String> texts, @Nullable Value item)
      throws RefusedException {
    List<Value> kept = new ArrayList<>();
    boolean isFound = false;
    for (Value each : items) {
      if (each == NullValue.NULL || each.equals(MapValue.EMPTY)) {
        continue;
      }
      boolean isMatch = matches(each, keys, texts);
      isFound |= isMatch;
      if (!isMatch && !texts.isEmpty()) {
        kept.add(each);
      } else if (isMatch && item != null) {
        kept.add(item);
      }
    }
    if (!isFound && item != null && item != NullValue.NULL) {
      kept.add(item);
    }
    items.clear();
    items.addAll(kept);
  }

  private boolean matches(Value item, List<String> keys, List<String> texts)
      throws RefusedException {
    boolean wantsMap =
        !keys.getFirst().isEmpty() && !texts.isEmpty() && !texts.getFirst().isEmpty();
    if (!(item instanceof MapValue) && wantsMap) {
      return false;
    }
    boolean matches = !texts.isEmpty();
    for (int k = 0; k < Math.min(keys.size(), texts.size()) && matches; k++) {
      matches = has(item, keys.get(k), texts.get(k));
    }
    return matches;
  }

  private boolean has(Value item, String key, String text) throws RefusedException {
    if (key.isEmpty()) {
      require(item, NodeKind.SCALAR);
      return NodeText.of(item).equals(text);
    }
    require(item, NodeKind.MAP);
    Value field = ((MapValue) item).get(key);
    return field != null && (text.isEmpty() || NodeText.of(field).equals(text));
  }

  private void require(Value item, NodeKind kind) throws RefusedException {
    if (NodeKind.of(item) != kind) {
      throw KustomizeRefusals.wrongKind(path, kind, NodeKind.of(item));
    }
  }

  /**
   * Adds the items of the base to those that were merged: each takes the place of the one with its
   * texts.
   */
  void append(ItemList merged, List<Value> base, List<String> keys) throws RefusedException {
    for (Value item : base) {
      if (keys.getFirst().isEmpty()) {
        merged.set(keys, List.of(NodeText.of(item)), item);
        continue;
      }
      List<String> texts = new ArrayList<>();
      for (String key : keys) {
        Value field = field(item, key);
        if (field == null) {
          merged.add(item);
        } else {
          texts.add(NodeText.of(field));
        }
      }
      if (keys.size() > 1) {
        merged.set(keys, texts, null);
      }
      merged.set(keys, texts, item);
    }
  }

  private @Nullable Value field(Value item, String key) throws RefusedException {
    if (item == NullValue.NULL) {
      return null;
    }
    require(item, NodeKind.MAP);
    return ((MapValue) item).get(key);
  }
}
