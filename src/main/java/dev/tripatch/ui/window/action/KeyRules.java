package dev.tripatch.ui.window.action;

import dev.tripatch.ui.settings.Keyboard;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCombination;

/**
 * Which keys an action may have: those that people can press without anything else happening.
 *
 * @param keyboard where they are pressed
 */
public record KeyRules(Keyboard keyboard) {

  /** Pictures of the screen, log out, hide, minimise, Spotlight, next program, next screen. */
  private static final Set<KeyPress> TAKEN_ON_MAC =
      presses(
          Keyboard.MAC,
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

  /** Control, Shift and U begin a character's number on Linux. */
  private static final Set<KeyPress> TAKEN_ELSEWHERE =
      presses(
          Keyboard.OTHER,
          "Ctrl+Shift+U",
          "Ctrl+Alt+Delete",
          "Ctrl+Shift+Esc",
          "Ctrl+Esc",
          "Alt+F4",
          "Alt+Tab",
          "Alt+Shift+Tab",
          "Alt+Esc",
          "Alt+Space",
          "F10",
          "Shift+F10");

  private static final Set<KeyCode> MOVING =
      Set.of(KeyCode.LEFT, KeyCode.RIGHT, KeyCode.UP, KeyCode.DOWN, KeyCode.HOME, KeyCode.END);

  private static final Set<KeyCode> ERASING =
      Set.of(KeyCode.DELETE, KeyCode.BACK_SPACE, KeyCode.INSERT, KeyCode.TAB, KeyCode.Y);

  private static Set<KeyPress> presses(Keyboard keyboard, String... names) {
    return Stream.of(names)
        .flatMap(name -> KeyPress.of(KeyCombination.valueOf(name), keyboard).stream())
        .collect(Collectors.toUnmodifiableSet());
  }

  /**
   * Whether window managers often take these keys, so that no program sees them. No action has them
   * at first; who chooses them pressed them here, so theirs does not.
   */
  public boolean areOfWindowManagers(KeyPress press) {
    KeyCode code = press.code();
    boolean isSwitching = code.isFunctionKey() || (press.shift() && code.isArrowKey());
    return isTaken(press)
        || (keyboard == Keyboard.OTHER && press.alt() && (press.control() || isSwitching));
  }

  /** Why no action can have these keys, in a sentence; empty if one can. */
  public Optional<String> objection(KeyPress press) {
    if (isTaken(press)) {
      return Optional.of(KeyWords.TAKEN_BY_SYSTEM.text());
    }
    if (press.control() && press.alt() && types(press.code()) && keyboard == Keyboard.OTHER) {
      return Optional.of(KeyWords.ALT_GR.text());
    }
    boolean hasAction = keyboard == Keyboard.MAC ? press.meta() : press.control();
    if (press.alt() && !hasAction && press.code().isLetterKey() && keyboard == Keyboard.OTHER) {
      return Optional.of(KeyWords.OPENS_MENU.text());
    }
    if (isTyping(press, hasAction)) {
      return Optional.of(
          KeyWords.TYPES.text(
              "key", keyboard == Keyboard.MAC ? KeyWords.COMMAND.text() : KeyWords.CTRL.text()));
    }
    return isEditing(press, hasAction)
        ? Optional.of(KeyWords.USED_BY_TEXTS.text())
        : Optional.empty();
  }

  private boolean isTaken(KeyPress press) {
    return switch (keyboard) {
      case MAC -> TAKEN_ON_MAC.contains(press);
      case OTHER -> TAKEN_ELSEWHERE.contains(press) || press.meta();
    };
  }

  /** On a Mac, Option alone types characters, and Control alone is no key of actions for them. */
  private boolean isTyping(KeyPress press, boolean hasAction) {
    KeyCode code = press.code();
    boolean hasOther = hasAction || press.control() || press.alt();
    if (keyboard == Keyboard.MAC && types(code)) {
      return !hasAction && !press.control();
    }
    return !hasOther && !code.isFunctionKey();
  }

  private static boolean types(KeyCode code) {
    return code.isLetterKey() || code.isDigitKey();
  }

  private static boolean isEditing(KeyPress press, boolean hasAction) {
    if (!hasAction || press.alt()) {
      return false;
    }
    return MOVING.contains(press.code()) || (ERASING.contains(press.code()) && !press.shift());
  }
}
