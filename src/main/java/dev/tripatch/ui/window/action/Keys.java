package dev.tripatch.ui.window.action;

import dev.tripatch.ui.settings.Keyboard;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Predicate;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleObjectProperty;
import javafx.scene.Scene;
import javafx.scene.control.MenuItem;
import javafx.scene.input.KeyCharacterCombination;
import javafx.scene.input.KeyCombination;
import javafx.scene.input.KeyEvent;

/** The keys that the actions of a window have now. */
public final class Keys {

  private final ReadOnlyObjectWrapper<KeyTable> table;
  private final Map<String, ObjectProperty<KeyCombination>> keys = new HashMap<>();

  /** The keys of a first start on a keyboard, of actions that have some. */
  public Keys(List<Action> actions, Keyboard keyboard) {
    KeyTable first = KeyTable.first(actions, keyboard);
    table = new ReadOnlyObjectWrapper<>(first);
    for (Action action : first.actions()) {
      keys.put(action.id(), new SimpleObjectProperty<>(first.keys(action)));
    }
  }

  public ReadOnlyObjectProperty<KeyTable> tableProperty() {
    return table.getReadOnlyProperty();
  }

  /** The keys that an action has now. */
  public KeyCombination of(String id) {
    return property(id).get();
  }

  /** The same as people read them; empty if it has none. */
  public String wordsOf(Action action) {
    return action.keys().isEmpty() ? "" : of(action.id()).getDisplayText();
  }

  /** Gives a menu item the keys of an action, now and after each change. */
  public void give(MenuItem item, Action action) {
    if (action.keys().isPresent()) {
      item.acceleratorProperty().bind(property(action.id()));
    }
  }

  /** Changes keys, at once everywhere in the window. */
  public void choose(KeyTable next) {
    List<Action> changed =
        next.actions().stream()
            .filter(each -> !next.keys(each).equals(table.get().keys(each)))
            .toList();
    // Menus find their action by its old keys: two actions that exchange theirs must lose them
    // first. Nobody can press a whole name.
    changed.forEach(each -> property(each.id()).set(new KeyCharacterCombination(each.id())));
    changed.forEach(each -> property(each.id()).set(next.keys(each)));
    table.set(next);
  }

  /**
   * Runs what its keys are for before any control sees them: keys that controls would take for
   * themselves, and second keys.
   */
  public void listenIn(Scene scene) {
    scene.addEventFilter(KeyEvent.KEY_PRESSED, this::pressed);
  }

  /** Keys of what cannot be done now are for the controls. */
  private void pressed(KeyEvent event) {
    firstOf(ActionKeys::comeFirst, action -> of(action.id()).match(event))
        .or(() -> firstOf(keys -> true, action -> isSecond(action, event)))
        .filter(Action::isPossible)
        .ifPresent(
            action -> {
              event.consume();
              action.run().run();
            });
  }

  private Optional<Action> firstOf(Predicate<ActionKeys> those, Predicate<Action> meant) {
    return table.get().actions().stream()
        .filter(action -> action.keys().filter(those).isPresent())
        .filter(meant)
        .findFirst();
  }

  private boolean isSecond(Action action, KeyEvent event) {
    return action.keys().stream()
        .flatMap(each -> each.secondOn(table.get().keyboard()).stream())
        .anyMatch(each -> each.match(event));
  }

  /** The action that a letter, alone or with Shift, is enough for in a table. */
  public Optional<Action> inTable(KeyEvent event) {
    boolean isPlain = !event.isControlDown() && !event.isAltDown() && !event.isMetaDown();
    return isPlain
        ? firstOf(each -> each.letters().contains(event.getCode()), action -> true)
        : Optional.empty();
  }

  private ObjectProperty<KeyCombination> property(String id) {
    return Objects.requireNonNull(keys.get(id));
  }
}
