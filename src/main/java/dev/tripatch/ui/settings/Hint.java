package dev.tripatch.ui.settings;

import dev.tripatch.prose.VisibleText;
import java.util.List;
import javafx.scene.control.Control;
import javafx.scene.control.Tooltip;
import javafx.scene.input.MouseEvent;
import org.jspecify.annotations.Nullable;

/**
 * Words beside the mouse when it rests on a control; screen readers have them as its help.
 *
 * <p>The tooltip is made when the mouse first comes: one takes as long as several buttons, and a
 * window has dozens that nobody looks at before the first frame.
 */
public final class Hint {
  private static final double WIDEST = 420;
  private static final int MOST_LINES = 25;

  private final Control control;
  private String words = "";
  private @Nullable Tooltip tooltip;

  /** A hint without words. */
  public Hint(Control control) {
    this.control = control;
    control.addEventHandler(MouseEvent.MOUSE_ENTERED, event -> prepare());
  }

  /** Gives a control words that stay. */
  public static void on(Control control, String words) {
    new Hint(control).say(words);
  }

  /** Other words; empty for none. They may have several lines; of very many, the first are said. */
  public void say(String other) {
    List<String> lines = VisibleText.of(other).lines().limit(MOST_LINES + 1L).toList();
    words = String.join("\n", lines.subList(0, Math.min(MOST_LINES, lines.size())));
    words += lines.size() > MOST_LINES ? "\n…" : "";
    control.setAccessibleHelp(words);
    show();
  }

  /** A tooltip for sentences. */
  public static Tooltip tooltip() {
    Tooltip tooltip = new Tooltip();
    tooltip.setWrapText(true);
    tooltip.setMaxWidth(WIDEST);
    return tooltip;
  }

  private void prepare() {
    if (tooltip == null) {
      tooltip = tooltip();
      show();
    }
  }

  private void show() {
    if (tooltip != null) {
      tooltip.setText(words);
      control.setTooltip(words.isEmpty() ? null : tooltip);
    }
  }
}
