package dev.tripatch.architecture.wrong.ui.panes;

import javafx.scene.control.MenuItem;
import javafx.scene.input.KeyCombination;

/** Wrong: an entry of a menu, and keys, that the list of actions does not know. */
final class SecondDeclaration {
  MenuItem save = new MenuItem("Save");
  KeyCombination keys = KeyCombination.valueOf("Shortcut+S");
}
