package dev.tripatch.document.edit;

import dev.tripatch.json.ListPairing;
import dev.tripatch.json.Value;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Takes members out of maps and lists and puts members in, in the style that they have. */
final class MemberEdits {

  private final NodeLayout outline;
  private final BlockText blockText;
  private final BlockMembers blocks;
  private final FlowMembers flows;
  private final MovedItems moved;

  MemberEdits(NodeLayout outline, Style style, Changes changes) {
    this.outline = outline;
    this.blockText = new BlockText(style);
    this.blocks = new BlockMembers(outline.lines(), style, changes);
    this.flows = new FlowMembers(outline.lines(), style, changes);
    this.moved = new MovedItems(outline.lines(), style, changes);
  }

  /**
   * Takes members out.
   *
   * @param removed which, rising
   * @param all whether no member is left, not even one that is merged in
   * @param empty what is written where nothing is left
   */
  void remove(Members members, List<Integer> removed, boolean all, String empty) {
    boolean flow = isFlow(members);
    if (all && flow) {
      flows.removeAll(members, outline.contentStart(members.node()));
    } else if (all && members.size() == 1) {
      blocks.removeOnly(members, empty);
    } else {
      // Of a block that loses all its members the first is removed last, in a later round.
      for (int index : all ? removed.subList(1, removed.size()) : removed) {
        if (flow) {
          flows.remove(members, index);
        } else {
          blocks.remove(members, index);
        }
      }
    }
  }

  /** Puts entries after a member. */
  void addEntries(Members members, int index, Map<String, Value> added) {
    if (isFlow(members)) {
      FlowText writer = flows.writer(members);
      List<String> texts = new ArrayList<>();
      added.forEach((key, value) -> texts.add(writer.entry(key, value)));
      flows.insertAfter(members, index, writer, writer.join(texts));
    } else {
      List<String> lines = new ArrayList<>();
      added.forEach((key, value) -> lines.addAll(blockText.entry(key, value)));
      blocks.insertAfter(members, index, lines);
    }
  }

  /** Puts items after a member, or before the first one. */
  void addItems(Members members, int behind, List<Value> added) {
    if (isFlow(members)) {
      FlowText writer = flows.writer(members);
      String text = writer.join(added.stream().map(writer::value).toList());
      if (behind == ListPairing.NONE) {
        flows.insertFirst(members, writer, text);
      } else {
        flows.insertAfter(members, behind, writer, text);
      }
      return;
    }
    List<String> lines = added.stream().flatMap(each -> blockText.item(each).stream()).toList();
    if (behind == ListPairing.NONE) {
      blocks.insertFirst(members, lines);
    } else {
      blocks.insertAfter(members, behind, lines);
    }
  }

  /** Puts the items of a list in another order; false if that cannot be done by moving them. */
  boolean move(Members members, List<Integer> order) {
    return moved.move(members, order, isFlow(members));
  }

  /** Whether members are added in a later round: both would change the same commas. */
  boolean isForLater(Members members, List<Integer> removed) {
    return !removed.isEmpty() && isFlow(members);
  }

  private boolean isFlow(Members members) {
    return outline.isInFlow(members.holder(), members.node());
  }
}
