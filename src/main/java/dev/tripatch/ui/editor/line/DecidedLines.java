package dev.tripatch.ui.editor.line;

import dev.tripatch.json.FieldPath;
import dev.tripatch.show.paint.PaneText;
import java.util.HashSet;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** The first lines of the fields that are decided, counted from 0. They move with the text. */
public final class DecidedLines {

  private Set<FieldPath> fields = Set.of();
  private Set<Integer> lines = Set.of();

  /** Other fields are decided. */
  public void decide(Set<FieldPath> decided, @Nullable PaneText shown) {
    fields = Set.copyOf(decided);
    show(shown);
  }

  /** Another text is shown; null while no answer is there for the text as it is. */
  public void show(@Nullable PaneText shown) {
    if (shown == null) {
      return;
    }
    Set<Integer> found = new HashSet<>();
    for (FieldPath field : fields) {
      shown
          .fields()
          .spanOf(field)
          .ifPresent(span -> found.add(shown.lines().lineOf(span.start()) - 1));
    }
    lines = found;
  }

  /** No line is left of the last text. */
  public void clear() {
    lines = Set.of();
  }

  /** Moves as the text moved. */
  public void edit(TextEdit edit) {
    if (edit.removedBreaks() != 0 || edit.addedBreaks() != 0) {
      Set<Integer> moved = new HashSet<>();
      lines.forEach(line -> edit.lineAfter(line).ifPresent(moved::add));
      lines = moved;
    }
  }

  /** Whether a decided field begins in a line. */
  public boolean isAt(int line) {
    return lines.contains(line);
  }
}
