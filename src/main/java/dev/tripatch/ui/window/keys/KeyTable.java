package dev.tripatch.ui.window.keys;

import dev.tripatch.ui.settings.Keyboard;
import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;
import javafx.scene.input.KeyCombination;

/**
 * Which keys each action has. No two actions have the same.
 *
 * @param keyboard where they are pressed
 * @param changed the keys of actions that have not those of a first start
 */
public record KeyTable(Keyboard keyboard, Map<Shortcut, KeyCombination> changed) {

  /** Texts know the keys of these themselves, whatever the menus say. */
  static final Set<Shortcut> FIXED =
      Set.of(
          Shortcut.UNDO,
          Shortcut.REDO,
          Shortcut.CUT,
          Shortcut.COPY,
          Shortcut.PASTE,
          Shortcut.SELECT_ALL,
          Shortcut.COMPLETE);

  /** A table; keeps a copy of what is changed. */
  public KeyTable {
    changed = Map.copyOf(changed);
  }

  /** The keys of a first start. */
  public static KeyTable first(Keyboard keyboard) {
    return new KeyTable(keyboard, Map.of());
  }

  /** The keys of an action. */
  public KeyCombination keys(Shortcut shortcut) {
    return changed.getOrDefault(shortcut, shortcut.keys(keyboard));
  }

  boolean isChanged(Shortcut shortcut) {
    return changed.containsKey(shortcut);
  }

  /** Why an action cannot get these keys, in a sentence; empty if it can. */
  Optional<String> objection(Shortcut shortcut, KeyPress press) {
    if (FIXED.contains(shortcut)) {
      return Optional.of("Texts use the keys of this action themselves: they stay as they are.");
    }
    return owner(press)
        .filter(other -> other != shortcut)
        .map(other -> "“%s” has these keys.".formatted(other.title()))
        // Keys that the action has from the start are good ones.
        .or(
            () ->
                isFirst(shortcut, press)
                    ? Optional.empty()
                    : new KeyRules(keyboard).objection(press));
  }

  private Optional<Shortcut> owner(KeyPress press) {
    return Stream.of(Shortcut.values())
        .filter(each -> press(keys(each)).filter(press::equals).isPresent())
        .findFirst()
        .or(() -> second(press));
  }

  private Optional<Shortcut> second(KeyPress press) {
    return SecondKeys.of(keyboard).entrySet().stream()
        .filter(each -> press(each.getKey()).filter(press::equals).isPresent())
        .map(Map.Entry::getValue)
        .findFirst();
  }

  private Optional<KeyPress> press(KeyCombination keys) {
    return KeyPress.of(keys, keyboard);
  }

  private boolean isFirst(Shortcut shortcut, KeyPress press) {
    return press(shortcut.keys(keyboard)).filter(press::equals).isPresent();
  }

  /**
   * The table where an action has these keys.
   *
   * @throws IllegalArgumentException if there is an objection
   */
  KeyTable with(Shortcut shortcut, KeyPress press) {
    objection(shortcut, press)
        .ifPresent(
            reason -> {
              throw new IllegalArgumentException(reason);
            });
    Map<Shortcut, KeyCombination> keys = new EnumMap<>(Shortcut.class);
    keys.putAll(changed);
    if (isFirst(shortcut, press)) {
      keys.remove(shortcut);
    } else {
      keys.put(shortcut, press.combination(keyboard));
    }
    return new KeyTable(keyboard, keys);
  }

  /** The keys that an action has at a first start, as they are pressed. */
  Optional<KeyPress> firstPress(Shortcut shortcut) {
    return press(shortcut.keys(keyboard));
  }

  /** What is changed, by the names of actions and keys. */
  public Map<String, String> stored() {
    Map<String, String> names = new TreeMap<>();
    changed.forEach((shortcut, keys) -> names.put(shortcut.name(), keys.getName()));
    return names;
  }
}
