package dev.tripatch.ui.app.command;

import dev.tripatch.decide.Fate;
import dev.tripatch.format.PatchFormat;
import dev.tripatch.ui.app.dialog.Shortcut;
import dev.tripatch.ui.model.ComposerViewModel;
import dev.tripatch.ui.support.Keyboard;
import java.util.LinkedHashMap;
import java.util.Map;
import javafx.scene.Scene;
import javafx.scene.input.KeyCombination;
import javafx.scene.input.KeyEvent;

/**
 * Second keys of actions, and keys that controls would take for themselves. They are looked at
 * before any control sees them.
 */
public final class ExtraKeys {

  private final Map<KeyCombination, Runnable> actions = new LinkedHashMap<>();

  /** Second keys for these actions. */
  public ExtraKeys(ViewCommands views, ComposerViewModel composer, ObjectCommands objects) {
    // On a Mac these two move by paragraphs with Option alone.
    String alt = Keyboard.here() == Keyboard.MAC ? "Shortcut+Alt+" : "Alt+";
    add(alt + "Down", views::nextChange);
    add(alt + "Up", views::previousChange);
    add("Shortcut+Divide", views::toggleComment);
    add(Shortcut.NEXT_CONFLICT.keys(), views::nextConflict);
    add(Shortcut.PREVIOUS_CONFLICT.keys(), views::previousConflict);
    add(Shortcut.NEXT_OBJECT.keys(), () -> objects.step(1));
    add(Shortcut.PREVIOUS_OBJECT.keys(), () -> objects.step(-1));
    add(Shortcut.NEXT_PANE.keys(), () -> views.focusNext(1));
    add(Shortcut.PREVIOUS_PANE.keys(), () -> views.focusNext(-1));
    for (PatchFormat format : PatchFormat.values()) {
      add(Shortcut.valueOf(format.name()).keys(), () -> composer.choose(format));
    }
    add("Shortcut+Add", () -> views.changeTextSize(1));
    add("Shortcut+Equals", () -> views.changeTextSize(1));
    add("Shortcut+Shift+Equals", () -> views.changeTextSize(1));
    add("Shortcut+Shift+PLUS", () -> views.changeTextSize(1));
    add("Shortcut+Subtract", () -> views.changeTextSize(-1));
    add("Shortcut+Numpad 0", views::usualTextSize);
  }

  /** The keys of decisions, which text fields and tables would take for themselves. */
  public ExtraKeys withDecisions(
      FieldMenu fields, DecideCommands commands, HazardWay hazards, Runnable showList) {
    for (Fate fate : Fate.values()) {
      FieldMenu.keys(fate).ifPresent(keys -> add(keys.keys(), () -> fields.decide(fate)));
    }
    add(Shortcut.LEAVE_OUT.keys(), fields::leaveOut);
    add(Shortcut.TAKE_DRIFTED.keys(), commands::takeAllThatOnlyDrifted);
    add(Shortcut.NEXT_HAZARD.keys(), () -> hazards.go(1));
    add(Shortcut.PREVIOUS_HAZARD.keys(), () -> hazards.go(-1));
    add(Shortcut.DECIDE.keys(), showList);
    add("Shortcut+Period", showList);
    return this;
  }

  private void add(String keys, Runnable action) {
    add(KeyCombination.valueOf(keys), action);
  }

  private void add(KeyCombination keys, Runnable action) {
    actions.put(keys, action);
  }

  /** Listens to the keys of a scene from now on. */
  public void install(Scene scene) {
    scene.addEventFilter(KeyEvent.KEY_PRESSED, this::pressed);
  }

  private void pressed(KeyEvent event) {
    actions.entrySet().stream()
        .filter(action -> action.getKey().match(event))
        .findFirst()
        .ifPresent(
            action -> {
              event.consume();
              action.getValue().run();
            });
  }
}
