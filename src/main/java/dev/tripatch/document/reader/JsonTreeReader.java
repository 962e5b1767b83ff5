package dev.tripatch.document.reader;

import dev.tripatch.document.Node;
import dev.tripatch.document.Node.Item;
import dev.tripatch.document.Node.ListNode;
import dev.tripatch.document.Node.MapNode;
import dev.tripatch.document.Node.ScalarNode;
import dev.tripatch.document.Span;
import dev.tripatch.document.reader.SourceReader.YamlRules;
import dev.tripatch.json.BoolValue;
import dev.tripatch.json.ListValue;
import dev.tripatch.json.NullValue;
import dev.tripatch.json.Scalar;
import dev.tripatch.json.StringValue;
import dev.tripatch.json.Value;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Reads a JSON text into nodes, as strictly as Go's {@code encoding/json}. For one text and one
 * thread.
 *
 * <p>Hand-written, because of Jackson's streaming parser only the loop would be left: its errors
 * are reported after the place to look at and in its own words, it lets half surrogate pairs pass
 * where Go replaces them, and asking it for the place of each token costs an object a token.
 */
final class JsonTreeReader {

  private final JsonCursor cursor;
  private final JsonStrings strings;
  private final Warnings warnings;
  private int depth;
  private @Nullable JsonSyntaxException outOfRange;

  /** A reader that begins at an offset of a text. */
  JsonTreeReader(String text, int start, Warnings warnings) {
    this.cursor = new JsonCursor(text, start);
    this.strings = new JsonStrings(cursor);
    this.warnings = warnings;
  }

  /** The value of a text that holds nothing else. */
  Node readAll() throws JsonSyntaxException {
    Node root = readFirst();
    cursor.skipSpace();
    if (!cursor.atEnd()) {
      throw cursor.fault(JsonFault.REST);
    }
    if (outOfRange != null) {
      throw outOfRange;
    }
    return root;
  }

  /** The next value; something may follow. */
  Node readFirst() throws JsonSyntaxException {
    cursor.skipSpace();
    if (cursor.atEnd()) {
      throw cursor.fault(JsonFault.EMPTY);
    }
    return node();
  }

  private Node node() throws JsonSyntaxException {
    int start = cursor.at();
    return switch (cursor.peek()) {
      case '{' -> map();
      case '[' -> list();
      case '"' -> scalar(start, new StringValue(strings.read()));
      case '-', '0', '1', '2', '3', '4', '5', '6', '7', '8', '9' -> number(start);
      case 't' -> word("true", BoolValue.TRUE);
      case 'f' -> word("false", BoolValue.FALSE);
      case 'n' -> word("null", NullValue.NULL);
      default -> throw cursor.fault(JsonFault.NO_VALUE);
    };
  }

  private ScalarNode scalar(int start, Scalar value) {
    return new ScalarNode(value, spanFrom(start));
  }

  private ScalarNode word(String word, Scalar value) throws JsonSyntaxException {
    int start = cursor.at();
    if (!cursor.take(word)) {
      throw cursor.fault(JsonFault.NO_VALUE);
    }
    return scalar(start, value);
  }

  private ScalarNode number(int start) throws JsonSyntaxException {
    if (cursor.peek() == '-') {
      cursor.skip();
    }
    boolean zero = cursor.peek() == '0';
    int digits = digits(start);
    if (zero && digits > 1) {
      throw cursor.fault(JsonFault.NUMBER, spanFrom(start));
    }
    skipFraction(start);
    Scalar value = JsonNumbers.read(cursor.text(start, cursor.at()));
    return scalar(start, value == null ? outOfRange(start) : value);
  }

  /** Go parses the whole text before it makes values of it. */
  private Scalar outOfRange(int start) {
    if (outOfRange == null) {
      outOfRange = cursor.fault(JsonFault.NUMBER_RANGE, spanFrom(start)).ofValue();
    }
    return NullValue.NULL;
  }

