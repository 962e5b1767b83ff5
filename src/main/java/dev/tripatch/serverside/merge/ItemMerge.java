package dev.tripatch.serverside.merge;

import dev.tripatch.serverside.field.PathElement;
import dev.tripatch.value.ListValue;
import dev.tripatch.value.Value;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Merges the items of two lists (structured-merge-diff, {@code mergingWalker.visitListItems}).
 * Items that both lists have come in the configuration's order; items of live alone stay before the
 * shared item that they were before.
 */
final class ItemMerge {

  private final List<Items.Item> live;
  private final List<Items.Item> config;
  private final TypeView item;
  private final Map<PathElement, List<Value>> ofLive = new HashMap<>();
  private final Set<PathElement> inConfig = new HashSet<>();
  private final Deque<PathElement> shared = new ArrayDeque<>();
  private final List<Value> merged = new ArrayList<>();
  private int atLive;
  private int atConfig;

  ItemMerge(ListValue live, ListValue config, TypeView list) {
    this.live = Items.of(live, list);
    this.config = Items.of(config, list);
    this.item = list.item();
    this.live.forEach(
        each ->
            ofLive.computeIfAbsent(each.element(), name -> new ArrayList<>()).add(each.value()));
    for (Items.Item each : this.config) {
      inConfig.add(each.element());
      if (ofLive.containsKey(each.element())) {
        shared.add(each.element());
      }
    }
  }

  List<Value> merged() {
    while (atLive < live.size() || atConfig < config.size()) {
      if (atLive == live.size() || !takesLive(live.get(atLive))) {
        takeConfig();
      }
    }
    return merged;
  }

  /** Goes past an item of live, if that is possible now. */
  private boolean takesLive(Items.Item next) {
    boolean isShared = inConfig.contains(next.element());
    if (!isShared) {
      merged.add(next.value());
    } else if (next.element().equals(shared.peek())) {
      return false;
    }
    atLive++;
    return true;
  }

  private void takeConfig() {
    Items.Item next = config.get(atConfig);
    atConfig++;
    if (next.element().equals(shared.peek())) {
      shared.remove();
    }
    List<Value> under = ofLive.getOrDefault(next.element(), List.of());
    // Several items of one name cannot be merged: the configuration's takes their place.
    merged.add(
        under.size() == 1 ? Merging.merge(under.getFirst(), next.value(), item) : next.value());
  }
}
