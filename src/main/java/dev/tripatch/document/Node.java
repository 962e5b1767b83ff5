package dev.tripatch.document;

import dev.tripatch.json.ListValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.Scalar;
import dev.tripatch.json.StringValue;
import dev.tripatch.json.Value;
import java.util.ArrayList;
import java.util.List;

/**
 * A value and where its text is.
 *
 * <p>What an alias stands for is a node with the alias as its span; the nodes inside it have the
 * spans where they are written, outside the alias. So has an entry that {@code <<} merges in. All
 * other nodes lie inside the span of the node that holds them, in the order of the text.
 */
public sealed interface Node {

  /** The value that kubectl reads here. */
  Value value();

  /**
   * The text of the value: from its first to after its last character, with its anchor and tag,
   * without comments and line breaks around it. A block of text ({@code |}) begins with its
   * indicator and ends with its last line, without the line break there. Empty at the place where a
   * value would be if it is left out ({@code a:}).
   */
  Span span();

  /** The same node as if it was elsewhere; the nodes inside keep their places. */
  Node at(Span place);

  /**
   * The node of a text with masks, with what they hide.
   *
   * @param exact the same value without masks
   */
  default Node hiding(Value exact) {
    return switch (this) {
      case MapNode map when exact instanceof MapValue all -> {
        MapValue.Builder values = MapValue.builder(map.entries().size());
        List<Entry> entries = new ArrayList<>();
        for (Entry entry : map.entries()) {
          Node node = all.find(entry.key()).map(entry.node()::hiding).orElse(entry.node());
          entries.add(new Entry(entry.key(), entry.keySpan(), node));
          values.put(entry.key(), node.value());
        }
        yield new MapNode(values.build(), map.span(), entries);
      }
      case ListNode list
          when exact instanceof ListValue all && all.size() == list.items().size() -> {
        List<Item> items = new ArrayList<>();
        for (Item item : list.items()) {
          items.add(new Item(item.span(), item.node().hiding(all.get(items.size()))));
        }
        List<Value> values = items.stream().map(item -> item.node().value()).toList();
        yield new ListNode(new ListValue(values), list.span(), items);
      }
      case ScalarNode(StringValue(String shown, _), Span span)
          when exact instanceof Scalar hidden ->
          new ScalarNode(StringValue.hiding(shown, hidden), span);
      default -> this;
    };
  }

  /**
   * A map.
   *
   * @param value the value, its keys in the order of the entries
   * @param span its text; of a block map it begins with the first key
   * @param entries its entries in the order of the text; where a key occurs twice only the last
   *     (kubectl takes the last), merged entries in the place of the {@code <<}
   */
  record MapNode(MapValue value, Span span, List<Entry> entries) implements Node {

    public MapNode {
      entries = List.copyOf(entries);
    }

    @Override
    public MapNode at(Span place) {
      return new MapNode(value, place, entries);
    }
  }

  /**
   * An entry of a map.
   *
   * @param key its key as kubectl reads it
   * @param keySpan the text of the key, with quotes, anchor and tag
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
   * @param span its text; of a block list it begins with the first dash
   * @param items its items in order
   */
  record ListNode(ListValue value, Span span, List<Item> items) implements Node {

    public ListNode {
      items = List.copyOf(items);
    }

    @Override
    public ListNode at(Span place) {
      return new ListNode(value, place, items);
    }
  }

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
   * @param span its text, with quotes, anchor and tag
   */
  record ScalarNode(Scalar value, Span span) implements Node {
    @Override
    public ScalarNode at(Span place) {
      return new ScalarNode(value, place);
    }
  }
}
