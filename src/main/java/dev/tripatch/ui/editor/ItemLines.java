package dev.tripatch.ui.editor;

import dev.tripatch.document.Span;
import dev.tripatch.json.FieldPath;
import dev.tripatch.show.paint.PaneText;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * The items of a list as lines of a text, one of which is at hand. Lines are counted from 0.
 *
 * @param items those that are really there, in the order of the text; at least two
 * @param at which of them is at hand
 */
record ItemLines(List<Item> items, int at) {

  /**
   * An item.
   *
   * @param path which one
   * @param first its first line
   * @param last its last line
   */
  record Item(FieldPath path, int first, int last) {}

  /** The list with an item that begins in a line; empty if none does that could be moved. */
  static Optional<ItemLines> at(PaneText text, int line) {
    return line >= text.lines().count() || text.phantomLines().contains(line + 1)
        ? Optional.empty()
        : beginning(text, line).flatMap(item -> around(text, item));
  }

  /** The innermost item that begins in a line. */
  private static Optional<FieldPath> beginning(PaneText text, int line) {
    Optional<FieldPath> field = text.fields().fieldAt(lastCharacter(text, line));
    while (field.isPresent() && !(isItem(field.get()) && begins(text, field.get(), line))) {
      field = field.get().parent();
    }
    return field;
  }

  private static int lastCharacter(PaneText text, int line) {
    int start = text.lines().startOf(line + 1);
    String words = text.text().substring(start, text.lines().endOf(line + 1)).stripTrailing();
    return start + Math.max(0, words.length() - 1);
  }

  private static boolean isItem(FieldPath field) {
    return field.isItem();
  }

  private static boolean begins(PaneText text, FieldPath field, int line) {
    return lines(text, field).filter(item -> item.first() == line).isPresent();
  }

  private static Optional<Item> lines(PaneText text, FieldPath field) {
    return text.fields().spanOf(field).map(span -> lines(text, field, span));
  }

  private static Item lines(PaneText text, FieldPath field, Span span) {
    int last = Math.max(span.start(), span.end() - 1);
    while (last > span.start() && Character.isWhitespace(text.text().charAt(last))) {
      last--;
    }
    return new Item(field, text.lines().lineOf(span.start()) - 1, text.lines().lineOf(last) - 1);
  }

  private static Optional<ItemLines> around(PaneText text, FieldPath item) {
    List<Item> items = new ArrayList<>();
    for (FieldPath part : text.fields().partsOf(item.parent().orElseThrow())) {
      lines(text, part)
          .filter(each -> !text.phantomLines().contains(each.first() + 1))
          .ifPresent(items::add);
    }
    int at = items.stream().map(Item::path).toList().indexOf(item);
    Set<Integer> starts = new HashSet<>();
    boolean haveOwnLines = items.stream().allMatch(each -> starts.add(each.first()));
    return at >= 0 && items.size() > 1 && haveOwnLines
        ? Optional.of(new ItemLines(List.copyOf(items), at))
        : Optional.empty();
  }

  /** The item at hand. */
  Item item() {
    return items.get(at);
  }

  /**
   * The item before which another place is.
   *
   * @param place how many items are before it
   * @return empty for the end of the list
   */
  Optional<FieldPath> before(int place) {
    return place < items.size() ? Optional.of(items.get(place).path()) : Optional.empty();
  }

  /** Whether the item moves elsewhere when it is dropped at a place. */
  boolean movesTo(int place) {
    return place != at && place != at + 1;
  }
}
