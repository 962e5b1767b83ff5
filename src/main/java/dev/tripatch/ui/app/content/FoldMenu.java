package dev.tripatch.ui.app.content;

import dev.tripatch.ui.editor.Folding;
import dev.tripatch.ui.panes.Panes;
import dev.tripatch.ui.settings.Options;
import dev.tripatch.ui.window.keys.Keys;
import dev.tripatch.ui.window.keys.Shortcut;
import javafx.beans.property.IntegerProperty;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuItem;
import javafx.scene.control.RadioMenuItem;
import javafx.scene.control.SeparatorMenuItem;
import javafx.scene.control.ToggleGroup;

/** The menu about what is folded in the panes. */
final class FoldMenu {

  private final Panes panes;
  private final Keys keys;

  FoldMenu(Panes panes, Keys keys) {
    this.panes = panes;
    this.keys = keys;
  }

  Menu menu() {
    MenuItem atCaret = item("Fold or Unfold at the Caret", () -> active().toggleAtCaret());
    keys.give(atCaret, Shortcut.FOLD);
    MenuItem all = item("Fold or Unfold All Panes", panes.folding()::toggleAll);
    keys.give(all, Shortcut.FOLD_ALL);
    Menu menu =
        new Menu(
            "Folding",
            null,
            atCaret,
            item("Fold All in Active Pane", () -> active().foldAll()),
            item("Unfold All in Active Pane", () -> active().unfoldAll()),
            all,
            new SeparatorMenuItem());
    ToggleGroup group = new ToggleGroup();
    for (int lines : Options.LINES_AROUND) {
      menu.getItems().add(around(lines, group));
    }
    return menu;
  }

  private Folding active() {
    return panes.activeView().editor().folding();
  }

  private RadioMenuItem around(int lines, ToggleGroup group) {
    IntegerProperty around = panes.folding().linesAroundProperty();
    RadioMenuItem item =
        new RadioMenuItem(
            "Only Changes with " + lines + (lines == 1 ? " Line" : " Lines") + " Around");
    item.setToggleGroup(group);
    item.setOnAction(event -> around.set(lines));
    around.subscribe(now -> item.setSelected(now.intValue() == lines));
    return item;
  }

  private static MenuItem item(String title, Runnable action) {
    MenuItem item = new MenuItem(title);
    item.setOnAction(event -> action.run());
    return item;
  }
}
