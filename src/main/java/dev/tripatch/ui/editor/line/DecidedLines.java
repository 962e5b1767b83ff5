package dev.tripatch.ui.editor.line;

import dev.tripatch.json.FieldPath;
import dev.tripatch.show.paint.PaneText;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** The first lines of the fields that are decided, counted from 0. They move with the text. */
public final class DecidedLines {

  private Set<FieldPath> fields = Set.of();
  private Map<Integer, FieldPath> lines = Map.of();

  /** These fields are decided now; says whether they are other ones than before. */
  public boolean decide(Set<FieldPath> decided, @Nullable PaneText shown) {
    boolean isOther = !fields.equals(decided);
    fields = Set.copyOf(decided);
    show(shown);
    return isOther;
  }

  /** Another text is shown; null while no answer is there for the text as it is. */
  public void show(@Nullable PaneText shown) {
    if (shown == null) {
      return;
    }
    Map<Integer, FieldPath> found = new HashMap<>();
    for (FieldPath field : fields) {
      shown
          .fields()
          .spanOf(field)
          .ifPresent(span -> found.put(shown.lines().lineOf(span.start()) - 1, field));
    }
    lines = found;
  }

  /** No line is left of the last text. */
  public void clear() {
    lines = Map.of();
  }

  /** Moves as the text moved. */
  public void edit(TextEdit edit) {
    if (edit.removedBreaks() != 0 || edit.addedBreaks() != 0) {
      lines = Decorations.moved(lines, edit);
    }
  }

  /** The decided field that begins in a line; empty if none does. */
  public Optional<FieldPath> at(int line) {
    return Optional.ofNullable(lines.get(line));
  }

  /** Whether a field, or one around it, is decided. */
  public boolean isDecided(FieldPath field) {
    return field.isIn(fields);
  }

  /** Of the tints of a line, those that remain: what is decided needs nobody's eye any more. */
  public List<Tint> calmed(List<Tint> tints) {
    return fields.isEmpty()
        ? tints
        : tints.stream()
            .filter(tint -> tint.isGone() || !isDecided(tint.path()))
            .map(tint -> isDecided(tint.path()) ? tint.calm() : tint)
            .toList();
  }
}
