package dev.tripatch.document.edit;

import dev.tripatch.document.Node;
import dev.tripatch.document.Node.Entry;
import dev.tripatch.document.Node.Item;
import dev.tripatch.document.Node.ListNode;
import dev.tripatch.document.Node.MapNode;
import dev.tripatch.document.Node.ScalarNode;
import dev.tripatch.value.ListValue;
import dev.tripatch.value.MapValue;
import dev.tripatch.value.Value;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/**
 * Finds what must change in a text so that a value becomes another one. Where both are maps or both
 * are lists only what differs inside changes. For one text; what cannot be changed at the same time
 * as something else is left for the next round.
 */
final class Reshape {

  private final Outline outline;
  private final Changes changes = new Changes();
  private final Replacement replacement;
  private final Style style;
  private final BlockText blockText;
  private final BlockMembers blocks;
  private final FlowMembers flows;

  Reshape(Outline outline, Style style) {
    this.outline = outline;
    this.style = style;
    this.blockText = new BlockText(style);
    this.replacement = new Replacement(outline, style, changes);
    this.blocks = new BlockMembers(outline.lines(), style, changes);
    this.flows = new FlowMembers(outline.lines(), style, changes);
  }

  /** What was found so far. */
  Changes changes() {
    return changes;
  }

  /** Makes a value another one. */
  void reshape(Slot slot, Value wanted) throws RefusedException {
    Node node = slot.node();
    if (node.value().equals(wanted)) {
      return;
    }
    if (outline.isAlias(node)) {
      replacement.replace(slot, wanted);
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

  private void map(Slot slot, MapNode map, MapValue wanted) throws RefusedException {
    boolean keeps = false;
    for (Entry entry : map.entries()) {
      Value to = wanted.get(entry.key());
      boolean own = Outline.isOwn(map, entry);
      if (!own && !entry.node().value().equals(to)) {
        throw Refusals.merged(outline, entry);
      }
      keeps |= to != null;
      if (to != null && own) {
        reshape(outline.slot(slot, map, entry), to);
      }
    }
    Map<String, Value> added = added(map, wanted);
    if (!keeps && !added.isEmpty()
        || isBare(slot, map) && !map.value().keys().equals(wanted.keys())) {
      replacement.replace(slot, wanted);
    } else {
      members(slot, map, wanted, added);
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
      throws RefusedException {
    List<Slot> slots = new ArrayList<>();
    List<Entry> own = Outline.own(map);
    List<Integer> removed = new ArrayList<>();
    int lastKept = Alignment.NONE;
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
    remove(members, removed, all, "{}");
    if (!added.isEmpty()) {
      requireOwn(lastKept);
      addEntries(members, lastKept, added);
    }
  }

  private static void requireOwn(int lastKept) throws RefusedException {
    if (lastKept == Alignment.NONE) {
      throw Refusals.onlyMerged();
    }
  }

  private void remove(Members members, List<Integer> removed, boolean all, String empty) {
    boolean flow = outline.isInFlow(members.holder(), members.node());
    if (all && flow) {
      flows.removeAll(members, outline.contentStart(members.node()));
    } else if (all && members.size() == 1) {
      blocks.removeOnly(members, empty);
    } else {
      for (int index : all ? removed.subList(1, removed.size()) : removed) {
        if (flow) {
          flows.remove(members, index);
        } else {
          blocks.remove(members, index);
        }
      }
    }
  }

  private void addEntries(Members members, int index, Map<String, Value> added) {
    if (outline.isInFlow(members.holder(), members.node())) {
      FlowText writer = flows.writer(members);
      List<String> texts = new ArrayList<>();
      added.forEach((key, value) -> texts.add(writer.entry(key, value)));
      flows.insertBehind(members, index, writer, writer.join(texts));
    } else {
      List<String> lines = new ArrayList<>();
      added.forEach((key, value) -> lines.addAll(blockText.entry(key, value)));
      blocks.insertBehind(members, index, lines);
    }
  }

  private void list(Slot slot, ListNode list, ListValue wanted) throws RefusedException {
    int[] sources = Alignment.of(list.value().items(), wanted.items());
    Members members = members(slot, list);
    List<Integer> removed = new ArrayList<>();
    for (int i = 0; i < list.items().size(); i++) {
      removed.add(i);
    }
    for (int to = 0; to < sources.length; to++) {
      if (sources[to] != Alignment.NONE) {
        removed.remove((Integer) sources[to]);
        reshape(members.get(sources[to]), wanted.get(to));
      }
    }
    remove(members, removed, false, "[]");
    addItems(members, sources, wanted);
  }

  private Members members(Slot slot, ListNode list) {
    List<Slot> slots = new ArrayList<>();
    for (Item item : list.items()) {
      slots.add(outline.slot(slot, list, item));
    }
    return new Members(slot, slots);
  }

  private void addItems(Members members, int[] sources, ListValue wanted) {
    int behind = Alignment.NONE;
    int at = 0;
    while (at < sources.length) {
      if (sources[at] != Alignment.NONE) {
        behind = sources[at++];
        continue;
      }
      int from = at;
      while (at < sources.length && sources[at] == Alignment.NONE) {
        at++;
      }
      addItems(members, behind, wanted.items().subList(from, at));
    }
  }

  private void addItems(Members members, int behind, List<Value> added) {
    if (outline.isInFlow(members.holder(), members.node())) {
      FlowText writer = flows.writer(members);
      String text = writer.join(added.stream().map(writer::value).toList());
      if (behind == Alignment.NONE) {
        flows.insertFirst(members, writer, text);
      } else {
        flows.insertBehind(members, behind, writer, text);
      }
      return;
    }
    List<String> lines = added.stream().flatMap(each -> blockText.item(each).stream()).toList();
    if (behind == Alignment.NONE) {
      blocks.insertFirst(members, lines);
    } else {
      blocks.insertBehind(members, behind, lines);
    }
  }

  /** Takes an item out of a list. */
  void removeItem(Slot slot, int index) {
    ListNode list = (ListNode) Objects.requireNonNull(slot.node());
    remove(members(slot, list), List.of(index), list.items().size() == 1, "[]");
  }
}
