package dev.tripatch.ui.window.keys;

import java.util.ArrayList;
import java.util.List;
import javafx.event.Event;
import javafx.scene.control.CheckMenuItem;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuBar;
import javafx.scene.control.MenuItem;
import javafx.scene.control.RadioMenuItem;
import javafx.scene.control.SeparatorMenuItem;
import javafx.scene.input.KeyCombination;

/**
 * An action as the menus have it.
 *
 * @param item its entry
 * @param menu the menus that it is in: {@code File › Export}
 */
public record MenuAction(MenuItem item, String menu) {

  /** All that the menus offer now; what they show only when they open is filled in before. */
  public static List<MenuAction> in(MenuBar bar) {
    List<MenuAction> actions = new ArrayList<>();
    bar.getMenus().forEach(menu -> collect(menu, "", actions));
    return actions;
  }

  private static void collect(Menu menu, String around, List<MenuAction> actions) {
    Event.fireEvent(menu, new Event(Menu.ON_SHOWING));
    String name = around + (around.isEmpty() ? "" : " › ") + Mnemonics.plain(menu);
    if (menu.isDisable()) {
      return;
    }
    for (MenuItem item : menu.getItems()) {
      if (item instanceof Menu inner) {
        collect(inner, name, actions);
      } else if (!(item instanceof SeparatorMenuItem)) {
        actions.add(new MenuAction(item, name));
      }
    }
  }

  /** What it is called. */
  public String title() {
    return Mnemonics.plain(item);
  }

  /** Its keys in words; empty if it has none. */
  public String keys() {
    KeyCombination keys = item.getAccelerator();
    return keys == null ? "" : keys.getDisplayText();
  }

  /** Whether it can be run now. */
  public boolean isPossible() {
    return !item.isDisable();
  }

  /** Does what a click on its entry would. */
  public void run() {
    switch (item) {
      case CheckMenuItem check -> check.setSelected(!check.isSelected());
      case RadioMenuItem radio -> radio.setSelected(true);
      default -> {}
    }
    item.fire();
  }
}
