package dev.tripatch.ui.window.action;

import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;

/** What a feature puts into menus. */
public sealed interface Entry permits Action, Entry.Submenu, Entry.Offers {

  /**
   * A place in a menu. Between groups there is a line.
   *
   * @param menu the id of a {@link Submenu}
   */
  record Place(String menu, int group, int order) {}

  /**
   * A menu, in the bar or within another menu.
   *
   * @param enabled asked when the menu around it opens
   */
  record Submenu(String id, String title, Place place, BooleanSupplier enabled) implements Entry {

    /** The bar that top menus are in. */
    public static final String BAR = "BAR";

    /** A menu that can always be opened. */
    public static Submenu of(String id, String title, String menu, int group, int order) {
      return new Submenu(id, title, new Place(menu, group, order), () -> true);
    }

    /** The same, to be opened only sometimes. */
    public Submenu when(BooleanSupplier possible) {
      return new Submenu(id, title, place, possible);
    }

    /** Its id as style sheets and tests name it. */
    public String itemId() {
      return Action.itemId(id);
    }
  }

  /**
   * Entries that depend on what the window shows.
   *
   * @param menu the menu that they are in; those of menus in it have ids that begin like it
   * @param now asked when that menu opens
   */
  record Offers(String menu, Supplier<List<? extends Entry>> now) implements Entry {

    boolean areIn(String wanted) {
      return wanted.equals(menu) || wanted.startsWith(menu + "/");
    }
  }
}
