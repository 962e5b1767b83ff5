package dev.tripatch.edit.complete;

import dev.tripatch.document.Span;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * What is being written at the caret.
 *
 * @param shape whether it is a key, a value or an item
 * @param way from the root to the map (of a key), the field (of a value) or the list (of an item)
 * @param typed what is before the caret of it
 * @param replaces all that stands of it
 * @param present the other keys of the map; the other scalar items of the list
 * @param layout how the text is written around it
 */
public record CaretPlace(
    Shape shape, List<Level> way, String typed, Span replaces, Set<String> present, Layout layout) {

  public enum Shape {
    /** A key of a map. */
    KEY,
    /** The value of a key. */
    VALUE,
    /** An item after its dash: a scalar, or the first key of a map. */
    ITEM,
    /** An empty line or half a word, where a key or a dash may be. */
    KEY_OR_DASH
  }

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
}
