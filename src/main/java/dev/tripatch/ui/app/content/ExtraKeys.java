package dev.tripatch.ui.app.content;

import dev.tripatch.decide.Fate;
import dev.tripatch.engine.format.PatchFormat;
import dev.tripatch.ui.feature.conflicts.HazardWay;
import dev.tripatch.ui.feature.fields.DecideCommands;
import dev.tripatch.ui.feature.fields.FieldMenu;
import dev.tripatch.ui.feature.objects.ObjectCommands;
import dev.tripatch.ui.panes.model.ComposerViewModel;
import dev.tripatch.ui.settings.Keyboard;
import dev.tripatch.ui.window.keys.Keys;
import dev.tripatch.ui.window.keys.SecondKeys;
import dev.tripatch.ui.window.keys.Shortcut;
import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import javafx.scene.Scene;
import javafx.scene.input.KeyEvent;

/**
 * Second keys of actions, and keys that controls would take for themselves. They are looked at
 * before any control sees them.
 */
public final class ExtraKeys {

  private final Keys keys;
  private final Map<Shortcut, Runnable> actions = new EnumMap<>(Shortcut.class);

  /** Keys for these actions. */
  public ExtraKeys(
      Keys keys, ViewCommands views, ComposerViewModel composer, ObjectCommands objects) {
    this.keys = keys;
    add(Shortcut.NEXT_CHANGE, views::nextChange);
    add(Shortcut.PREVIOUS_CHANGE, views::previousChange);
    add(Shortcut.TOGGLE_COMMENT, views::toggleComment);
    add(Shortcut.NEXT_CONFLICT, views::nextConflict);
    add(Shortcut.PREVIOUS_CONFLICT, views::previousConflict);
    add(Shortcut.NEXT_OBJECT, () -> objects.step(1));
    add(Shortcut.PREVIOUS_OBJECT, () -> objects.step(-1));
    add(Shortcut.NEXT_PANE, () -> views.focusNext(1));
    add(Shortcut.PREVIOUS_PANE, () -> views.focusNext(-1));
    for (PatchFormat format : PatchFormat.values()) {
      add(Shortcut.valueOf(format.name()), () -> composer.choose(format));
    }
    add(Shortcut.LARGER, () -> views.changeTextSize(1));
    add(Shortcut.SMALLER, () -> views.changeTextSize(-1));
    add(Shortcut.USUAL_SIZE, views::usualTextSize);
  }

  /** The keys of decisions, which text fields and tables would take for themselves. */
  public ExtraKeys withDecisions(
      FieldMenu fields, DecideCommands commands, HazardWay hazards, Runnable showList) {
    for (Fate fate : Fate.values()) {
      FieldMenu.shortcut(fate).ifPresent(each -> add(each, () -> fields.decide(fate)));
    }
    add(Shortcut.LEAVE_OUT, fields::leaveOut);
    add(Shortcut.TAKE_DRIFTED, commands::takeAllThatOnlyDrifted);
    add(Shortcut.NEXT_HAZARD, () -> hazards.go(1));
    add(Shortcut.PREVIOUS_HAZARD, () -> hazards.go(-1));
    add(Shortcut.DECIDE, showList);
    return this;
  }

  private void add(Shortcut shortcut, Runnable action) {
    actions.put(shortcut, action);
  }

  /** Listens to the keys of a scene from now on. */
  public void install(Scene scene) {
    scene.addEventFilter(KeyEvent.KEY_PRESSED, this::pressed);
  }

  private void pressed(KeyEvent event) {
    meant(event)
        .map(actions::get)
        .ifPresent(
            action -> {
              event.consume();
              action.run();
            });
  }

  private Optional<Shortcut> meant(KeyEvent event) {
    return actions.keySet().stream()
        .filter(each -> keys.of(each).match(event))
        .findFirst()
        .or(() -> second(event));
  }

  private static Optional<Shortcut> second(KeyEvent event) {
    return SecondKeys.of(Keyboard.here()).entrySet().stream()
        .filter(each -> each.getKey().match(event))
        .map(Map.Entry::getValue)
        .findFirst();
  }
}
