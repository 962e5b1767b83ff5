package dev.tripatch.ui.editor;

import java.time.Duration;
import java.util.Optional;
import java.util.function.IntFunction;
import javafx.geometry.Point2D;
import javafx.scene.control.Tooltip;
import org.fxmisc.richtext.event.MouseOverTextEvent;

/** Explains what the mouse rests on. */
final class HoverHelp {

  private final Tooltip tooltip = new Tooltip();
  private final IntFunction<Optional<String>> explain;
  private final EditorArea area;

  /**
   * Watches an area.
   *
   * @param area the area
   * @param explain what to say about the character at an offset
   */
  HoverHelp(EditorArea area, IntFunction<Optional<String>> explain) {
    this.area = area;
    this.explain = explain;
    tooltip.setWrapText(true);
    tooltip.setMaxWidth(420);
  }

  void install() {
    area.setMouseOverTextDelay(Duration.ofMillis(350));
    area.addEventHandler(MouseOverTextEvent.MOUSE_OVER_TEXT_BEGIN, this::show);
    area.addEventHandler(MouseOverTextEvent.MOUSE_OVER_TEXT_END, event -> tooltip.hide());
  }

  private void show(MouseOverTextEvent event) {
    explain
        .apply(event.getCharacterIndex())
        .ifPresent(
            text -> {
              Point2D at = event.getScreenPosition();
              tooltip.setText(text);
              tooltip.show(area, at.getX() + 8, at.getY() + 14);
            });
  }
}
