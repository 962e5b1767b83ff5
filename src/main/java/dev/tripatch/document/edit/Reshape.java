package dev.tripatch.document.edit;

import dev.tripatch.document.Node;
import dev.tripatch.document.Node.Entry;
import dev.tripatch.document.Node.Item;
import dev.tripatch.document.Node.ListNode;
import dev.tripatch.document.Node.MapNode;
import dev.tripatch.document.Node.ScalarNode;
import dev.tripatch.document.Span;
import dev.tripatch.json.ListPairing;
import dev.tripatch.json.ListValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.Scalar;
import dev.tripatch.json.StringValue;
import dev.tripatch.json.Value;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * Finds what must change in a text so that a value becomes another one. Where both are maps or both
 * are lists only what differs inside changes. For one text; what cannot be changed at the same time
 * as something else is left for the next round.
 */
final class Reshape {

  private final NodeLayout outline;
  private final boolean writesAliases;
  private Optional<Node> alias = Optional.empty();
  private final Changes changes = new Changes();
  private final Replacement replacement;
  private final MemberEdits edits;

  /**
   * Edits of a text.
   *
   * @param writesAliases whether an alias of a single value is written out to have another one
   */
  Reshape(NodeLayout outline, Style style, boolean writesAliases) {
    this.outline = outline;
    this.writesAliases = writesAliases;
    this.replacement = new Replacement(outline, style, changes);
    this.edits = new MemberEdits(outline, style, changes);
  }

  /** What was found so far. */
  Changes changes() {
    return changes;
  }

  /** An alias that should have another value: it gets it if its anchor does. */
  Optional<Node> alias() {
    return alias;
  }

  /** Makes a value another one. */
  void reshape(Slot slot, Value wanted) throws EditRefusedException {
    Node node = slot.node();
    if (node.value().equals(wanted)) {
      return;
    }
    if (outline.isAlias(node) && !(writesAliases && node instanceof ScalarNode)) {
      alias = Optional.of(node);
      return;
    }
    switch (node) {
      case MapNode map when wanted instanceof MapValue to && !map.entries().isEmpty() ->
          map(slot, map, to);
      case ListNode list when wanted instanceof ListValue to && !bothFilled(list, to) ->
          replacement.replace(slot, to);
      case ListNode list when wanted instanceof ListValue to -> list(slot, list, to);
      case MapNode _, ListNode _, ScalarNode _ -> replacement.replace(slot, wanted);
    }
  }

  private static boolean bothFilled(ListNode list, ListValue to) {
    return !list.items().isEmpty() && !to.isEmpty();
  }

  private void map(Slot slot, MapNode map, MapValue wanted) throws EditRefusedException {
    List<Entry> own = NodeLayout.own(map);
    requireMerged(map, own, wanted);
    for (Entry entry : own) {
      Value to = wanted.get(entry.key());
      if (to != null) {
        reshape(outline.slot(slot, map, entry), to);
      }
    }
    boolean keeps = map.value().keys().stream().anyMatch(wanted::has);
    Map<String, Value> added = added(map, wanted);
    if (!keeps && !added.isEmpty()
        || isBare(slot, map) && !map.value().keys().equals(wanted.keys())) {
      replacement.replace(slot, wanted);
    } else {
      members(slot, map, wanted, added);
    }
  }

  /** What {@code <<} brings can only stay as it is. */
  private void requireMerged(MapNode map, List<Entry> own, MapValue wanted)
      throws EditRefusedException {
    Set<Span> keys = new HashSet<>();
    own.forEach(entry -> keys.add(entry.keySpan()));
    for (Entry entry : map.entries()) {
      if (!keys.contains(entry.keySpan())
          && !entry.node().value().equals(wanted.get(entry.key()))) {
        throw EditRefusals.merged(outline, entry);
      }
    }
  }

  /** Whether it is a map without braces in brackets: {@code [a: b]}. */
  private boolean isBare(Slot slot, MapNode map) {
    return outline.isInFlow(slot, map) && !outline.isFlow(map);
  }

  private static Map<String, Value> added(MapNode map, MapValue wanted) {
    Map<String, Value> added = new LinkedHashMap<>(wanted.entries());
    added.keySet().removeAll(map.value().keys());
    return added;
  }

