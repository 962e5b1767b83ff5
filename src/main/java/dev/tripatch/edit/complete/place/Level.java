package dev.tripatch.edit.complete.place;

import java.util.Map;

/** A step on the way from the root of a half typed text to the caret. */
public sealed interface Level {

  /**
   * A field of a map.
   *
   * @param name its key
   */
  record Field(String name) implements Level {}

  /**
   * An item of a list.
   *
   * @param index its place
   * @param scalars the fields of the item that stand on one line, as they are written without
   *     quotes
   * @param start where it begins in the text, with its dash or bracket
   */
  record Element(int index, Map<String, String> scalars, int start) implements Level {}
}
