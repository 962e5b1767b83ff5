package dev.tripatch.document;

import dev.tripatch.document.Node.Entry;
import dev.tripatch.document.Node.Item;
import dev.tripatch.document.Node.ListNode;
import dev.tripatch.document.Node.MapNode;

/** One step down into a node, as found at a place in the text. */
public sealed interface Part {

  /** The node that the step leads to. */
  Node node();

  /** The text of the part: the entry with its key, the item with its dash. */
  Span span();

  /** A step into a map. */
  record OfMap(MapNode map, Entry entry) implements Part {
    @Override
    public Node node() {
      return entry.node();
    }

    @Override
    public Span span() {
      return entry.span();
    }
  }

  /**
   * A step into a list.
   *
   * @param list the list
   * @param index the item's place, counted from 0
   * @param item the item
   */
  record OfList(ListNode list, int index, Item item) implements Part {
    @Override
    public Node node() {
      return item.node();
    }

    @Override
    public Span span() {
      return item.span();
    }
  }
}
