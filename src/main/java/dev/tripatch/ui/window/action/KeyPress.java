package dev.tripatch.ui.window.action;

import dev.tripatch.ui.settings.Keyboard;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCodeCombination;
import javafx.scene.input.KeyCombination;
import javafx.scene.input.KeyCombination.Modifier;
import javafx.scene.input.KeyCombination.ModifierValue;
import javafx.scene.input.KeyEvent;

/**
 * Keys that are pressed together, by the keys themselves: what JavaFX calls Shortcut is Command on
 * a Mac and Control elsewhere.
 */
public record KeyPress(KeyCode code, boolean shift, boolean control, boolean alt, boolean meta) {

  /** The keys that are pressed with this event. */
  public static KeyPress of(KeyEvent event) {
    return new KeyPress(
        event.getCode(),
        event.isShiftDown(),
        event.isControlDown(),
        event.isAltDown(),
        event.isMetaDown());
  }

  /** The keys that a combination stands for; empty if it is about a character. */
  public static Optional<KeyPress> of(KeyCombination keys, Keyboard keyboard) {
    if (!(keys instanceof KeyCodeCombination combination)) {
      return Optional.empty();
    }
    boolean isShortcut = isDown(keys.getShortcut());
    return Optional.of(
        new KeyPress(
            combination.getCode(),
            isDown(keys.getShift()),
            isDown(keys.getControl()) || (isShortcut && keyboard == Keyboard.OTHER),
            isDown(keys.getAlt()),
            isDown(keys.getMeta()) || (isShortcut && keyboard == Keyboard.MAC)));
  }

  private static boolean isDown(ModifierValue modifier) {
    return modifier == ModifierValue.DOWN;
  }

  /** Whether there is more than keys that are held while another is pressed. */
  boolean isWhole() {
    return !code.isModifierKey() && code != KeyCode.UNDEFINED;
  }

  /** Whether it is Escape alone. */
  boolean isEscape() {
    return code == KeyCode.ESCAPE && !shift && !control && !alt && !meta;
  }

  /** What JavaFX calls these keys. */
  KeyCombination combination(Keyboard keyboard) {
    List<Modifier> modifiers = new ArrayList<>();
    if (shift) {
      modifiers.add(KeyCombination.SHIFT_DOWN);
    }
    if (alt) {
      modifiers.add(KeyCombination.ALT_DOWN);
    }
    if (control) {
      modifiers.add(
          keyboard == Keyboard.MAC ? KeyCombination.CONTROL_DOWN : KeyCombination.SHORTCUT_DOWN);
    }
    if (meta) {
      modifiers.add(
          keyboard == Keyboard.MAC ? KeyCombination.SHORTCUT_DOWN : KeyCombination.META_DOWN);
    }
    return new KeyCodeCombination(code, modifiers.toArray(Modifier[]::new));
  }
}
