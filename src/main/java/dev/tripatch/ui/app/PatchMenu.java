package dev.tripatch.ui.app;

import dev.tripatch.format.PatchFormat;
import dev.tripatch.highlight.ShownPatch;
import dev.tripatch.ui.model.PatchViewModel;
import javafx.scene.control.CheckMenuItem;
import javafx.scene.control.Menu;
import javafx.scene.control.RadioMenuItem;
import javafx.scene.control.SeparatorMenuItem;
import javafx.scene.control.ToggleGroup;

/** The menus about the patch. */
final class PatchMenu {

  private PatchMenu() {}

  /** The formats of the patch. */
  static Menu formats(PatchViewModel patch) {
    Menu menu = new Menu("Patch Format");
    ToggleGroup group = new ToggleGroup();
    for (PatchFormat format : PatchFormat.values()) {
      RadioMenuItem item = new RadioMenuItem(format.title());
      item.setToggleGroup(group);
      item.setAccelerator(Shortcut.valueOf(format.name()).keys());
      item.setOnAction(event -> patch.choose(format));
      patch
          .shownProperty()
          .subscribe(
              shown ->
                  item.setSelected(
                      shown.map(ShownPatch::format).filter(format::equals).isPresent()));
      menu.getItems().add(item);
    }
    CheckMenuItem tests = new CheckMenuItem("Test First (JSON Patch)");
    tests.selectedProperty().bindBidirectional(patch.withTestsProperty());
    menu.getItems().addAll(new SeparatorMenuItem(), tests);
    return menu;
  }
}
