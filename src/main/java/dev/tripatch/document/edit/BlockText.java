package dev.tripatch.document.edit;

import dev.tripatch.document.JsonWriter;
import dev.tripatch.document.YamlWriter;
import dev.tripatch.json.ListValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.NullValue;
import dev.tripatch.json.Scalar;
import dev.tripatch.json.StringValue;
import dev.tripatch.json.Value;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Writes values as the lines of a block, from column 0, in the style of a document. */
record BlockText(Style style) {
  private static final String NULL = " null";

  /** Whether a value has its own lines. */
  static boolean isBlock(Value value) {
    return !value.parts().isEmpty();
  }

  /** The lines of a map or list that is not empty. */
  List<String> lines(Value value) {
    List<String> lines = new ArrayList<>();
    switch (value) {
      case MapValue map -> {
        for (Map.Entry<String, Value> entry : map.entries().entrySet()) {
          lines.addAll(entry(entry.getKey(), entry.getValue()));
        }
      }
      case ListValue list -> list.items().forEach(item -> lines.addAll(item(item)));
      case Scalar scalar -> lines.addAll(inline(scalar));
    }
    return lines;
  }

  /** The lines of an entry. */
  List<String> entry(String key, Value value) {
    List<String> lines = new ArrayList<>(keyLines(key));
    if (isBlock(value)) {
      lines.addAll(indented(lines(value), below(value)));
    } else {
      List<String> scalar = inline(value);
      lines.add(lines.removeLast() + " " + scalar.getFirst());
      lines.addAll(scalar.subList(1, scalar.size()));
    }
    return lines;
  }

  /** A key with its colon; a very long one has its colon in a second line. */
  private static List<String> keyLines(String key) {
    String text = Blanks.withoutEnd(YamlWriter.write(MapValue.of(key, NullValue.NULL)));
    return List.of(text.substring(0, text.length() - NULL.length()).split("\n"));
  }

  /** How far right of its key a value's lines begin. */
  int below(Value value) {
    return value instanceof ListValue && !style.indentsLists() ? 0 : style.step();
  }

  /** The lines of an item with its dash. */
  List<String> item(Value value) {
    List<String> lines = isBlock(value) ? indented(lines(value), 2) : inline(value);
    List<String> item = new ArrayList<>(lines);
    item.set(0, "- " + Blanks.withoutIndent(item.getFirst()));
    return item;
  }

  /**
   * A scalar or an empty collection: what follows the key or dash, then the lines of a block of
   * text, indented from the column of the key or dash.
   */
  List<String> inline(Value value) {
    if (!style.neat() && value instanceof StringValue) {
      return List.of(Blanks.withoutEnd(JsonWriter.write(value)));
    }
    String text = YamlWriter.write(MapValue.of("k", value));
    return List.of(text.substring("k: ".length(), text.length() - 1).split("\n", -1));
  }

  /** Lines further right; empty ones stay empty. */
  static List<String> indented(List<String> lines, int by) {
    String blanks = " ".repeat(by);
    return lines.stream().map(line -> line.isEmpty() ? line : blanks + line).toList();
  }
}
