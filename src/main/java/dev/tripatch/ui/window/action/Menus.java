package dev.tripatch.ui.window.action;

import dev.tripatch.ui.settings.Styles;
import dev.tripatch.ui.window.action.Entry.Offers;
import dev.tripatch.ui.window.action.Entry.Submenu;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import javafx.scene.control.CheckMenuItem;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuBar;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.control.RadioMenuItem;
import javafx.scene.control.SeparatorMenuItem;

/** Draws actions as menus. What a menu says and offers is asked for each time it opens. */
public final class Menus {

  private final Actions actions;
  private final Keys keys;

  private final Made bar = new Made(true, new HashMap<>());

  /**
   * The entries that were made for one place.
   *
   * @param isBar whether they are those of the bar: only they have letters, and are the same from
   *     one opening to the next
   */
  private record Made(boolean isBar, Map<String, MenuItem> items) {

    static Made elsewhere() {
      return new Made(false, new HashMap<>());
    }

    MenuItem item(String name, Supplier<MenuItem> first) {
      return items.computeIfAbsent(name, each -> first.get());
    }
  }

  public Menus(Actions actions, Keys keys) {
    this.actions = actions;
    this.keys = keys;
  }

  /** The keys that menus show. */
  public Keys keys() {
    return keys;
  }

  /** The bar; on a system with a menu bar for all programs, it is shown there. */
  public MenuBar bar() {
    MenuBar menus = new MenuBar();
    for (MenuItem item : items(actions, Submenu.BAR, bar)) {
      if (item instanceof Menu menu) {
        menu.setMnemonicParsing(true);
        menu.setText("_" + menu.getText());
        menu.addEventHandler(
            Menu.ON_SHOWING,
            event -> {
              if (menu.equals(event.getTarget())) {
                fill(menu, items(actions, String.valueOf(menu.getUserData()), bar), bar);
              }
            });
        menus.getMenus().add(menu);
      }
    }
    menus.setUseSystemMenuBar(true);
    return menus;
  }

  /** A button that opens one of the menus. */
  public MenuButton button(String menu, String id) {
    MenuButton button = Styles.whole(Styles.named(new MenuButton(), id));
    button.getItems().setAll(at(menu));
    button.setOnShowing(event -> button.getItems().setAll(at(menu)));
    return button;
  }

  /** What one place offers now, in a menu that is not in the bar. */
  public List<MenuItem> at(String place) {
    return items(actions, place, Made.elsewhere());
  }

  /** The same with more that this place offers. */
  public List<MenuItem> at(String place, List<? extends Entry> more) {
    List<Entry> all = new ArrayList<>(actions.entries());
    all.addAll(more);
    return items(new Actions(all), place, Made.elsewhere());
  }

  private List<MenuItem> items(Actions from, String menu, Made made) {
    List<MenuItem> items = new ArrayList<>();
    for (List<Entry> group : from.under(menu)) {
      List<MenuItem> shown =
          group.stream()
              .map(each -> item(from, menu, each, made))
              .filter(each -> made.isBar() || isOfUse(each))
              .toList();
      if (!items.isEmpty() && !shown.isEmpty()) {
        String line = menu + "/line " + items.size();
        items.add(made.item(line, SeparatorMenuItem::new));
      }
      items.addAll(shown);
    }
    return items;
  }

  /** The bar shows all there is; elsewhere a menu offers what can be done here. */
  private static boolean isOfUse(MenuItem item) {
    return !item.isDisable() && !(item instanceof Menu inner && inner.getItems().isEmpty());
  }

  private MenuItem item(Actions from, String menu, Entry entry, Made made) {
    return switch (entry) {
      case Action action -> {
        MenuItem item =
            from.isAlways(action)
                ? made.item(menu + "/" + action.id(), () -> item(action))
                : item(action);
        item.setMnemonicParsing(action.mark().isPresent());
        item.setText(marked(action));
        show(action, item);
        yield item;
      }
      case Submenu inner -> {
        MenuItem item = made.item(inner.id(), Menu::new);
        item.setId(inner.itemId());
        item.setUserData(inner.id());
        item.setMnemonicParsing(false);
        item.setText(inner.title());
        List<MenuItem> within = items(from, inner.id(), made);
        item.setDisable(!inner.enabled().getAsBoolean() || within.isEmpty());
        if (item instanceof Menu around) {
          fill(around, within, made);
        }
        yield item;
      }
      case Offers offers -> throw new IllegalArgumentException(offers + " is in no place itself");
    };
  }

  /**
   * Entries that are put in again would be listened to once more, for their keys. Letters come
   * before: an open menu asks an entry only once whether it has one.
   */
  private static void fill(Menu menu, List<MenuItem> items, Made made) {
    if (made.isBar()) {
      Mnemonics.give(items);
    }
    if (!menu.getItems().equals(items)) {
      menu.getItems().setAll(items);
    }
  }

  private MenuItem item(Action action) {
    MenuItem item =
        action
            .choice()
            .<MenuItem>map(each -> each.isOneOfMany() ? new RadioMenuItem() : new CheckMenuItem())
            .orElseGet(MenuItem::new);
    item.setId(action.itemId());
    keys.give(item, action);
    // What its keys do is possible or not when they are pressed.
    item.setOnMenuValidation(event -> show(action, item));
    item.setOnAction(
        event -> {
          action.run().run();
          show(action, item);
        });
    return item;
  }

  private static void show(Action action, MenuItem item) {
    item.setDisable(!action.isPossible());
    switch (item) {
      case CheckMenuItem check -> check.setSelected(action.isOn());
      case RadioMenuItem radio -> radio.setSelected(action.isOn());
      default -> {}
    }
  }

  private static String marked(Action action) {
    String title = action.title();
    return action
        .mark()
        .map(title::indexOf)
        .map(
            at ->
                Mnemonics.escaped(title.substring(0, at))
                    + "_"
                    + Mnemonics.escaped(title.substring(at)))
        .orElse(title);
  }
}
