package dev.tripatch.cluster.apply.merge;

import dev.tripatch.json.ListValue;
import dev.tripatch.json.Value;
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
  private final Set<PathElement> done = new HashSet<>();
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
      if (atLive == live.size()) {
        takeConfig();
      } else if (atConfig == config.size()) {
        passLive(live.get(atLive));
      } else {
        step(live.get(atLive), config.get(atConfig).element());
      }
    }
    return merged;
  }

  private void step(Items.Item next, PathElement wanted) {
    boolean isMeeting = next.element().equals(wanted);
    boolean isForLater = !shared.isEmpty() && !next.element().equals(shared.peek());
    if (isMeeting || (inConfig.contains(next.element()) && !isForLater)) {
      // After a twin that is merged, the next item of the configuration comes.
      atLive += isMeeting || done.contains(next.element()) ? 1 : 0;
      takeConfig();
    } else {
      passLive(next);
    }
  }

  /** Goes past an item of live, which stays if only live has it. */
  private void passLive(Items.Item next) {
    if (!inConfig.contains(next.element())) {
      merged.add(next.value());
    }
    atLive++;
  }

  private void takeConfig() {
    Items.Item next = config.get(atConfig);
    atConfig++;
    done.add(next.element());
    if (next.element().equals(shared.peek())) {
      shared.remove();
    }
    List<Value> under = ofLive.getOrDefault(next.element(), List.of());
    // Several items of one name cannot be merged: the configuration's takes their place.
    merged.add(
        under.size() == 1 ? Merging.merge(under.getFirst(), next.value(), item) : next.value());
  }
}
