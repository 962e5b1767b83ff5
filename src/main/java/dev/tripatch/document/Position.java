package dev.tripatch.document;

/**
 * A place in a text as people count.
 *
 * @param line from 1
 * @param column from 1, in UTF-16 units
 */
public record Position(int line, int column) {

  @Override
  public String toString() {
    return line + ":" + column;
  }
}
