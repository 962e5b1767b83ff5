package dev.tripatch.show.schema;

import java.util.List;
import java.util.function.Supplier;

/**
 * A row of the tree with the rows below it, which are made when they are asked for.
 *
 * @param row the field
 * @param isLeaf whether nothing is below it
 * @param isOpen whether what is below it is to be seen at once: a filter wants something there
 * @param below makes the rows below it
 */
public record SchemaNode(
    SchemaRow row, boolean isLeaf, boolean isOpen, Supplier<List<SchemaNode>> below) {

  /** The rows below it, made anew each time. */
  public List<SchemaNode> children() {
    return below.get();
  }
}
