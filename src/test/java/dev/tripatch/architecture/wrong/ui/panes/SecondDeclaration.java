package dev.tripatch.architecture.wrong.ui.panes;

import dev.tripatch.ui.window.action.Action;
import java.util.List;
import javafx.scene.control.MenuItem;
import javafx.scene.input.KeyCombination;

/**
 * Wrong: an entry of a menu, and keys, that the list of actions does not know; one id for two
 * actions; and titles that are in no resource file.
 */
final class SecondDeclaration {
  MenuItem save = new MenuItem("Save");
  KeyCombination keys = KeyCombination.valueOf("Shortcut+S");
  List<Action> actions =
      List.of(
          Action.of("SAVE", "Save", SecondDeclaration::run).in("FILE", 0, 10),
          Action.of("SAVE", "Save All", SecondDeclaration::run));

  private static void run() {}
}
