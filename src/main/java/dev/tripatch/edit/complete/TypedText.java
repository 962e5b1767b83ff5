package dev.tripatch.edit.complete;

import dev.tripatch.document.Node;
import dev.tripatch.document.reader.SourceReader;
import dev.tripatch.edit.complete.CaretPlace.Level;
import dev.tripatch.json.ListValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.Value;
import java.util.List;
import java.util.Optional;

/**
 * What the rest of the text says, as far as it can be read: what is half typed at the caret is left
 * out if need be. It is read when it is first asked for.
 */
public final class TypedText {

  /** Reading more would take longer than a person waits for proposals. */
  private static final int MOST = 200_000;

  private final String text;
  private final int caret;
  private Optional<Node> read = Optional.empty();
  private boolean isRead;

  /** A text with a caret in it. */
  public TypedText(String text, int caret) {
    this.text = text;
    this.caret = caret;
  }

  /** What is at a place; empty if nothing is, or if the text cannot be read. */
  public Optional<Value> at(List<Level> way) {
    Optional<Value> at = root().map(Node::value);
    for (Level level : way) {
      at =
          at.flatMap(
              value ->
                  switch (level) {
                    case Level.Field(String name) ->
                        value instanceof MapValue map ? map.find(name) : Optional.empty();
                    case Level.Element element ->
                        value instanceof ListValue list && element.index() < list.size()
                            ? Optional.of(list.get(element.index()))
                            : Optional.empty();
                  });
    }
    return at;
  }

  /** How far in its line an offset is. */
  public int columnOf(int offset) {
    return offset - text.lastIndexOf('\n', offset - 1) - 1;
  }

  /**
   * The same with its place in the text; empty if the text as it is cannot be read, since its parts
   * are elsewhere then.
   */
  public Optional<Node> nodeAt(List<Level> way) {
    Optional<Node> at = read(text);
    for (Level level : way) {
      at = at.flatMap(node -> below(node, level));
    }
    return at;
  }

  private static Optional<Node> below(Node node, Level level) {
    return switch (level) {
      case Level.Field(String name) ->
          node instanceof Node.MapNode map
              ? map.entries().stream()
                  .filter(entry -> entry.key().equals(name))
                  .map(Node.Entry::node)
                  .findFirst()
              : Optional.empty();
      case Level.Element element ->
          node instanceof Node.ListNode list && element.index() < list.items().size()
              ? Optional.of(list.items().get(element.index()).node())
              : Optional.empty();
    };
  }

  private Optional<Node> root() {
    if (!isRead && text.length() <= MOST) {
      read = read(text).or(() -> read(withoutLine()));
    }
    isRead = true;
    return read;
  }

  private String withoutLine() {
    int start = text.lastIndexOf('\n', caret - 1) + 1;
    int end = text.indexOf('\n', caret);
    return text.substring(0, start) + (end < 0 ? "" : text.substring(end + 1));
  }

  private static Optional<Node> read(String text) {
    return SourceReader.read("", text).root();
  }
}
