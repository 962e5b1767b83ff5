package dev.tripatch.show.pane;

import dev.tripatch.json.FieldPath;
import dev.tripatch.show.paint.LineMark;
import dev.tripatch.show.paint.PaneText;
import java.util.ArrayDeque;
import java.util.BitSet;
import java.util.Deque;
import java.util.Set;

/**
 * The lines of a pane that are of use to who only wants to see changes, or some fields: their
 * lines, some around them, and the lines of what holds them.
 */
public final class ChangedLines {

  private final PaneText pane;
  private final BitSet shown;
  private final Deque<Holder> holders = new ArrayDeque<>();

  /** A line that can hold those below it. */
  private record Holder(int line, int depth) {}

  private ChangedLines(PaneText pane, BitSet shown) {
    this.pane = pane;
    this.shown = shown;
  }

  /**
   * The lines that can be folded away, counted from 0.
   *
   * @param decided fields that stay though they may have ceased to change
   * @param around how many lines around a change stay
   * @return none where nothing changes
   */
  public static BitSet others(PaneText pane, Set<FieldPath> decided, int around) {
    BitSet shown = new BitSet();
    show(decided, pane, around, shown);
    for (LineMark mark : pane.gutter()) {
      if (!mark.mark().isKept()) {
        show(mark.line(), mark.line(), around, shown);
      }
    }
    return shown.isEmpty() ? shown : others(pane, shown);
  }

  /**
   * The lines that can be folded away so that some fields stay, counted from 0.
   *
   * @param around how many lines around such a field stay
   * @return all but the first line where the pane has none of the fields
   */
  public static BitSet othersThan(Set<FieldPath> fields, PaneText pane, int around) {
    BitSet shown = new BitSet();
    show(fields, pane, around, shown);
    if (shown.isEmpty()) {
      shown.set(0);
    }
    return others(pane, shown);
  }

  private static void show(Set<FieldPath> fields, PaneText pane, int around, BitSet shown) {
    for (FieldPath field : fields) {
      pane.fields()
          .spanOf(field)
          .ifPresent(
              span ->
                  show(
                      pane.lines().lineOf(span.start()),
                      pane.lines().lastLineOf(span),
                      around,
                      shown));
    }
  }

  private static void show(int first, int last, int around, BitSet shown) {
    shown.set(Math.max(0, first - 1 - around), last + around);
  }

  private static BitSet others(PaneText pane, BitSet shown) {
    new ChangedLines(pane, shown).showHolders();
    BitSet others = new BitSet();
    others.set(0, pane.lines().count());
    others.andNot(shown);
    return others;
  }

  private void showHolders() {
    BitSet changed = (BitSet) shown.clone();
    for (int line = 0; line < pane.lines().count(); line++) {
      int depth = IndentedBlocks.depth(pane.text(), pane.lines(), line);
      if (depth == IndentedBlocks.NO_DEPTH) {
        continue;
      }
      while (!holders.isEmpty() && holders.peek().depth() >= depth) {
        holders.pop();
      }
      if (changed.get(line)) {
        holders.forEach(holder -> shown.set(holder.line()));
      }
      holders.push(new Holder(line, depth));
    }
  }
}
