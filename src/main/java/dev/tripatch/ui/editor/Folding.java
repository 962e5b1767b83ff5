package dev.tripatch.ui.editor;

import dev.tripatch.highlight.paint.PaneText;
import dev.tripatch.highlight.pane.ChangedLines;
import dev.tripatch.highlight.pane.NoiseLines;
import dev.tripatch.ui.editor.line.TextEdit;
import java.util.BitSet;
import java.util.List;
import javafx.beans.property.ReadOnlyIntegerProperty;
import javafx.beans.property.ReadOnlyIntegerWrapper;

/**
 * Folds away the lines of an editor that only servers and kubectl write for themselves, and, if
 * that is wanted, all that does not change. What is folded keeps its place in the text: line
 * numbers, copied and saved text are the same.
 */
public final class Folding {

  /** How many lines around a change stay. */
  private static final int AROUND = 3;

  private final EditorArea area;
  private final ReadOnlyIntegerWrapper count = new ReadOnlyIntegerWrapper();
  private List<NoiseLines> noise = List.of();
  private BitSet unchanged = new BitSet();
  private BitSet opened = new BitSet();
  private boolean wanted = true;
  private boolean onlyChanges;
  private Runnable onFolded = () -> {};
  private BitSet folded = new BitSet();

  Folding(EditorArea area) {
    this.area = area;
  }

  /** Runs something when other lines are folded. */
  void setOnFolded(Runnable action) {
    onFolded = action;
  }

  /** Whether to fold what servers and kubectl write for themselves; unfolds it at once if not. */
  public void setWanted(boolean wanted) {
    this.wanted = wanted;
    foldAnew();
  }

  /** Whether to show only what changes, with some lines around it. */
  public void setOnlyChanges(boolean only) {
    onlyChanges = only;
    opened = new BitSet();
    foldAnew();
  }

  private void foldAnew() {
    fold();
    onFolded.run();
  }

  /** Folds in a text, which must be the one that is shown. */
  void show(PaneText pane) {
    noise = NoiseLines.of(pane);
    unchanged = ChangedLines.others(pane, AROUND);
    fold();
  }

  private void fold() {
    BitSet lines = new BitSet();
    if (wanted) {
      noise.forEach(each -> lines.set(each.first() - 1, each.last()));
    }
    if (onlyChanges) {
      lines.or(unchanged);
      lines.andNot(opened);
    }
    BitSet concerned = (BitSet) lines.clone();
    concerned.or(folded);
    folded = lines;
    area.setStepsOverFolds(!lines.isEmpty());
    area.fold(concerned, lines);
    count.set(wanted ? noise.size() : 0);
  }

  /** Moves as the text moved: a folded line stays folded wherever it goes. */
  void edit(TextEdit edit) {
    if (folded.isEmpty() || (edit.removedBreaks() == 0 && edit.addedBreaks() == 0)) {
      return;
    }
    folded = moved(folded, edit);
    unchanged = moved(unchanged, edit);
    opened = moved(opened, edit);
  }

  private static BitSet moved(BitSet lines, TextEdit edit) {
    BitSet moved = new BitSet();
    lines.stream().forEach(line -> edit.lineAfter(line).ifPresent(moved::set));
    return moved;
  }

  /** Whether a line, counted from 0, is folded. */
  public boolean isFolded(int line) {
    return folded.get(line);
  }

  /** Unfolds a line, counted from 0, with those around it: someone wants to see it. */
  void open(int line) {
    if (!isFolded(line)) {
      return;
    }
    opened.set(folded.previousClearBit(line) + 1, folded.nextClearBit(line));
    boolean isNoise =
        noise.stream().anyMatch(each -> each.first() - 1 <= line && line < each.last());
    wanted &= !isNoise;
    foldAnew();
  }

  /** How many fields are folded. */
  public ReadOnlyIntegerProperty countProperty() {
    return count.getReadOnlyProperty();
  }
}
