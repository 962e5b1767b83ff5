package dev.tripatch.ui.app.dialog;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.ui.support.Keyboard;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import javafx.scene.input.KeyCodeCombination;
import javafx.scene.input.KeyCombination;
import javafx.scene.input.KeyCombination.ModifierValue;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Keys that people can press without anything else happening. */
class ShortcutTest {

  /** Pictures of the screen, log out, quit, hide, minimise, Spotlight, next program. */
  private static final Set<String> TAKEN_ON_MAC =
      Set.of(
          "Shift+Meta+3",
          "Shift+Meta+4",
          "Shift+Meta+5",
          "Shift+Meta+Q",
          "Meta+H",
          "Alt+Meta+H",
          "Meta+M",
          "Meta+Space",
          "Meta+Tab",
          "Ctrl+Up",
          "Ctrl+Down",
          "Ctrl+Left",
          "Ctrl+Right");

  @ParameterizedTest
  @EnumSource(Keyboard.class)
  void noTwoActionsHaveTheSame(Keyboard keyboard) {
    List<KeyCombination> keys =
        Arrays.stream(Shortcut.values()).map(each -> each.keys(keyboard)).toList();
    assertThat(keys).doesNotHaveDuplicates();
  }

  @ParameterizedTest
  @EnumSource(Shortcut.class)
  void noneTypesACharacter(Shortcut shortcut) {
    for (Keyboard keyboard : Keyboard.values()) {
      KeyCodeCombination keys = (KeyCodeCombination) shortcut.keys(keyboard);
      boolean isCharacter = keys.getCode().isLetterKey() || keys.getCode().isDigitKey();
      boolean hasShortcut = isDown(keys.getShortcut()) || isDown(keys.getControl());
      boolean hasAlt = isDown(keys.getAlt());
      if (isCharacter && keyboard == Keyboard.OTHER) {
        // Control and Alt together are AltGr on Windows.
        assertThat(hasShortcut != hasAlt).as(shortcut + " " + keys).isTrue();
      } else if (isCharacter) {
        assertThat(hasShortcut).as(shortcut + " " + keys).isTrue();
      } else {
        assertThat(hasShortcut || hasAlt || keys.getCode().isFunctionKey())
            .as(shortcut + " " + keys)
            .isTrue();
      }
    }
  }

  /** Control, Shift and U begin a character's number on Linux. */
  @ParameterizedTest
  @EnumSource(Shortcut.class)
  void noneIsTakenByTheSystem(Shortcut shortcut) {
    assertThat(shortcut.keys(Keyboard.MAC).getName().replace("Shortcut", "Meta"))
        .isNotIn(TAKEN_ON_MAC);
    assertThat(shortcut.keys(Keyboard.OTHER))
        .isNotEqualTo(KeyCombination.valueOf("Shortcut+Shift+U"));
  }

  private static boolean isDown(ModifierValue modifier) {
    return modifier == ModifierValue.DOWN;
  }
}
