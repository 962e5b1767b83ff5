package dev.tripatch.ui.window.keys;

import dev.tripatch.ui.settings.Keyboard;
import java.util.LinkedHashMap;
import java.util.Map;
import javafx.scene.input.KeyCombination;

/** Keys that some actions have besides those of the menus; nobody can change them. */
public final class SecondKeys {

  private SecondKeys() {}

  /** The second keys on some keyboard, each with its action. */
  public static Map<KeyCombination, Shortcut> of(Keyboard keyboard) {
    // On a Mac these two move by paragraphs with Option alone.
    String alt = keyboard == Keyboard.MAC ? "Shortcut+Alt+" : "Alt+";
    Map<KeyCombination, Shortcut> keys = new LinkedHashMap<>();
    keys.put(KeyCombination.valueOf(alt + "Down"), Shortcut.NEXT_CHANGE);
    keys.put(KeyCombination.valueOf(alt + "Up"), Shortcut.PREVIOUS_CHANGE);
    keys.put(KeyCombination.valueOf("Shortcut+Divide"), Shortcut.TOGGLE_COMMENT);
    keys.put(KeyCombination.valueOf("Shortcut+Add"), Shortcut.LARGER);
    keys.put(KeyCombination.valueOf("Shortcut+Equals"), Shortcut.LARGER);
    keys.put(KeyCombination.valueOf("Shortcut+Shift+Equals"), Shortcut.LARGER);
    keys.put(KeyCombination.valueOf("Shortcut+Shift+PLUS"), Shortcut.LARGER);
    keys.put(KeyCombination.valueOf("Shortcut+Subtract"), Shortcut.SMALLER);
    keys.put(KeyCombination.valueOf("Shortcut+Numpad 0"), Shortcut.USUAL_SIZE);
    keys.put(KeyCombination.valueOf("Shortcut+Period"), Shortcut.DECIDE);
    return keys;
  }
}
