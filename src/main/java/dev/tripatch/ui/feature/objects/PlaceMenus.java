package dev.tripatch.ui.feature.objects;

import dev.tripatch.document.VisibleText;
import dev.tripatch.ui.window.keys.MenuAction;
import dev.tripatch.ui.window.layout.MainView;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import javafx.beans.property.Property;
import javafx.scene.Node;
import javafx.scene.control.CheckMenuItem;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuBar;
import javafx.scene.control.MenuItem;
import javafx.scene.control.RadioMenuItem;
import javafx.scene.control.SeparatorMenuItem;
import javafx.scene.input.Clipboard;
import javafx.scene.input.ContextMenuEvent;
import javafx.scene.input.DataFormat;

/**
 * The context menus of list of objects, tabs and status bar. Their entries are those of the menu
 * bar, so that an action is made, named and given its keys at one place only.
 */
public final class PlaceMenus {
  private static final List<String> OF_LIST =
      List.of("Next Undecided Conflict", "Save All Objects", "Open Folder…");
  private static final List<String> OF_TABS =
      List.of(
          "Next Change",
          "Next Undecided Conflict",
          "Next Hazard",
          "Copy Report as Markdown",
          "Save Report…",
          "Show What Servers and kubectl Write",
          "Reset Layout");
  private static final List<String> OF_STATUS =
      List.of(
          "Next Change",
          "Next Undecided Conflict",
          "Next Hazard",
          "Reveal All Secrets",
          "Mask All Secrets",
          "Go to Field…",
          "Larger Text",
          "Smaller Text",
          "Usual Text Size",
          "Settings…");

  private final MenuBar bar;
  private final MainView view;
  private final ObjectCommands objects;
  private final ContextMenu menu = new ContextMenu();

  public PlaceMenus(MenuBar bar, MainView view, ObjectCommands objects) {
    this.bar = bar;
    this.view = view;
    this.objects = objects;
  }

  /** Tabs and status bar have their menus from now on. */
  public void connect() {
    view.status().setOnContextMenuRequested(event -> show(event, view.status(), of(OF_STATUS)));
    Node tabs = view.tables().getTop();
    tabs.setOnContextMenuRequested(event -> show(event, tabs, of(OF_TABS)));
  }

  /** So has the list. */
  public void connect(ObjectsBar list) {
    list.setOnMenuRequested((row, event) -> show(event, list, ofList(row)));
  }

  private void show(ContextMenuEvent event, Node place, List<MenuItem> items) {
    event.consume();
    menu.getItems().setAll(items);
    menu.show(place, event.getScreenX(), event.getScreenY());
  }

  private List<MenuItem> ofList(Optional<ObjectRow> row) {
    List<MenuItem> items = new ArrayList<>();
    row.ifPresent(
        each -> {
          items.add(item("Open", () -> objects.open(each)));
          items.add(item("Copy Name", () -> copy(each.name())));
          each.file().ifPresent(path -> items.add(item("Copy Path", () -> copy(path.toString()))));
          items.add(new SeparatorMenuItem());
        });
    items.add(choice("Show", ObjectFilter.values(), objects.model().filterProperty()));
    items.add(choice("Sort", ObjectOrder.values(), objects.model().orderProperty()));
    items.add(new SeparatorMenuItem());
    items.addAll(of(OF_LIST));
    return items;
  }

  private static <T> Menu choice(String title, T[] values, Property<T> chosen) {
    Menu choices = new Menu(title);
    for (T value : values) {
      RadioMenuItem item = new RadioMenuItem(value.toString());
      item.setSelected(value.equals(chosen.getValue()));
      item.setOnAction(event -> chosen.setValue(value));
      choices.getItems().add(item);
    }
    return choices;
  }

  /** On one line: a line break, pasted into a terminal, would run what stands before it. */
  private static void copy(String name) {
    Clipboard.getSystemClipboard()
        .setContent(Map.of(DataFormat.PLAIN_TEXT, VisibleText.line(name)));
  }

  private static MenuItem item(String title, Runnable action) {
    MenuItem item = new MenuItem(title);
    item.setMnemonicParsing(false);
    item.setOnAction(event -> action.run());
    return item;
  }

  private List<MenuItem> of(List<String> titles) {
    List<MenuAction> all = MenuAction.in(bar);
    return titles.stream().flatMap(title -> named(title, all)).map(PlaceMenus::entry).toList();
  }

  private static Stream<MenuAction> named(String title, List<MenuAction> all) {
    return all.stream().filter(each -> each.title().equals(title)).limit(1);
  }

  private static MenuItem entry(MenuAction action) {
    MenuItem entry = action.item() instanceof CheckMenuItem check ? checked(check) : new MenuItem();
    entry.setText(action.title());
    entry.setMnemonicParsing(false);
    entry.setDisable(!action.isPossible());
    entry.setAccelerator(action.item().getAccelerator());
    entry.setOnAction(event -> action.run());
    return entry;
  }

  private static CheckMenuItem checked(CheckMenuItem check) {
    CheckMenuItem entry = new CheckMenuItem();
    entry.setSelected(check.isSelected());
    return entry;
  }
}
