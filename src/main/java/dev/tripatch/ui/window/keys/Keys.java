package dev.tripatch.ui.window.keys;

import dev.tripatch.ui.settings.Keyboard;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleObjectProperty;
import javafx.scene.control.MenuItem;
import javafx.scene.input.KeyCharacterCombination;
import javafx.scene.input.KeyCombination;

/** The keys that the actions of a window have now. */
public final class Keys {

  private final ReadOnlyObjectWrapper<KeyTable> table;
  private final Map<Shortcut, ObjectProperty<KeyCombination>> keys = new EnumMap<>(Shortcut.class);

  /** The keys of a first start on a keyboard. */
  public Keys(Keyboard keyboard) {
    table = new ReadOnlyObjectWrapper<>(KeyTable.first(keyboard));
    for (Shortcut shortcut : Shortcut.values()) {
      keys.put(shortcut, new SimpleObjectProperty<>(shortcut.keys(keyboard)));
    }
  }

  /** All keys. */
  public ReadOnlyObjectProperty<KeyTable> tableProperty() {
    return table.getReadOnlyProperty();
  }

  /** The keys that an action has now. */
  public KeyCombination of(Shortcut shortcut) {
    return table.get().keys(shortcut);
  }

  /** Gives a menu item the keys of an action, now and after each change. */
  public void give(MenuItem item, Shortcut shortcut) {
    item.acceleratorProperty().bind(property(shortcut));
  }

  /** Changes keys, at once everywhere in the window. */
  public void choose(KeyTable next) {
    List<Shortcut> changed =
        Stream.of(Shortcut.values()).filter(each -> !next.keys(each).equals(of(each))).toList();
    // Menus find their action by its old keys: two actions that exchange theirs must lose them
    // first. Nobody can press a whole name.
    changed.forEach(each -> property(each).set(new KeyCharacterCombination(each.name())));
    changed.forEach(each -> property(each).set(next.keys(each)));
    table.set(next);
  }

  private ObjectProperty<KeyCombination> property(Shortcut shortcut) {
    return Objects.requireNonNull(keys.get(shortcut));
  }
}
