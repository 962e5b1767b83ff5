package dev.tripatch.ui.editor;

import dev.tripatch.highlight.NoiseLines;
import dev.tripatch.highlight.PaneText;
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

  Folding(EditorArea area) {
    this.area = area;
  }

  /** Whether to fold at all; unfolds at once if not. */
  void setWanted(boolean wanted) {
    this.wanted = wanted;
    fold();
  }

  /** Folds in a text, which must be the one that is shown. */
  void show(PaneText pane) {
    noise = NoiseLines.of(pane);
    fold();
  }

  private void fold() {
    BitSet lines = new BitSet();
    if (wanted) {
      noise.forEach(each -> lines.set(each.first() - 1, each.last()));
    }
    area.fold(lines);
    count.set(wanted ? noise.size() : 0);
  }

  /** Unfolds everything if a line, counted from 0, is folded: someone wants to see it. */
  void open(int line) {
    if (area.isFolded(line)) {
      setWanted(false);
    }
  }

  /** How many fields are folded. */
  ReadOnlyIntegerProperty countProperty() {
    return count.getReadOnlyProperty();
  }
}
