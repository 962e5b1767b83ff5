package dev.tripatch.ui.app.content;

import dev.tripatch.decide.Fates;
import dev.tripatch.ui.feature.conflicts.HazardWay;
import dev.tripatch.ui.feature.fields.DecideCommands;
import dev.tripatch.ui.feature.fields.FieldMenu;
import dev.tripatch.ui.window.keys.Keys;
import dev.tripatch.ui.window.keys.Shortcut;
import java.util.List;
import javafx.scene.control.CheckMenuItem;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuItem;
import javafx.scene.control.SeparatorMenuItem;

/** The menu about the changes: what to do with the chosen fields, and the way between them. */
public final class ChangeMenu {

  private final DecideCommands commands;
  private final FieldMenu fields;
  private final ViewCommands views;
  private final HazardWay hazards;
  private final Runnable showList;
  private final Keys keys;

  /** A menu that runs these commands; {@code showList} offers them where the field is. */
  public ChangeMenu(
      DecideCommands commands,
      FieldMenu fields,
      ViewCommands views,
      HazardWay hazards,
      Runnable showList,
      Keys keys) {
    this.commands = commands;
    this.fields = fields;
    this.views = views;
    this.hazards = hazards;
    this.showList = showList;
    this.keys = keys;
  }

  /** What is chosen may be another field each time. */
  Menu menu() {
    Menu menu = new Menu("_Change");
    List<MenuItem> ways = ways();
    MenuItem drifted = item("", Shortcut.TAKE_DRIFTED, commands::takeAllThatOnlyDrifted);
    drifted.setId("take-drifted");
    menu.addEventHandler(Menu.ON_SHOWING, event -> fill(menu, drifted, ways));
    fill(menu, drifted, ways);
    return menu;
  }

  private void fill(Menu menu, MenuItem drifted, List<MenuItem> ways) {
    int count = commands.fates().map(Fates::onlyDrifted).map(List::size).orElse(0);
    drifted.setText("Take All That Only Drifted (" + count + ")");
    drifted.setDisable(count == 0);
    menu.getItems().setAll(fields.items());
    menu.getItems().addAll(new SeparatorMenuItem(), drifted, new SeparatorMenuItem());
    menu.getItems().addAll(ways);
  }

  private List<MenuItem> ways() {
    return List.of(
        item("What Can Be Done Here…", Shortcut.DECIDE, showList),
        item("Next Change", Shortcut.NEXT_CHANGE, views::nextChange),
        item("Previous Change", Shortcut.PREVIOUS_CHANGE, views::previousChange),
        item("Next Undecided Conflict", Shortcut.NEXT_CONFLICT, views::nextConflict),
        item("Previous Undecided Conflict", Shortcut.PREVIOUS_CONFLICT, views::previousConflict),
        advance(),
        item("Next Hazard", Shortcut.NEXT_HAZARD, () -> hazards.go(1)),
        item("Previous Hazard", Shortcut.PREVIOUS_HAZARD, () -> hazards.go(-1)));
  }

  private MenuItem advance() {
    CheckMenuItem item = new CheckMenuItem("Go On to the Next Undecided by Itself");
    item.setId("advance");
    item.selectedProperty().bindBidirectional(commands.advancesProperty());
    return item;
  }

  private MenuItem item(String title, Shortcut shortcut, Runnable action) {
    MenuItem item = new MenuItem(title);
    item.setMnemonicParsing(false);
    keys.give(item, shortcut);
    item.setOnAction(event -> action.run());
    return item;
  }
}
