package dev.tripatch.ui.window.keys;

import dev.tripatch.ui.settings.Keyboard;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import javafx.scene.input.KeyCombination;

/**
 * Keys as they were remembered.
 *
 * @param table the keys, as at a first start where what was remembered cannot be used
 * @param problem what could not be used, in a sentence; empty if nothing
 */
public record StoredKeys(KeyTable table, Optional<String> problem) {

  /** Makes keys from the names of actions and keys. */
  public static StoredKeys read(Map<String, String> names, Keyboard keyboard) {
    List<String> bad = new ArrayList<>();
    Map<Shortcut, KeyPress> wanted = new EnumMap<>(Shortcut.class);
    names.forEach(
        (name, keys) -> {
          Optional<Shortcut> shortcut = shortcut(name);
          Optional<KeyPress> press = press(keys, keyboard);
          if (shortcut.isPresent() && press.isPresent()) {
            wanted.put(shortcut.get(), press.get());
          } else {
            bad.add(name);
          }
        });
    KeyTable table = fitted(wanted, keyboard);
    wanted.keySet().stream()
        .filter(each -> !table.isChanged(each))
        .forEach(each -> bad.add(each.name()));
    return new StoredKeys(
        table,
        Optional.of(bad)
            .filter(each -> !each.isEmpty())
            .map(each -> each.stream().sorted().toList())
            .map(each -> "The settings give keys that cannot be used to " + list(each)));
  }

  private static String list(List<String> names) {
    return String.join(", ", names) + ". They have their first keys.";
  }

  /** Actions may have exchanged their keys: what is not free at once may be free later. */
  private static KeyTable fitted(Map<Shortcut, KeyPress> wanted, Keyboard keyboard) {
    Map<Shortcut, KeyCombination> all = new EnumMap<>(Shortcut.class);
    wanted.forEach((shortcut, press) -> all.put(shortcut, press.combination(keyboard)));
    boolean isGood = false;
    while (!isGood) {
      KeyTable table = new KeyTable(keyboard, all);
      List<Shortcut> refused =
          wanted.entrySet().stream()
              .filter(each -> all.containsKey(each.getKey()))
              .filter(each -> table.objection(each.getKey(), each.getValue()).isPresent())
              .map(Map.Entry::getKey)
              .toList();
      isGood = refused.isEmpty();
      all.keySet().removeAll(refused);
    }
    return new KeyTable(keyboard, all);
  }

  private static Optional<Shortcut> shortcut(String name) {
    return Stream.of(Shortcut.values()).filter(each -> each.name().equals(name)).findFirst();
  }

  private static Optional<KeyPress> press(String keys, Keyboard keyboard) {
    try {
      return KeyPress.of(KeyCombination.valueOf(keys), keyboard);
    } catch (IllegalArgumentException unknown) {
      return Optional.empty();
    }
  }
}
