package dev.tripatch.cluster.apply;

import dev.tripatch.document.reader.SourceReader;
import dev.tripatch.json.BoolValue;
import dev.tripatch.json.FloatValue;
import dev.tripatch.json.IntegerValue;
import dev.tripatch.json.ListValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.NullValue;
import dev.tripatch.json.StringValue;
import dev.tripatch.json.Value;
import java.io.Serial;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Reads an object as kubectl before 1.19 printed it, with Go's {@code %+q}: {@code map["spec":map[
 * "replicas":'\x03' "paused":%!q(bool=true)]]}. Numbers are there as characters; those that are not
 * a character are lost, and their fields are left out.
 */
final class GoMapText {
  /** Go's character for what is none. */
  private static final int NO_CHARACTER = 0xFFFD;

  private final String text;
  private int at;
  private int lost;

  private GoMapText(String text, int start) {
    this.text = text;
    this.at = start;
  }

  /**
   * An object.
   *
   * @param object the object
   * @param lost how many values were lost
   * @param end the place after it
   */
  record Read(MapValue object, int lost, int end) {}

  /** The object that begins at a place; empty if the text is another, or cut off. */
  static Optional<Read> read(String text, int start) {
    GoMapText reader = new GoMapText(text, start);
    try {
      return reader.value(0) instanceof MapValue map
          ? Optional.of(new Read(map, reader.lost, reader.at))
          : Optional.empty();
    } catch (NotGoTextException other) {
      return Optional.empty();
    }
  }

  /** A value; the Java null stands for one that is lost. */
  private @Nullable Value value(int depth) throws NotGoTextException {
    require(depth < SourceReader.DEEPEST);
    if (skip("map[")) {
      return map(depth);
    }
    if (skip("[")) {
      return list(depth);
    }
    if (skip("\"")) {
      return new StringValue(quoted('"'));
    }
    if (skip("'")) {
      return character(quoted('\''));
    }
    return skip("%!q(") || skip("%! q(") ? typed() : other();
  }

  private MapValue map(int depth) throws NotGoTextException {
    MapValue.Builder map = MapValue.builder();
    skipBlanks();
    while (!skip("]")) {
      require(skip("\""));
      String key = quoted('"');
      require(skip(":"));
      map.putIfPresent(key, Optional.ofNullable(value(depth + 1)));
      skipBlanks();
    }
    return map.build();
  }

  private ListValue list(int depth) throws NotGoTextException {
    List<Value> items = new ArrayList<>();
    skipBlanks();
    while (!skip("]")) {
      Optional.ofNullable(value(depth + 1)).ifPresent(items::add);
      skipBlanks();
    }
    return new ListValue(items);
  }

  private @Nullable Value character(String character) throws NotGoTextException {
    require(!character.isEmpty());
    int code = character.codePointAt(0);
    return code == NO_CHARACTER ? lost() : new IntegerValue(code);
  }

  private @Nullable Value lost() {
    lost++;
    return null;
  }

  /** {@code bool=true)}, {@code float64=0.5)}, {@code <nil>)}. */
  private @Nullable Value typed() throws NotGoTextException {
    int end = text.indexOf(')', at);
    require(end >= 0);
    String word = text.substring(at, end);
    at = end + 1;
    return switch (word) {
      case "bool=true" -> BoolValue.TRUE;
      case "bool=false" -> BoolValue.FALSE;
      case "<nil>" -> NullValue.NULL;
      default -> word.startsWith("float64=") ? number(word.substring(8)) : lost();
    };
  }

  private @Nullable Value number(String digits) {
    try {
      double number = Double.parseDouble(digits);
      return Double.isFinite(number) ? new FloatValue(number) : lost();
    } catch (NumberFormatException none) {
      return lost();
    }
  }

  /** In some versions, {@code <nil>} has no verb. */
  private Value other() throws NotGoTextException {
    require(skip("<nil>"));
    return NullValue.NULL;
  }

  private String quoted(char quote) throws NotGoTextException {
    int start = at;
    while (at < text.length() && text.charAt(at) != quote) {
      at += text.charAt(at) == '\\' ? 2 : 1;
    }
    require(at < text.length());
    String quoted = text.substring(start, at);
    at++;
    return QuotedEscapes.undo(quoted.replace("\n", ""));
  }

  private void skipBlanks() {
    while (at < text.length() && Character.isWhitespace(text.charAt(at))) {
      at++;
    }
  }

  private boolean skip(String expected) {
    boolean isThere = text.startsWith(expected, at);
    at += isThere ? expected.length() : 0;
    return isThere;
  }

  private static void require(boolean isGoText) throws NotGoTextException {
    if (!isGoText) {
      throw new NotGoTextException();
    }
  }

  /** The text is not what was expected. */
  private static final class NotGoTextException extends Exception {
    @Serial private static final long serialVersionUID = 1;

    NotGoTextException() {
      super("not Go's text of a map", null, false, false);
    }
  }
}
