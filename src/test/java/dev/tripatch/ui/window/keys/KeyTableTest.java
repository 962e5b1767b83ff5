package dev.tripatch.ui.window.keys;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.tripatch.ui.settings.Keyboard;
import java.util.Map;
import java.util.Optional;
import javafx.scene.control.MenuItem;
import javafx.scene.input.KeyCombination;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Which keys actions get, and which they do not. */
class KeyTableTest {

  private static final KeyTable FIRST = KeyTable.first(Keyboard.OTHER);

  private static KeyPress press(String keys, Keyboard keyboard) {
    return KeyPress.of(KeyCombination.valueOf(keys), keyboard).orElseThrow();
  }

  private static KeyPress press(String keys) {
    return press(keys, Keyboard.OTHER);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "OTHER | A                | These keys type or move in a text.",
        "OTHER | Shift+Comma      | These keys type or move in a text.",
        "OTHER | Page Down        | These keys type or move in a text.",
        "OTHER | Ctrl+Alt+E       | Control and Alt together are AltGr",
        "OTHER | Alt+V            | Alt and a letter opens a menu.",
        "OTHER | Alt+F4           | The system takes these keys for itself.",
        "OTHER | Ctrl+Shift+U     | The system takes these keys for itself.",
        "OTHER | Meta+B           | The system takes these keys for itself.",
        "OTHER | Ctrl+Left        | Text fields use these keys.",
        "OTHER | Ctrl+Y           | Text fields use these keys.",
        "OTHER | Ctrl+O           | “Open into the active pane” has these keys.",
        "OTHER | Alt+Down         | “Next change” has these keys.",
        "OTHER | Ctrl+Equals      | “Larger text” has these keys.",
        "MAC   | Alt+E            | These keys type or move in a text.",
        "MAC   | Shortcut+M       | The system takes these keys for itself.",
        "MAC   | Shift+Shortcut+4 | The system takes these keys for itself.",
        "MAC   | Shortcut+O       | “Open into the active pane” has these keys.",
      })
  void refusedKeys(Keyboard keyboard, String keys, String reason) {
    KeyTable table = KeyTable.first(keyboard);
    assertThat(table.objection(Shortcut.SAVE, press(keys, keyboard)))
        .hasValueSatisfying(said -> assertThat(said).startsWith(reason));
    assertThatThrownBy(() -> table.with(Shortcut.SAVE, press(keys, keyboard)))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void keysThatWereGivenAwayAreFree() {
    KeyTable table = FIRST.with(Shortcut.SAVE, press("Ctrl+B"));
    assertThat(table.keys(Shortcut.SAVE)).isEqualTo(KeyCombination.valueOf("Shortcut+B"));
    assertThat(table.objection(Shortcut.OPEN, press("Ctrl+B"))).contains("“Save” has these keys.");
    KeyTable exchanged =
        table.with(Shortcut.OPEN, press("Ctrl+S")).with(Shortcut.SAVE, press("Ctrl+O"));
    assertThat(exchanged.objection(Shortcut.SAVE, press("Ctrl+S")))
        .contains("“Open into the active pane” has these keys.");
    assertThat(StoredKeys.read(exchanged.stored(), Keyboard.OTHER))
        .isEqualTo(new StoredKeys(exchanged, Optional.empty()));
  }

  @Test
  void theFirstKeysAreNoChange() {
    KeyTable table = FIRST.with(Shortcut.DECIDE, press("Ctrl+B"));
    assertThat(table.stored()).isEqualTo(Map.of("DECIDE", "Shortcut+B"));
    assertThat(table.with(Shortcut.DECIDE, press("Alt+Enter"))).isEqualTo(FIRST);
  }

  @Test
  void textsKeepTheirKeys() {
    assertThat(FIRST.objection(Shortcut.COPY, press("Ctrl+B"))).isPresent();
  }

  @Test
  void storedKeysThatCannotBeUsedAreSaid() {
    StoredKeys read =
        StoredKeys.read(
            Map.of("SAVE", "Shortcut+O", "OPEN", "Nonsense", "RELOAD", "F2"), Keyboard.OTHER);
    assertThat(read.table().stored()).isEqualTo(Map.of("RELOAD", "F2"));
    assertThat(read.problem())
        .contains(
            "The settings give keys that cannot be used to OPEN, SAVE. They have their first"
                + " keys.");
  }

  @Test
  void menusFollowEachChange() {
    Keys keys = new Keys(Keyboard.OTHER);
    MenuItem save = new MenuItem();
    keys.give(save, Shortcut.SAVE);
    keys.choose(FIRST.with(Shortcut.SAVE, press("Ctrl+B")));
    assertThat(save.getAccelerator()).isEqualTo(KeyCombination.valueOf("Shortcut+B"));
    keys.choose(FIRST);
    assertThat(save.getAccelerator()).isEqualTo(KeyCombination.valueOf("Shortcut+S"));
  }
}
