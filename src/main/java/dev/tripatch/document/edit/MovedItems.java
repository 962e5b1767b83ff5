package dev.tripatch.document.edit;

import dev.tripatch.document.Span;
import dev.tripatch.document.TextChange;
import dev.tripatch.json.ListPairing;
import dev.tripatch.json.Value;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/**
 * Puts the items of a list in another order. Each moves with its comments; what lies between the
 * items stays where it is.
 */
record MovedItems(TextLines lines, Style style, Changes changes) {
  /** For each wanted item which of the old ones it is; empty if they are not the same items. */
  static List<Integer> order(List<Value> old, List<Value> wanted) {
    if (old.size() != wanted.size()) {
      return List.of();
    }
    List<Integer> order = ListPairing.of(old, wanted).anywhere(Function.identity()).partners();
    return order.contains(ListPairing.NONE) ? List.of() : order;
  }

  /**
   * Moves the items, in one change.
   *
   * @param order for each place which item comes there
   * @return whether they could be told apart in the text; if not, nothing changes
   */
  boolean move(Members members, List<Integer> order, boolean isFlow) {
    List<Span> pieces = isFlow ? texts(members) : blocks(members);
    if (pieces.isEmpty() || !style.neat()) {
      return false;
    }
    StringBuilder moved = new StringBuilder();
    for (int i = 0; i < pieces.size(); i++) {
      if (i > 0) {
        moved.append(lines.text(), pieces.get(i - 1).end(), pieces.get(i).start());
      }
      moved.append(pieces.get(order.get(i)).in(lines.text()));
    }
    int start = pieces.getFirst().start();
    changes.add(TextChange.replace(start, pieces.getLast().end(), moved.toString()));
    return true;
  }

  /** In brackets nobody knows which item a comment is about. */
  private List<Span> texts(Members members) {
    List<Span> texts = new ArrayList<>();
    for (Slot slot : members.slots()) {
      int from = texts.isEmpty() ? slot.start() : texts.getLast().end();
      if (lines.text().substring(from, slot.start()).indexOf('#') >= 0) {
        return List.of();
      }
      texts.add(new Span(slot.start(), slot.end()));
    }
    return texts;
  }

  private List<Span> blocks(Members members) {
    List<Span> blocks = new ArrayList<>();
    for (int i = 0; i < members.size(); i++) {
      LineReach reach = LineReach.of(lines, members, i);
      Span block = new Span(lines.startOf(reach.first()), lines.contentEnd(reach.last()));
      boolean isApart = blocks.isEmpty() || blocks.getLast().end() < block.start();
      if (!isApart || !lines.startsLine(members.get(i).start())) {
        return List.of();
      }
      blocks.add(block);
    }
    return blocks;
  }
}
