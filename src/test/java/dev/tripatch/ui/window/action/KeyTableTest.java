package dev.tripatch.ui.window.action;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.tripatch.ui.settings.Keyboard;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javafx.scene.control.MenuItem;
import javafx.scene.input.KeyCombination;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Which keys actions get, and which they do not. */
class KeyTableTest {

  private static final Action SAVE = action("SAVE", ActionKeys.of("Shortcut+S", "Save"));
  private static final Action OPEN =
      action("OPEN", ActionKeys.of("Shortcut+O", "Open into the active pane"));
  private static final Action DECIDE =
      action("DECIDE", ActionKeys.of("Alt+Enter", "Ctrl+Enter", "What can be done"));
  private static final Action COPY = action("COPY", ActionKeys.of("Shortcut+C", "Copy").ofTexts());
  private static final List<Action> ACTIONS =
      List.of(
          SAVE,
          OPEN,
          DECIDE,
          COPY,
          action("RELOAD", ActionKeys.of("F5", "Reload files")),
          action(
              "NEXT_CHANGE",
              ActionKeys.of("F7", "Next change").alsoOr("Alt+Down", "Shortcut+Alt+Down")),
          action("LARGER", ActionKeys.of("Shortcut+PLUS", "Larger text").also("Shortcut+Equals")));
  private static final KeyTable FIRST = KeyTable.first(ACTIONS, Keyboard.OTHER);

  private static Action action(String id, ActionKeys keys) {
    return Action.of(id, id, () -> {}).keys(keys);
  }

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
    KeyTable table = KeyTable.first(ACTIONS, keyboard);
    assertThat(table.objection(SAVE, press(keys, keyboard)))
        .hasValueSatisfying(said -> assertThat(said).startsWith(reason));
    assertThatThrownBy(() -> table.with(SAVE, press(keys, keyboard)))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @ParameterizedTest
  @CsvSource({
    "OTHER, Alt+Shift+Up, true",
    "OTHER, Ctrl+Alt+Left, true",
    "OTHER, Ctrl+Alt+E, true",
    "OTHER, Alt+F7, true",
    "OTHER, Alt+Space, true",
    "OTHER, Meta+E, true",
    "OTHER, Alt+Up, false",
    "OTHER, Alt+Page Up, false",
    "OTHER, F7, false",
    "MAC, Ctrl+Up, true",
    "MAC, Shortcut+Alt+Shift+Up, false",
  })
  void keysOfWindowManagers(Keyboard keyboard, String keys, boolean areTheirs) {
    assertThat(new KeyRules(keyboard).areOfWindowManagers(press(keys, keyboard)))
        .isEqualTo(areTheirs);
  }

  /** They were pressed here, so the window manager of this person leaves them alone. */
  @Test
  void chosenKeysThatOtherWindowManagersTakeAreKept() {
    KeyTable table = FIRST.with(SAVE, press("Alt+F7")).with(OPEN, press("Alt+Shift+Up"));
    assertThat(StoredKeys.read(table.stored(), FIRST))
        .isEqualTo(new StoredKeys(table, Optional.empty()));
  }

  @Test
  void keysThatWereGivenAwayAreFree() {
    KeyTable table = FIRST.with(SAVE, press("Ctrl+B"));
    assertThat(table.keys(SAVE)).isEqualTo(KeyCombination.valueOf("Shortcut+B"));
    assertThat(table.objection(OPEN, press("Ctrl+B"))).contains("“Save” has these keys.");
    KeyTable exchanged = table.with(OPEN, press("Ctrl+S")).with(SAVE, press("Ctrl+O"));
    assertThat(exchanged.objection(SAVE, press("Ctrl+S")))
        .contains("“Open into the active pane” has these keys.");
    assertThat(StoredKeys.read(exchanged.stored(), FIRST))
        .isEqualTo(new StoredKeys(exchanged, Optional.empty()));
  }

  @Test
  void theFirstKeysAreNoChange() {
    KeyTable table = FIRST.with(DECIDE, press("Ctrl+B"));
    assertThat(table.stored()).isEqualTo(Map.of("DECIDE", "Shortcut+B"));
    assertThat(table.with(DECIDE, press("Alt+Enter"))).isEqualTo(FIRST);
  }

  @Test
  void textsKeepTheirKeys() {
    assertThat(FIRST.objection(COPY, press("Ctrl+B"))).isPresent();
  }

  @Test
  void storedKeysThatCannotBeUsedAreSaid() {
    StoredKeys read =
        StoredKeys.read(Map.of("SAVE", "Shortcut+O", "OPEN", "Nonsense", "RELOAD", "F2"), FIRST);
    assertThat(read.table().stored()).isEqualTo(Map.of("RELOAD", "F2"));
    assertThat(read.problem())
        .contains(
            "The settings give keys that cannot be used to OPEN, SAVE. They have their"
                + " original keys.");
  }

  @Test
  void menusFollowEachChange() {
    Keys keys = new Keys(ACTIONS, Keyboard.OTHER);
    MenuItem save = new MenuItem();
    keys.give(save, SAVE);
    keys.choose(FIRST.with(SAVE, press("Ctrl+B")));
    assertThat(save.getAccelerator()).isEqualTo(KeyCombination.valueOf("Shortcut+B"));
    keys.choose(FIRST);
    assertThat(save.getAccelerator()).isEqualTo(KeyCombination.valueOf("Shortcut+S"));
  }
}
