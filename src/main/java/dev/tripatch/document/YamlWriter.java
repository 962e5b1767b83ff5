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
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

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
  private final List<Span> gone = new ArrayList<>();

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
    return render(name, ShownValue.of(value)).document();
  }

  /**
   * The text of a value and of what it no longer has, with all places.
   *
   * @param name what to call it in messages
   */
  public static WithGone render(String name, ShownValue shown) {
    YamlWriter writer = new YamlWriter();
    Node root = writer.block(shown, 0);
    String text = writer.out.append('\n').toString();
    Lines lines = Lines.of(text);
    return new WithGone(
        new SourceDocument(name, text, Format.YAML, lines, Optional.of(root), List.of()),
        List.copyOf(writer.gone));
  }

  /**
   * A document in which some lines are of what is gone.
   *
   * @param document the document
   * @param gone the entries and items that are gone, each on its own lines
   */
  public record WithGone(SourceDocument document, List<Span> gone) {

    /** The lines without which the text is what is there, counted from 1. */
    public Set<Integer> lines() {
      Lines lines = document.lines();
      return gone.stream()
          .flatMapToInt(
              span ->
                  IntStream.rangeClosed(lines.lineOf(span.start()), lines.lineOf(span.end() - 1)))
          .boxed()
          .collect(Collectors.toUnmodifiableSet());
    }
  }

  /** Writes a value that begins here, in the column of its map or list. */
  private Node block(ShownValue shown, int column) {
    return switch (shown.value()) {
      case MapValue map when !map.isEmpty() -> map(map, shown, column);
      case ListValue list when !list.isEmpty() -> list(list, shown, column);
      default -> inline(shown.value(), column);
    };
  }

  private MapNode map(MapValue map, ShownValue shown, int column) {
    int start = out.length();
    emptied(shown, "{}", column);
    List<Entry> entries = new ArrayList<>(map.size());
    for (Map.Entry<String, Value> entry : map.entries().entrySet()) {
      if (!entries.isEmpty()) {
        newLine(column);
      }
      ShownValue part = shown.part(entries.size(), entry.getValue());
      Entry written = entry(entry.getKey(), part, column);
      note(part, written.span());
      entries.add(written);
    }
    return new MapNode(map, spanFrom(start), entries);
  }

  /** What is left of a map or list that has lost everything. */
  private void emptied(ShownValue shown, String empty, int column) {
    if (shown.isEmptied()) {
      out.append(empty);
      newLine(column);
    }
  }

  private void note(ShownValue part, Span span) {
    if (part.isGone()) {
      gone.add(span);
    }
  }

  private Entry entry(String key, ShownValue value, int column) {
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

  private Node valueOf(ShownValue shown, int column) {
    return switch (shown.value()) {
      case MapValue map when !map.isEmpty() -> {
        beginBelow(shown, column + STEP);
        yield map(map, shown, column + STEP);
      }
      case ListValue list when !list.isEmpty() -> {
        beginBelow(shown, column);
        yield list(list, shown, column);
      }
      default -> {
        out.append(' ');
        yield inline(shown.value(), column);
      }
    };
  }

  /** What is left of a map or list that has lost everything is written after its key. */
  private void beginBelow(ShownValue shown, int column) {
    if (shown.isEmptied()) {
      out.append(' ');
    } else {
      newLine(column);
    }
  }

  private ListNode list(ListValue list, ShownValue shown, int column) {
    int start = out.length();
    emptied(shown, "[]", column);
    List<Item> items = new ArrayList<>(list.size());
    for (Value value : list.items()) {
      if (!items.isEmpty()) {
        newLine(column);
      }
      ShownValue part = shown.part(items.size(), value);
      int dash = out.length();
      out.append("- ");
      boolean nested = value instanceof MapValue || value instanceof ListValue;
      Node node = block(part, nested ? column + STEP : column);
      items.add(new Item(spanFrom(dash), node));
      note(part, spanFrom(dash));
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
    return scalar instanceof StringValue(String text, _)
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
