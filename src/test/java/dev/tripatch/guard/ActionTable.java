package dev.tripatch.guard;

import java.util.Objects;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.CheckMenuItem;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.Labeled;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuItem;
import javafx.scene.control.RadioMenuItem;
import javafx.scene.control.SeparatorMenuItem;
import javafx.stage.Window;

/** Menus and lists of actions as text. All is called on the UI thread. */
final class ActionTable {
  private ActionTable() {}

  /** An entry and all within: titles with their mnemonics, keys, kind, and whether it can run. */
  static String of(String around, MenuItem item) {
    if (item instanceof SeparatorMenuItem) {
      return around + "----\n";
    }
    String way = around + Objects.requireNonNullElse(item.getText(), "");
    if (item instanceof Menu menu) {
      GuardedWindow.fill(menu);
      return way
          + (menu.isDisable() ? " | disabled\n" : " | menu\n")
          + menu.getItems().stream()
              .map(each -> of(way + " > ", each))
              .collect(Collectors.joining());
    }
    return Stream.of(
            way + (item.isMnemonicParsing() ? "" : " | no mnemonic"),
            item.getAccelerator() == null ? "" : item.getAccelerator().getDisplayText(),
            Objects.requireNonNullElse(item.getId(), ""),
            chosen(item),
            item.isDisable() ? "disabled" : "",
            item.isVisible() ? "" : "not seen")
        .filter(each -> !each.isEmpty())
        .collect(Collectors.joining(" | ", "", "\n"));
  }

  private static String chosen(MenuItem item) {
    return switch (item) {
      case CheckMenuItem check -> check.isSelected() ? "checked" : "not checked";
      case RadioMenuItem radio -> radio.isSelected() ? "chosen" : "not chosen";
      default -> "";
    };
  }

  /** The context menus that are open. */
  static String openMenus() {
    return Window.getWindows().stream()
        .filter(window -> window.isShowing() && window instanceof ContextMenu)
        .flatMap(window -> ((ContextMenu) window).getItems().stream())
        .map(item -> of("", item))
        .collect(Collectors.joining());
  }

  /** All rows of a list, also those that are out of sight. */
  static <T> String rows(ListView<T> list) {
    ListCell<T> cell = list.getCellFactory().call(list);
    cell.updateListView(list);
    StringBuilder rows = new StringBuilder();
    for (int i = 0; i < list.getItems().size(); i++) {
      cell.updateIndex(i);
      rows.append(words(cell).filter(each -> !each.isBlank()).collect(Collectors.joining(" | ")));
      rows.append('\n');
    }
    return rows.toString();
  }

  private static Stream<String> words(Node node) {
    Stream<String> own = Stream.of(Objects.requireNonNullElse(node.getAccessibleText(), ""));
    if (node instanceof Labeled labeled) {
      Stream<String> text = Stream.of(Objects.requireNonNullElse(labeled.getText(), ""));
      Stream<String> graphic = Stream.ofNullable(labeled.getGraphic()).flatMap(ActionTable::words);
      return Stream.of(own, text, graphic).flatMap(each -> each);
    }
    return node instanceof Parent parent
        ? Stream.concat(own, parent.getChildrenUnmodifiable().stream().flatMap(ActionTable::words))
        : own;
  }
}
