package dev.tripatch.show.pane;

import dev.tripatch.document.Lines;
import dev.tripatch.json.FieldPath;
import dev.tripatch.show.paint.LineNote;
import dev.tripatch.show.paint.PaneText;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * Says after the lines of live who set them, as {@code git blame} does: where it is somebody else
 * than in the line with a value before. Lines that only hold others say nothing.
 */
public final class OwnerNotes {

  /** What ends a line after its value. */
  private static final String ENDS = " ,]}\r\n\t";

  private final PaneText pane;
  private final Function<FieldPath, Optional<String>> owner;

  private OwnerNotes(PaneText pane, Function<FieldPath, Optional<String>> owner) {
    this.pane = pane;
    this.owner = owner;
  }

  /**
   * A pane that shows these notes instead of those it had.
   *
   * @param owner who set a field; empty if nobody is known
   */
  public static PaneText in(PaneText pane, Function<FieldPath, Optional<String>> owner) {
    return pane.withNotes(new OwnerNotes(pane, owner).notes());
  }

  private List<LineNote> notes() {
    List<LineNote> notes = new ArrayList<>();
    String before = "";
    for (int line = 1; line <= pane.lines().count(); line++) {
      Optional<FieldPath> field = valueIn(line);
      if (field.isPresent()) {
        String said = owner.apply(field.get()).orElse("");
        if (!said.isEmpty() && !said.equals(before)) {
          notes.add(new LineNote(line, said, field.get()));
        }
        before = said;
      }
    }
    return notes;
  }

  /** The field whose value a line has; empty where it only holds the fields of other lines. */
  private Optional<FieldPath> valueIn(int line) {
    Lines lines = pane.lines();
    int last = lines.endOf(line) - 1;
    while (last >= lines.startOf(line) && ENDS.indexOf(pane.text().charAt(last)) >= 0) {
      last--;
    }
    return last < lines.startOf(line)
        ? Optional.empty()
        : pane.fields()
            .fieldAt(last)
            .filter(path -> !path.isRoot() && pane.fields().partsOf(path).isEmpty());
  }
}
