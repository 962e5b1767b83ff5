package dev.tripatch.ui.window;

import dev.tripatch.ui.panes.document.History;
import dev.tripatch.ui.panes.document.HistoryEntry;
import java.util.List;
import java.util.Optional;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuItem;
import javafx.scene.control.RadioMenuItem;

/** The list of what was done, the latest first: who chooses a step goes back or forth to it. */
final class HistoryMenu {

  /** A menu with more entries is higher than a small screen. */
  private static final int MOST = 20;

  private final History history;
  private final UndoCommands undo;

  HistoryMenu(History history, UndoCommands undo) {
    this.history = history;
    this.undo = undo;
  }

  /** The list as a part of another menu, with whose showing it is filled. */
  Menu in(Menu parent) {
    Menu menu = new Menu("History");
    menu.setId("history");
    history.turnProperty().subscribe(turn -> menu.setDisable(isEmpty()));
    menu.getItems().add(beginning());
    parent.addEventHandler(
        Menu.ON_SHOWING,
        event -> {
          if (parent.equals(event.getTarget())) {
            fill(menu);
          }
        });
    return menu;
  }

  private boolean isEmpty() {
    return history.done().isEmpty() && history.undone().isEmpty();
  }

  private void fill(Menu menu) {
    List<HistoryEntry> done = history.done();
    menu.getItems().clear();
    history.undone().stream()
        .limit(MOST / 2)
        .forEach(entry -> menu.getItems().addFirst(item(entry, false)));
    done.reversed().stream()
        .limit(MOST)
        .forEach(entry -> menu.getItems().add(item(entry, entry.equals(done.getLast()))));
    if (done.size() <= MOST) {
      menu.getItems().add(beginning());
    }
  }

  private MenuItem item(HistoryEntry entry, boolean isHere) {
    String name = entry.name();
    String title = Character.toUpperCase(name.charAt(0)) + name.substring(1);
    RadioMenuItem item = new RadioMenuItem(title);
    item.setMnemonicParsing(false);
    item.setSelected(isHere);
    item.setOnAction(event -> undo.goTo(Optional.of(entry)));
    return item;
  }

  private MenuItem beginning() {
    RadioMenuItem item = new RadioMenuItem("As opened");
    item.setId("history-beginning");
    item.setSelected(history.done().isEmpty());
    item.setOnAction(event -> undo.goTo(Optional.empty()));
    return item;
  }
}
