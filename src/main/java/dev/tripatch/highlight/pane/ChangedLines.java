package dev.tripatch.highlight.pane;

import dev.tripatch.highlight.paint.LineMark;
import dev.tripatch.highlight.paint.Mark;
import dev.tripatch.highlight.paint.PaneText;
import java.util.ArrayDeque;
import java.util.BitSet;
import java.util.Deque;

/**
 * The lines of a pane that are of use to who only wants to see changes: those that change, some
 * around them, and the lines of what holds them.
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
   * @param around how many lines around a change stay
   * @return none where nothing changes
   */
  public static BitSet others(PaneText pane, int around) {
    int count = pane.lines().count();
    BitSet shown = new BitSet(count);
    for (LineMark mark : pane.gutter()) {
      if (mark.mark() != Mark.KEPT) {
        shown.set(Math.max(0, mark.line() - 1 - around), Math.min(count, mark.line() + around));
      }
    }
    BitSet others = new BitSet(count);
    if (!shown.isEmpty()) {
      new ChangedLines(pane, shown).showHolders();
      others.set(0, count);
      others.andNot(shown);
    }
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
