package dev.tripatch.ui.editor;

import dev.tripatch.show.paint.PaneText;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.function.Supplier;
import javafx.geometry.Bounds;
import org.jspecify.annotations.Nullable;

/**
 * Which lines of an editor are in view, where they are, and the way to bring a line to a height.
 * Lines are counted from 0, heights from the upper edge of the text.
 */
public final class VisibleLines {

  private final EditorArea area;
  private final Folding folding;
  private final Revealer revealer;
  private final Supplier<@Nullable PaneText> shown;

  VisibleLines(
      EditorArea area, Folding folding, Revealer revealer, Supplier<@Nullable PaneText> shown) {
    this.area = area;
    this.folding = folding;
    this.revealer = revealer;
    this.shown = shown;
  }

  /**
   * Some lines, counted from 0.
   *
   * @param first the first one
   * @param last the last one, or one before the first if there are none
   */
  public record Range(int first, int last) {

    /** Whether a line is among them. */
    public boolean has(int line) {
      return first <= line && line <= last;
    }
  }

  /**
   * From one height to another.
   *
   * @param top its upper edge
   * @param bottom its lower edge; the same as the upper one for a place between lines
   */
  public record Stretch(double top, double bottom) {

    /** Whether it is a place between lines. */
    public boolean isPoint() {
      return top == bottom;
    }
  }

  /** The text with what is known of it; empty while there is no answer for the text as it is. */
  public Optional<PaneText> text() {
    return Optional.ofNullable(shown.get());
  }

  /** Runs something after each layout, and when a line was brought into view. */
  public void onMoved(Runnable action) {
    area.addOnLaidOut(action);
    revealer.setOnRevealed(action);
  }

  /** Runs something after each layout. */
  public void onLaidOut(Runnable action) {
    area.addOnLaidOut(action);
  }

  /** The lines that are in view, those folded away between them, too. */
  public Range range() {
    OptionalInt first = area.lineAt(0);
    OptionalInt last = area.lineAt(Math.max(0, area.getHeight() - 1));
    return first.isEmpty() || last.isEmpty()
        ? new Range(0, -1)
        : new Range(first.getAsInt(), last.getAsInt());
  }

  /** Where those of some lines are that are in view; empty if none is. */
  public Optional<Stretch> inView(int first, int last) {
    Range seen = range();
    int from = Math.max(first, seen.first());
    int to = Math.min(last, seen.last());
    while (from <= to && folding.isFolded(from)) {
      from++;
    }
    while (from <= to && folding.isFolded(to)) {
      to--;
    }
    OptionalDouble top = from > to ? OptionalDouble.empty() : yOf(from);
    OptionalDouble bottom = from > to ? OptionalDouble.empty() : bottomOf(to);
    if (top.isEmpty() || bottom.isEmpty()) {
      return Optional.empty();
    }
    return Optional.of(
        new Stretch(Math.max(0, top.getAsDouble()), Math.min(height(), bottom.getAsDouble())));
  }

  /** The place before a line, or after the last one; empty if it is not in view. */
  public Optional<Stretch> between(int line) {
    OptionalDouble here = yOf(line);
    OptionalDouble before = bottomOf(line - 1);
    if (here.isEmpty() && before.isEmpty()) {
      return Optional.empty();
    }
    double y = here.isPresent() ? here.getAsDouble() : before.getAsDouble();
    return y < 0 || y > height() ? Optional.empty() : Optional.of(new Stretch(y, y));
  }

  /** A height as the window counts it. */
  public double sceneY(double y) {
    return area.localToScene(0, y).getY();
  }

  /** Whether a line is just being brought into view. */
  public boolean isMoving() {
    return revealer.isBusy();
  }

  /** How high the view is; 0 while it is not on the screen. */
  public double height() {
    return area.getScene() == null ? 0 : area.getHeight();
  }

  /** How high a line is. */
  public double rowHeight() {
    return area.rowHeight();
  }

  /** Where a line begins; empty if it is not in view. */
  public OptionalDouble yOf(int line) {
    return boundsOf(line).stream().mapToDouble(Bounds::getMinY).findFirst();
  }

  private OptionalDouble bottomOf(int line) {
    return boundsOf(line).stream().mapToDouble(Bounds::getMaxY).findFirst();
  }

  private Optional<Bounds> boundsOf(int line) {
    return line < 0 || line >= area.getParagraphs().size() || folding.isFolded(line)
        ? Optional.empty()
        : area.boundsOf(line);
  }

  /** The line at a height; the last line if there is none so far down. */
  public OptionalInt lineAt(double y) {
    return area.lineAt(y);
  }

  /** Brings a line well into view, and unfolds it; does nothing if it is. */
  public void reveal(int line) {
    revealer.reveal(line);
  }

  /** Scrolls until a line begins at a height, as far as the text allows. */
  public void place(int line, double y) {
    int visible = visible(Math.clamp(line, 0, area.getParagraphs().size() - 1));
    area.showLineAt(visible, y);
  }

  /** A folded line is at the height of the next line that is not. */
  private int visible(int line) {
    int at = line;
    while (at < area.getParagraphs().size() - 1 && folding.isFolded(at)) {
      at++;
    }
    return at;
  }
}
