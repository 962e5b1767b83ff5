package dev.tripatch.ui.editor;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.function.IntPredicate;
import javafx.geometry.Bounds;

/**
 * Which lines hold the first lines in view and are above the view themselves: {@code spec:}, {@code
 * template:}, {@code - name: web}; of an item also the line that names it. They come from the
 * indentation, as what can be folded does, so they are known while a text cannot be read. Lines are
 * counted from 0.
 */
final class ParentLines {

  private static final int MOST = 5;

  /** A lower pane has no rows to spare. */
  private static final int FEWEST_ROWS = 12;

  /** Between two lines, the lower one is meant. */
  private static final double INSIDE = 0.5;

  private static final String DASH = "- ";

  /** What begins the line of a name. */
  private static final List<String> NAMES = List.of("name:", "alert:", "record:");

  private final EditorArea area;
  private final Folding folding;
  private boolean wanted = true;

  ParentLines(EditorArea area, Folding folding) {
    this.area = area;
    this.folding = folding;
  }

  /** Whether they are wanted at all. */
  void setWanted(boolean wanted) {
    this.wanted = wanted;
  }

  /** How many there can be: no more than a third of the pane's rows. */
  private int most() {
    int rows = (int) (area.getHeight() / area.rowHeight());
    return wanted && rows >= FEWEST_ROWS ? Math.min(MOST, rows / 3) : 0;
  }

  /** How many there can be above a line. */
  int mostAbove(int line) {
    int most = most();
    return most == 0 ? 0 : Math.min(most, above(line).size());
  }

  /** How far down the lines in view have a say in which ones there are. */
  double reach() {
    return (most() + 1) * area.rowHeight();
  }

  /**
   * Those for the lines in view, the outermost first. Each takes the height of a row from the top
   * on, and holds the line below it.
   *
   * @param uncovered whether a line must not be covered
   */
  List<Integer> inView(IntPredicate uncovered) {
    List<Integer> parents = new ArrayList<>();
    int most = most();
    boolean goesOn = true;
    while (goesOn && parents.size() < most) {
      int depth = parents.size();
      OptionalInt next = at(depth, depth);
      goesOn = next.isPresent() && next.equals(at(depth + 1, depth)) && !covers(depth, uncovered);
      if (goesOn) {
        parents.add(next.getAsInt());
      }
    }
    return parents;
  }

  /** The line of a depth that holds the line at a row of the view. */
  private OptionalInt at(int row, int depth) {
    OptionalInt line = lineAt(row);
    List<Integer> above = line.isPresent() ? above(line.getAsInt()) : List.of();
    return depth < above.size() ? OptionalInt.of(above.get(depth)) : OptionalInt.empty();
  }

  /** There is no line below the last one, though there may be room. */
  private OptionalInt lineAt(int row) {
    double y = row * area.rowHeight() + INSIDE;
    OptionalInt line = area.lineAt(y);
    return line.isPresent() && bottomOf(line.getAsInt()) > y ? line : OptionalInt.empty();
  }

  private double bottomOf(int line) {
    return area.boundsOf(line).map(Bounds::getMaxY).orElse(0.0);
  }

  private boolean covers(int row, IntPredicate uncovered) {
    return lineAt(row).stream().anyMatch(uncovered)
        || area.lineAt((row + 1) * area.rowHeight() - INSIDE).stream().anyMatch(uncovered);
  }

  /**
   * The line that names an item of a list further down, where the item begins with another key.
   *
   * @param line the item's first line
   * @return empty if the line begins no item, if it names the item itself, or if no line does
   */
  OptionalInt nameOf(int line) {
    String first = area.lineText(line);
    int key = first.length() - first.stripLeading().length() + DASH.length();
    if (!first.stripLeading().startsWith(DASH) || isName(first.substring(key))) {
      return OptionalInt.empty();
    }
    int last = Math.min(folding.blocks().lastUnder(line), area.getParagraphs().size() - 1);
    int next = line + 1;
    while (next <= last) {
      String words = area.lineText(next);
      boolean isOwn = words.length() > key && words.substring(0, key).isBlank();
      if (isOwn && isName(words.substring(key))) {
        return OptionalInt.of(next);
      }
      next = folding.blocks().lastUnder(next) + 1;
    }
    return OptionalInt.empty();
  }

  private static boolean isName(String words) {
    return NAMES.stream().anyMatch(words::startsWith);
  }

  /** A line that is folded has no place above the view, and a bracket alone says nothing. */
  private List<Integer> above(int line) {
    return folding.blocks().headersAbove(line).stream()
        .filter(header -> !folding.isFolded(header))
        .filter(header -> area.lineText(header).chars().anyMatch(Character::isLetterOrDigit))
        .toList();
  }
}
