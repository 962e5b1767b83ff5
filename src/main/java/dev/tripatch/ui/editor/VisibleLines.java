package dev.tripatch.ui.editor;

import dev.tripatch.highlight.paint.PaneText;
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

  /** The text with what is known of it; empty while there is no answer for the text as it is. */
  public Optional<PaneText> text() {
    return Optional.ofNullable(shown.get());
  }

  /** Runs something after each layout, and when a line was brought into view. */
  public void onMoved(Runnable action) {
    area.addOnLaidOut(action);
    revealer.setOnRevealed(action);
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
    Optional<Bounds> bounds =
        line < 0 || line >= area.getParagraphs().size() || folding.isFolded(line)
            ? Optional.empty()
            : area.boundsOf(line);
    return bounds.map(at -> OptionalDouble.of(at.getMinY())).orElse(OptionalDouble.empty());
  }

  /** The line at a height; the last line if there is none so far down. */
  public OptionalInt lineAt(double y) {
    return area.lineAt(y);
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
