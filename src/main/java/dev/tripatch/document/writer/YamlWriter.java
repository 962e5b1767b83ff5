package dev.tripatch.document.writer;

import dev.tripatch.document.Format;
import dev.tripatch.document.Lines;
import dev.tripatch.document.Node;
import dev.tripatch.document.Node.Entry;
import dev.tripatch.document.Node.Item;
import dev.tripatch.document.Node.ListNode;
import dev.tripatch.document.Node.MapNode;
import dev.tripatch.document.Node.ScalarNode;
import dev.tripatch.document.SourceDocument;
import dev.tripatch.document.Span;
import dev.tripatch.value.CanonicalJson;
import dev.tripatch.value.ListValue;
import dev.tripatch.value.MapValue;
import dev.tripatch.value.Scalar;
import dev.tripatch.value.StringValue;
import dev.tripatch.value.Value;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Writes values as kubectl prints them: block style, two blanks a level, list items below the first
 * letter of their key, texts of several lines as blocks; but keys in the map's own order, and long
 * lines left whole. What it writes is a document with all places, the same that reading the text
 * would find.
 */
public final class YamlWriter {

  /** How many blanks a level is indented. */
  static final int STEP = 2;

  /** Behind so many characters libyaml no longer looks for a key's colon; with some to spare. */
  private static final int LONGEST_KEY = 1_000;

  private final StringBuilder out = new StringBuilder();

  private YamlWriter() {}

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
    YamlWriter writer = new YamlWriter();
    Node root = writer.block(value, 0);
    String text = writer.out.append('\n').toString();
    return new SourceDocument(
        name, text, Format.YAML, Lines.of(text), Optional.of(root), List.of());
  }

  /** Writes a value that begins here, in the column of its map or list. */
  private Node block(Value value, int column) {
    return switch (value) {
      case MapValue map when !map.isEmpty() -> map(map, column);
      case ListValue list when !list.isEmpty() -> list(list, column);
      default -> inline(value, column);
    };
  }

  private MapNode map(MapValue map, int column) {
    int start = out.length();
    List<Entry> entries = new ArrayList<>(map.size());
    for (Map.Entry<String, Value> entry : map.entries().entrySet()) {
      if (!entries.isEmpty()) {
        newLine(column);
      }
      entries.add(entry(entry.getKey(), entry.getValue(), column));
    }
    return new MapNode(map, spanFrom(start), entries);
  }

  private Entry entry(String key, Value value, int column) {
    Span keySpan = key(key, column);
    out.append(':');
    return new Entry(key, keySpan, valueOf(value, column));
  }

  private Span key(String key, int column) {
    String text = YamlStrings.oneLine(key);
    boolean explicit = text.length() > LONGEST_KEY;
    out.append(explicit ? "? " : "");
    int start = out.length();
    out.append(text);
    Span span = spanFrom(start);
    if (explicit) {
      newLine(column);
    }
    return span;
  }

  private Node valueOf(Value value, int column) {
    return switch (value) {
      case MapValue map when !map.isEmpty() -> {
        newLine(column + STEP);
        yield map(map, column + STEP);
      }
      case ListValue list when !list.isEmpty() -> {
        newLine(column);
        yield list(list, column);
      }
      default -> {
        out.append(' ');
        yield inline(value, column);
      }
    };
  }

  private ListNode list(ListValue list, int column) {
    int start = out.length();
    List<Item> items = new ArrayList<>(list.size());
    for (Value value : list.items()) {
      if (!items.isEmpty()) {
        newLine(column);
      }
      int dash = out.length();
      out.append("- ");
      boolean nested = value instanceof MapValue || value instanceof ListValue;
      Node node = block(value, nested ? column + STEP : column);
      items.add(new Item(spanFrom(dash), node));
    }
    return new ListNode(list, spanFrom(start), items);
  }

  /** Writes a scalar or an empty collection; the column is that of the map or list around it. */
  private Node inline(Value value, int column) {
    int start = out.length();
    return switch (value) {
      case MapValue map -> {
        out.append("{}");
        yield new MapNode(map, spanFrom(start), List.of());
      }
      case ListValue list -> {
        out.append("[]");
        yield new ListNode(list, spanFrom(start), List.of());
      }
      case Scalar scalar -> {
        out.append(text(scalar, column + STEP));
        yield new ScalarNode(scalar, spanFrom(start));
      }
    };
  }

  private static String text(Scalar scalar, int column) {
    return scalar instanceof StringValue(String text)
        ? YamlStrings.write(text, column)
        : CanonicalJson.write(scalar);
  }

  private void newLine(int column) {
    out.append('\n').repeat(' ', column);
  }

  private Span spanFrom(int start) {
    return new Span(start, out.length());
  }
}
