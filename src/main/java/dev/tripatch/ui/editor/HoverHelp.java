package dev.tripatch.ui.editor;

import dev.tripatch.ui.theme.Hint;
import java.time.Duration;
import java.util.Optional;
import java.util.function.IntFunction;
import javafx.geometry.Bounds;
import javafx.geometry.Point2D;
import javafx.scene.control.Tooltip;
import org.fxmisc.richtext.event.MouseOverTextEvent;
import org.jspecify.annotations.Nullable;

/** Explains what the mouse rests on. */
final class HoverHelp {

  private final IntFunction<Optional<String>> explain;
  private final EditorArea area;
  private @Nullable Tooltip tooltip;
  private int offset;

  /**
   * Watches an area.
   *
   * @param area the area
   * @param explain what to say about the character at an offset
   */
  HoverHelp(EditorArea area, IntFunction<Optional<String>> explain) {
    this.area = area;
    this.explain = explain;
  }

  void install() {
    area.setMouseOverTextDelay(Duration.ofMillis(350));
    area.addEventHandler(MouseOverTextEvent.MOUSE_OVER_TEXT_BEGIN, this::show);
    area.addEventHandler(MouseOverTextEvent.MOUSE_OVER_TEXT_END, event -> hide());
    area.caretPositionProperty().addListener((property, before, now) -> hide());
    area.focusedProperty().subscribe(focused -> hide());
  }

  /** Explains what the caret is at, below its line; says whether there was anything to say. */
  boolean showAtCaret() {
    offset = area.getCaretPosition();
    Optional<String> words = explain.apply(offset);
    Optional<Bounds> place = area.getCaretBounds();
    if (words.isEmpty() || place.isEmpty()) {
      return false;
    }
    Tooltip shown = tooltip();
    shown.setText(words.get());
    shown.show(area, place.get().getMinX(), place.get().getMaxY() + 4);
    return true;
  }

  private void show(MouseOverTextEvent event) {
    offset = event.getCharacterIndex();
    explain
        .apply(offset)
        .ifPresent(
            text -> {
              Point2D at = event.getScreenPosition();
              Tooltip shown = tooltip();
              shown.setText(text);
              shown.show(area, at.getX() + 8, at.getY() + 14);
            });
  }

  /** Made when it is first needed: the window is on the screen sooner without it. */
  private Tooltip tooltip() {
    if (tooltip == null) {
      tooltip = Hint.tooltip();
    }
    return tooltip;
  }

  /** Does not go on explaining what is no longer so: the mouse may rest where it was. */
  void update() {
    if (tooltip != null
        && tooltip.isShowing()
        && !explain.apply(offset).equals(Optional.of(tooltip.getText()))) {
      hide();
    }
  }

  /** Explains nothing until the mouse rests again. */
  void hide() {
    if (tooltip != null) {
      tooltip.hide();
    }
  }
}
