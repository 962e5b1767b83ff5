package dev.tripatch.ui.panes;

import dev.tripatch.json.Role;
import dev.tripatch.show.LineAlignment;
import dev.tripatch.show.paint.PaneText;
import dev.tripatch.ui.editor.PaneEditor;
import dev.tripatch.ui.editor.VisibleLines;
import dev.tripatch.ui.editor.WrappedLines;
import dev.tripatch.ui.panes.model.ComparisonViewModel;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javafx.application.Platform;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.SimpleBooleanProperty;

/**
 * Wraps long lines in all panes: a line is as high as the highest of those that show the same of
 * the same field, so that all panes have the field and what follows it at the same height.
 */
public final class AlignedRows {

  private final Map<Role, Pane> panes = new EnumMap<>(Role.class);
  private final BooleanProperty wrapped = new SimpleBooleanProperty();
  private final Runnable onAligned;
  private boolean waiting;

  /** A pane with its lines. */
  private record Pane(VisibleLines lines, WrappedLines rows) {

    boolean isSeen() {
      return lines.height() > 0;
    }
  }

  /** Wraps these panes; {@code onAligned} runs when lines have got other heights. */
  public AlignedRows(
      Map<Role, PaneEditor> editors, ComparisonViewModel comparison, Runnable onAligned) {
    this.onAligned = onAligned;
    editors.forEach(
        (role, editor) -> {
          panes.put(role, new Pane(editor.visibleLines(), editor.wrappedLines()));
          editor.wrappedLines().onOther(this::alignLater);
        });
    comparison.viewProperty().subscribe((before, now) -> alignLater());
    wrapped.subscribe(
        (before, now) -> {
          panes.values().forEach(each -> each.rows().setWanted(now));
          onAligned.run();
        });
  }

  /** Whether lines that are too long go on in the next row. */
  public BooleanProperty wrappedProperty() {
    return wrapped;
  }

  /** Not while the text changes or is laid out, but before it is seen. */
  private void alignLater() {
    if (wrapped.get() && !waiting) {
      waiting = true;
      Platform.runLater(this::align);
    }
  }

  private void align() {
    waiting = false;
    if (!wrapped.get()) {
      return;
    }
    List<Pane> seen = panes.values().stream().filter(Pane::isSeen).toList();
    // Until the next answer is there, nobody knows which lines belong together.
    boolean isAnswered = seen.stream().allMatch(each -> each.lines().text().isPresent());
    Map<Pane, Map<Integer, Integer>> needed = new HashMap<>();
    seen.forEach(each -> needed.put(each, each.rows().needed()));
    boolean isOther = false;
    for (Pane pane : seen) {
      Map<Integer, Integer> rows = new HashMap<>(isAnswered ? Map.of() : pane.rows().shown());
      needed.forEach((other, counts) -> add(other, counts, pane, rows));
      isOther |= pane.rows().show(rows);
    }
    if (isOther) {
      onAligned.run();
    }
  }

  private static void add(
      Pane from, Map<Integer, Integer> counts, Pane to, Map<Integer, Integer> rows) {
    counts.forEach(
        (line, count) ->
            sameLine(from, line, to).ifPresent(same -> rows.merge(same, count, Math::max)));
  }

  private static Optional<Integer> sameLine(Pane from, int line, Pane to) {
    if (from.equals(to)) {
      return Optional.of(line);
    }
    Optional<PaneText> there = to.lines().text();
    return from.lines()
        .text()
        .flatMap(text -> there.flatMap(other -> LineAlignment.sameLineIn(text, line + 1, other)))
        .map(same -> same - 1);
  }
}
