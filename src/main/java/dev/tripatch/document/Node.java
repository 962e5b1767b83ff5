package dev.tripatch.document;

import dev.tripatch.value.ListValue;
import dev.tripatch.value.MapValue;
import dev.tripatch.value.Scalar;
import dev.tripatch.value.Value;
import java.util.List;

/** A value and where its text stands. */
public sealed interface Node {

  /** The value that kubectl reads here. */
  Value value();

  /**
   * The text of the value: from its first to behind its last character, without comments and line
   * breaks around it. Empty at the place where a value would stand if it is left out ({@code a:}).
   */
  Span span();

  /**
   * A map.
   *
   * @param value the value
   * @param span its text
   * @param entries its entries in the order of the text; where a key stands twice only the last
   *     (kubectl takes the last), and entries merged in by {@code <<} with the spans they have
   *     where they are written
   */
  record MapNode(MapValue value, Span span, List<Entry> entries) implements Node {}

  /**
   * An entry of a map.
   *
   * @param key its key as kubectl reads it
   * @param keySpan the text of the key, quotes included
   * @param node its value
   */
  record Entry(String key, Span keySpan, Node node) {

    /** The text of the entry: from its key to the end of its value. */
    public Span span() {
      return keySpan.to(node.span());
    }
  }

  /**
   * A list.
   *
   * @param value the value
   * @param span its text
   * @param items its items in order
   */
  record ListNode(ListValue value, Span span, List<Item> items) implements Node {}

  /**
   * An item of a list.
   *
   * @param span the text of the item, in a YAML block list with its dash
   * @param node its value
   */
  record Item(Span span, Node node) {}

  /**
   * A scalar.
   *
   * @param value the value
   * @param span its text, quotes included
   */
  record ScalarNode(Scalar value, Span span) implements Node {}
}
