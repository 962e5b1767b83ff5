package dev.tripatch.document;

import dev.tripatch.document.Diagnostic.Severity;
import dev.tripatch.json.EngineNumbers;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.Value;
import java.util.List;
import java.util.Optional;

/**
 * A text and what kubectl reads from it. A document with an error has no root; nothing is thrown
 * for bad input.
 *
 * @param name what to call it in messages: a file's path, or {@code <stdin>}
 * @param text the text as it is
 * @param format how it is written
 * @param lines where its lines begin
 * @param root its value with all places; empty if the text has an error
 * @param diagnostics what there is to say about it, in order of place; one error if there is no
 *     root, else warnings only
 */
public record SourceDocument(
    String name,
    String text,
    Format format,
    Lines lines,
    Optional<Node> root,
    List<Diagnostic> diagnostics) {

  /**
   * The value as an object, numbers as they are written; empty if the text has an error or holds
   * anything but a map.
   */
  public Optional<MapValue> object() {
    return root.map(Node::value).filter(MapValue.class::isInstance).map(MapValue.class::cast);
  }

  /**
   * The value as Kubernetes' decoder leaves it, for whoever computes. Who shows, edits or masks the
   * text takes {@link #root}, where each number is as it is written. Empty if the text has an
   * error.
   */
  public Optional<Value> decoded() {
    return root.map(Node::value).map(EngineNumbers::convert);
  }

  /** The same as an object; empty also if the text holds anything but a map. */
  public Optional<MapValue> decodedObject() {
    return object().map(EngineNumbers::asEngineReads);
  }

  /** What is wrong; empty if the text could be read. */
  public Optional<Diagnostic> error() {
    return diagnostics.stream().filter(each -> each.severity() == Severity.ERROR).findFirst();
  }

  /** {@code name:line:column} of an offset, for messages. */
  public String locate(int offset) {
    return name + ":" + lines.positionOf(offset);
  }
}
