package dev.tripatch.ui.window.action;

import dev.tripatch.ui.settings.Keyboard;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import javafx.scene.input.KeyCombination;

/**
 * Keys as they were remembered.
 *
 * @param table the keys, as at a first start where what was remembered cannot be used
 * @param problem what could not be used, in a sentence; empty if nothing
 */
public record StoredKeys(KeyTable table, Optional<String> problem) {

  /**
   * Makes keys from the ids of actions and the names of keys.
   *
   * @param first the keys of a first start
   */
  public static StoredKeys read(Map<String, String> names, KeyTable first) {
    List<String> bad = new ArrayList<>();
    Map<String, KeyPress> wanted = new HashMap<>();
    names.forEach(
        (name, keys) -> {
          Optional<KeyPress> press = press(keys, first.keyboard());
          if (first.actions().stream().anyMatch(each -> each.id().equals(name))
              && press.isPresent()) {
            wanted.put(name, press.get());
          } else {
            bad.add(name);
          }
        });
    KeyTable table = fitted(wanted, first);
    wanted.keySet().stream().filter(each -> !table.changed().containsKey(each)).forEach(bad::add);
    return new StoredKeys(
        table,
        Optional.of(bad)
            .filter(each -> !each.isEmpty())
            .map(each -> each.stream().sorted().toList())
            .map(each -> KeyWords.NOT_USABLE.text("actions", String.join(", ", each))));
  }

  /** Actions may have exchanged their keys: what is not free at once may be free later. */
  private static KeyTable fitted(Map<String, KeyPress> wanted, KeyTable first) {
    Map<String, KeyCombination> all = new HashMap<>();
    wanted.forEach((id, press) -> all.put(id, press.combination(first.keyboard())));
    boolean isGood = false;
    while (!isGood) {
      KeyTable table = new KeyTable(first.actions(), first.keyboard(), all);
      List<String> refused =
          first.actions().stream()
              .filter(table::isChanged)
              .filter(
                  each ->
                      table
                          .objection(each, Objects.requireNonNull(wanted.get(each.id())))
                          .isPresent())
              .map(Action::id)
              .toList();
      isGood = refused.isEmpty();
      all.keySet().removeAll(refused);
    }
    return new KeyTable(first.actions(), first.keyboard(), all);
  }

  private static Optional<KeyPress> press(String keys, Keyboard keyboard) {
    try {
      return KeyPress.of(KeyCombination.valueOf(keys), keyboard);
    } catch (IllegalArgumentException unknown) {
      return Optional.empty();
    }
  }
}
