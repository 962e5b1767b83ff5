package dev.tripatch.ui.window.keys;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.ui.settings.Keyboard;
import java.util.Arrays;
import java.util.List;
import javafx.scene.input.KeyCombination;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Keys that people can press without anything else happening. */
class ShortcutTest {

  @ParameterizedTest
  @EnumSource(Keyboard.class)
  void noTwoActionsHaveTheSame(Keyboard keyboard) {
    List<KeyCombination> keys =
        Arrays.stream(Shortcut.values()).map(each -> each.keys(keyboard)).toList();
    assertThat(keys).doesNotHaveDuplicates();
  }

  @ParameterizedTest
  @EnumSource(Shortcut.class)
  void eachActionMayHaveItsKeys(Shortcut shortcut) {
    for (Keyboard keyboard : Keyboard.values()) {
      KeyPress press = KeyPress.of(shortcut.keys(keyboard), keyboard).orElseThrow();
      boolean isForTexts = KeyTable.FIXED.contains(shortcut);
      assertThat(new KeyRules(keyboard).objection(press).filter(reason -> !isForTexts))
          .as(shortcut + " " + press)
          .isEmpty();
    }
  }
}
