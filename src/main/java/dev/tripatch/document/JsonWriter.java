package dev.tripatch.document;

import dev.tripatch.document.Node.Entry;
import dev.tripatch.document.Node.Item;
import dev.tripatch.document.Node.ListNode;
import dev.tripatch.document.Node.MapNode;
import dev.tripatch.document.Node.ScalarNode;
import dev.tripatch.json.CanonicalJson;
import dev.tripatch.json.ListValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.Scalar;
import dev.tripatch.json.StringValue;
import dev.tripatch.json.Value;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Writes values as indented JSON, keys in the map's own order, numbers as Go writes them. What it
 * writes is a document with all places, the same that reading the text would find.
 */
public final class JsonWriter {

  private static final int STEP = 2;

  private final StringBuilder out = new StringBuilder();

  private JsonWriter() {}

  /** The text of a value; ends with a line break. */
  public static String write(Value value) {
    return render("", value).text();
  }

  /**
   * The text of a value with all places.
   *
   * @param name what to call it in messages
   */
  public static SourceDocument render(String name, Value value) {
    JsonWriter writer = new JsonWriter();
    Node root = writer.node(value, 0);
    String text = writer.out.append('\n').toString();
    return new SourceDocument(
        name, text, Format.JSON, Lines.of(text), Optional.of(root), List.of());
  }

  private Node node(Value value, int column) {
    return switch (value) {
      case MapValue map -> map(map, column);
      case ListValue list -> list(list, column);
      case Scalar scalar -> {
        int start = out.length();
        append(scalar);
        yield new ScalarNode(scalar, spanFrom(start));
      }
    };
  }

  private void append(Scalar scalar) {
    if (scalar instanceof StringValue(String text, _)) {
      JsonText.append(text, out);
    } else {
      out.append(CanonicalJson.write(scalar));
    }
  }

  private MapNode map(MapValue map, int column) {
    int start = out.length();
    List<Entry> entries = new ArrayList<>(map.size());
    out.append('{');
    for (Map.Entry<String, Value> entry : map.entries().entrySet()) {
      separate(entries.isEmpty(), column);
      int key = out.length();
      JsonText.append(entry.getKey(), out);
      Span keySpan = spanFrom(key);
      out.append(": ");
      entries.add(new Entry(entry.getKey(), keySpan, node(entry.getValue(), column + STEP)));
    }
    close('}', entries.isEmpty(), column);
    return new MapNode(map, spanFrom(start), entries);
  }

  private ListNode list(ListValue list, int column) {
    int start = out.length();
    List<Item> items = new ArrayList<>(list.size());
    out.append('[');
    for (Value value : list.items()) {
      separate(items.isEmpty(), column);
      Node node = node(value, column + STEP);
      items.add(new Item(node.span(), node));
    }
    close(']', items.isEmpty(), column);
    return new ListNode(list, spanFrom(start), items);
  }

  private void separate(boolean first, int column) {
    out.append(first ? "" : ",");
    newLine(column + STEP);
  }

  private void close(char bracket, boolean empty, int column) {
    if (!empty) {
      newLine(column);
    }
    out.append(bracket);
  }

  private void newLine(int column) {
    out.append('\n').repeat(' ', column);
  }

  private Span spanFrom(int start) {
    return new Span(start, out.length());
  }
}