  private void skipFraction(int start) throws JsonSyntaxException {
    if (cursor.peek() == '.') {
      cursor.skip();
      digits(start);
    }
    if (cursor.peek() == 'e' || cursor.peek() == 'E') {
      cursor.skip();
      if (cursor.peek() == '+' || cursor.peek() == '-') {
        cursor.skip();
      }
      digits(start);
    }
  }

  private int digits(int start) throws JsonSyntaxException {
    int before = cursor.at();
    cursor.skipDigits();
    if (cursor.at() == before) {
      throw cursor.fault(JsonFault.NUMBER, spanFrom(start));
    }
    return cursor.at() - before;
  }

  private MapNode map() throws JsonSyntaxException {
    int start = cursor.at();
    enter();
    MapNodeBuilder map = new MapNodeBuilder(YamlRules.KUBECTL);
    boolean first = true;
    while (cursor.peek() != '}') {
      if (!first) {
        takeComma(start, JsonFault.UNCLOSED_BRACE, JsonFault.NO_COMMA_IN_MAP);
      }
      entry(map, start);
      first = false;
    }
    leave();
    return map.build(spanFrom(start), warnings);
  }

  private void entry(MapNodeBuilder map, int opening) throws JsonSyntaxException {
    requireMore(opening, JsonFault.UNCLOSED_BRACE);
    if (cursor.peek() != '"') {
      throw cursor.fault(JsonFault.NO_KEY);
    }
    int start = cursor.at();
    String key = strings.read();
    Span keySpan = spanFrom(start);
    cursor.skipSpace();
    requireMore(opening, JsonFault.UNCLOSED_BRACE);
    if (cursor.peek() != ':') {
      throw cursor.fault(JsonFault.NO_COLON);
    }
    cursor.skip();
    cursor.skipSpace();
    requireMore(opening, JsonFault.UNCLOSED_BRACE);
    map.put(key, keySpan, node());
    cursor.skipSpace();
  }

  private ListNode list() throws JsonSyntaxException {
    int start = cursor.at();
    enter();
    List<Item> items = new ArrayList<>();
    List<Value> values = new ArrayList<>();
    while (cursor.peek() != ']') {
      if (!items.isEmpty()) {
        int comma = cursor.at();
        takeComma(start, JsonFault.UNCLOSED_BRACKET, JsonFault.NO_COMMA_IN_LIST);
        refuseTrailing(comma);
      }
      requireMore(start, JsonFault.UNCLOSED_BRACKET);
      Node node = node();
      items.add(new Item(node.span(), node));
      values.add(node.value());
      cursor.skipSpace();
    }
    leave();
    return new ListNode(new ListValue(values), spanFrom(start), items);
  }

  private void takeComma(int opening, JsonFault unclosed, JsonFault missing)
      throws JsonSyntaxException {
    requireMore(opening, unclosed);
    if (cursor.peek() != ',') {
      throw cursor.fault(missing);
    }
    cursor.skip();
    cursor.skipSpace();
  }

  private void refuseTrailing(int comma) throws JsonSyntaxException {
    if (cursor.peek() == ']') {
      throw cursor.fault(JsonFault.TRAILING_COMMA, new Span(comma, comma + 1));
    }
  }

  private void requireMore(int opening, JsonFault unclosed) throws JsonSyntaxException {
    if (cursor.atEnd()) {
      throw cursor.fault(unclosed, new Span(opening, opening + 1));
    }
  }

  private void enter() throws JsonSyntaxException {
    if (++depth > SourceReader.DEEPEST) {
      Span here = new Span(cursor.at(), cursor.at() + 1);
      String limit = String.valueOf(SourceReader.DEEPEST);
      throw new JsonSyntaxException(JsonFault.TOO_DEEP, here, limit);
    }
    cursor.skip();
    cursor.skipSpace();
  }

  private void leave() {
    cursor.skip();
    depth--;
  }

  private Span spanFrom(int start) {
    return new Span(start, cursor.at());
  }
}
