package dev.tripatch.ui.editor;

import dev.tripatch.highlight.paint.PaneText;
import dev.tripatch.highlight.pane.NoiseLines;
import dev.tripatch.ui.editor.line.TextEdit;
import java.util.BitSet;
import java.util.List;
import javafx.beans.property.ReadOnlyIntegerProperty;
import javafx.beans.property.ReadOnlyIntegerWrapper;

/**
 * Folds away the lines of an editor that only servers and kubectl write for themselves. What is
 * folded keeps its place in the text: line numbers, copied and saved text are the same.
 */
final class Folding {

  private final EditorArea area;
  private final ReadOnlyIntegerWrapper count = new ReadOnlyIntegerWrapper();
  private List<NoiseLines> noise = List.of();
  private boolean wanted = true;
  private BitSet folded = new BitSet();

  Folding(EditorArea area) {
    this.area = area;
  }

  /** Whether to fold at all; unfolds at once if not. */
  void setWanted(boolean wanted) {
    this.wanted = wanted;
    fold();
  }

  /** Folds in a text, which must be the one that is shown. */
  public void show(PaneText pane) {
    noise = NoiseLines.of(pane);
    fold();
  }

  private void fold() {
    BitSet lines = new BitSet();
    if (wanted) {
      noise.forEach(each -> lines.set(each.first() - 1, each.last()));
    }
    BitSet concerned = (BitSet) lines.clone();
    concerned.or(folded);
    folded = lines;
    area.setStepsOverFolds(!lines.isEmpty());
    concerned.stream()
        .takeWhile(line -> line < area.getParagraphs().size())
        .forEach(line -> area.fold(line, lines.get(line)));
    count.set(wanted ? noise.size() : 0);
  }

  /** Moves as the text moved: a folded line stays folded wherever it goes. */
  void edit(TextEdit edit) {
    if (folded.isEmpty() || (edit.removedBreaks() == 0 && edit.addedBreaks() == 0)) {
      return;
    }
    BitSet moved = new BitSet();
    folded.stream().forEach(line -> edit.lineAfter(line).ifPresent(moved::set));
    folded = moved;
  }

  /** Whether a line, counted from 0, is folded. */
  boolean isFolded(int line) {
    return folded.get(line);
  }

  /** Unfolds everything if a line, counted from 0, is folded: someone wants to see it. */
  void open(int line) {
    if (isFolded(line)) {
      setWanted(false);
    }
  }

  /** How many fields are folded. */
  ReadOnlyIntegerProperty countProperty() {
    return count.getReadOnlyProperty();
  }
}