  private void members(Slot slot, MapNode map, MapValue wanted, Map<String, Value> added)
      throws EditRefusedException {
    List<Slot> slots = new ArrayList<>();
    List<Entry> own = NodeLayout.own(map);
    List<Integer> removed = new ArrayList<>();
    int lastKept = ListPairing.NONE;
    for (int i = 0; i < own.size(); i++) {
      slots.add(outline.slot(slot, map, own.get(i)));
      if (wanted.has(own.get(i).key())) {
        lastKept = i;
      } else {
        removed.add(i);
      }
    }
    Members members = new Members(slot, slots);
    boolean all = removed.size() == map.entries().size();
    edits.remove(members, removed, all, "{}");
    if (!added.isEmpty() && !edits.isForLater(members, removed)) {
      requireOwn(lastKept);
      edits.addEntries(members, lastKept, added);
    }
  }

  private static void requireOwn(int lastKept) throws EditRefusedException {
    if (lastKept == ListPairing.NONE) {
      throw EditRefusals.onlyMerged();
    }
  }

  private void list(Slot slot, ListNode list, ListValue wanted) throws EditRefusedException {
    Members members = members(slot, list);
    List<Integer> order = MovedItems.order(list.value().items(), wanted.items());
    if (!order.isEmpty() && edits.move(members, order)) {
      return;
    }
    align(members, list, wanted);
  }

  private void align(Members members, ListNode list, ListValue wanted) throws EditRefusedException {
    ListPairing<Value> pairing = pairing(list.value().items(), wanted.items());
    if (pairing.isEmpty()) {
      replacement.replace(members.holder(), wanted);
      return;
    }
    BitSet kept = new BitSet();
    for (int to = 0; to < wanted.size(); to++) {
      int source = pairing.partner(to);
      if (source != ListPairing.NONE) {
        kept.set(source);
        reshape(members.get(source), wanted.get(to));
      }
    }
    List<Integer> removed =
        IntStream.range(0, members.size()).filter(i -> !kept.get(i)).boxed().toList();
    edits.remove(members, removed, false, "[]");
    if (!edits.isForLater(members, removed)) {
      addItems(members, pairing.partners(), wanted);
    }
  }

  /**
   * Which item of a list becomes which item of another. Those that are equal, or have the same
   * {@code name}, are the same as far as their order allows; between them those that are alike, and
   * what only is in one's place. An item that is unlike any other becomes none: its comments would
   * not fit. Merge keys cannot be known here.
   */
  private static ListPairing<Value> pairing(List<Value> old, List<Value> wanted) {
    return ListPairing.of(old, wanted)
        .atEnds(Value::equals)
        .between(Reshape::isSame)
        .between(Reshape::isAlike)
        .byPlace((some, others) -> some.size() == 1 && others.size() == 1);
  }

  private static boolean isSame(Value one, Value other) {
    boolean isNamed =
        one instanceof MapValue a
            && other instanceof MapValue b
            && a.get("name") instanceof StringValue name
            && name.equals(b.get("name"));
    return isNamed || one.equals(other);
  }

  /** Scalars, lists, and maps of which at least half is equal. */
  private static boolean isAlike(Value one, Value other) {
    if (one instanceof MapValue a && other instanceof MapValue b) {
      long equal =
          a.entries().entrySet().stream()
              .filter(entry -> entry.getValue().equals(b.get(entry.getKey())))
              .count();
      return 2 * equal >= Math.max(a.size(), b.size());
    }
    return one instanceof Scalar && other instanceof Scalar
        || one instanceof ListValue && other instanceof ListValue;
  }

  private Members members(Slot slot, ListNode list) {
    List<Slot> slots = new ArrayList<>();
    for (Item item : list.items()) {
      slots.add(outline.slot(slot, list, item));
    }
    return new Members(slot, slots);
  }

  private void addItems(Members members, List<Integer> sources, ListValue wanted) {
    int behind = ListPairing.NONE;
    int at = 0;
    while (at < sources.size()) {
      if (sources.get(at) != ListPairing.NONE) {
        behind = sources.get(at++);
        continue;
      }
      int from = at;
      while (at < sources.size() && sources.get(at) == ListPairing.NONE) {
        at++;
      }
      edits.addItems(members, behind, wanted.items().subList(from, at));
    }
  }

  /** Takes an item out of a list. */
  void removeItem(Slot slot, int index) {
    if (slot.node() instanceof ListNode list) {
      edits.remove(members(slot, list), List.of(index), list.items().size() == 1, "[]");
    }
  }
}
