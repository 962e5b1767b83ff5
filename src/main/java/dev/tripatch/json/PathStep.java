package dev.tripatch.json;

/** One step from a value into one of its parts. */
public sealed interface PathStep {

  /**
   * Into a map, by key.
   *
   * @param name the key, never escaped
   */
  record Key(String name) implements PathStep {}

  /**
   * Into a list of maps with merge strategy, by the value of the merge key.
   *
   * @param mergeKey the key's name
   * @param value the key's value in the item
   * @param occurrence 0 for the first item with that value in its list, 1 for the second, …
   */
  record KeyedItem(String mergeKey, Scalar value, int occurrence) implements PathStep {}

  /**
   * Into a list of primitives with merge strategy (a set), by the item itself.
   *
   * @param value the item
   * @param occurrence 0 for the first such item in its list, 1 for the second, …
   */
  record SetItem(Scalar value, int occurrence) implements PathStep {}

  /**
   * Into a list that is replaced as a whole, by place.
   *
   * @param index counted from 0
   */
  record IndexItem(int index) implements PathStep {}

  /**
   * Into a text, by lines: what differs there from another text.
   *
   * @param first the first line, counted from 1
   * @param last the last line; one less than the first for the place between two lines
   */
  record Lines(int first, int last) implements PathStep {}
}
