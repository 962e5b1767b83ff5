package dev.tripatch.ui.window.action;

import dev.tripatch.ui.settings.Keyboard;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import javafx.scene.input.KeyCombination;

/**
 * Which keys each action has. No two actions have the same.
 *
 * @param actions those that have keys
 * @param keyboard where they are pressed
 * @param changed the keys of actions that have not those of a first start, by their ids
 */
public record KeyTable(
    List<Action> actions, Keyboard keyboard, Map<String, KeyCombination> changed) {

  /** A table; keeps copies. */
  public KeyTable {
    actions = List.copyOf(actions);
    changed = Map.copyOf(changed);
  }

  /** The keys of a first start. */
  public static KeyTable first(List<Action> actions, Keyboard keyboard) {
    return new KeyTable(actions, keyboard, Map.of());
  }

  /** The same table with no keys but those of a first start. */
  public KeyTable first() {
    return first(actions, keyboard);
  }

  private static ActionKeys own(Action action) {
    return action.keys().orElseThrow();
  }

  private KeyCombination firstKeys(Action action) {
    return own(action).on(keyboard);
  }

  public KeyCombination keys(Action action) {
    return changed.getOrDefault(action.id(), firstKeys(action));
  }

  boolean isChanged(Action action) {
    return changed.containsKey(action.id());
  }

  /** Why an action cannot get these keys, in a sentence; empty if it can. */
  Optional<String> objection(Action action, KeyPress press) {
    if (own(action).areOfTexts()) {
      return Optional.of(KeyWords.KEYS_OF_TEXTS.text());
    }
    return owner(press, action)
        .map(other -> KeyWords.IN_USE.text("action", own(other).says()))
        // Keys that the action has from the start are good ones.
        .or(
            () ->
                isFirst(action, press)
                    ? Optional.empty()
                    : new KeyRules(keyboard).objection(press));
  }

  private Optional<Action> owner(KeyPress press, Action wanting) {
    return actions.stream()
        .filter(each -> !each.id().equals(wanting.id()))
        .filter(each -> isPress(keys(each), press) || isSecond(each, press))
        .findFirst();
  }

  private boolean isSecond(Action action, KeyPress press) {
    return own(action).secondOn(keyboard).stream().anyMatch(each -> isPress(each, press));
  }

  private boolean isPress(KeyCombination keys, KeyPress press) {
    return KeyPress.of(keys, keyboard).filter(press::equals).isPresent();
  }

  private boolean isFirst(Action action, KeyPress press) {
    return isPress(firstKeys(action), press);
  }

  /**
   * The table where an action has these keys.
   *
   * @throws IllegalArgumentException if there is an objection
   */
  KeyTable with(Action action, KeyPress press) {
    objection(action, press)
        .ifPresent(
            reason -> {
              throw new IllegalArgumentException(reason);
            });
    Map<String, KeyCombination> keys = new HashMap<>(changed);
    if (isFirst(action, press)) {
      keys.remove(action.id());
    } else {
      keys.put(action.id(), press.combination(keyboard));
    }
    return new KeyTable(actions, keyboard, keys);
  }

  /** The keys that an action has at a first start, as they are pressed. */
  Optional<KeyPress> firstPress(Action action) {
    return KeyPress.of(firstKeys(action), keyboard);
  }

  /** What is changed, by the ids of actions and the names of keys. */
  public Map<String, String> stored() {
    Map<String, String> names = new TreeMap<>();
    changed.forEach((id, keys) -> names.put(id, keys.getName()));
    return names;
  }
}
