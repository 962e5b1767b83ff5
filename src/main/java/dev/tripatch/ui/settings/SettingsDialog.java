package dev.tripatch.ui.settings;

import java.util.List;
import java.util.Map;
import javafx.application.Platform;
import javafx.event.ActionEvent;
import javafx.scene.Node;
import javafx.scene.control.ButtonBar.ButtonData;
import javafx.scene.control.ButtonType;
import javafx.scene.control.Dialog;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.Tab;
import javafx.scene.control.TabPane;
import javafx.scene.layout.Region;

/** All that can be chosen, and the keys of actions; each change takes effect at once. */
public final class SettingsDialog extends Dialog<ButtonType> {

  private static final ButtonType RESET =
      new ButtonType(SettingWords.RESET.text(), ButtonData.LEFT);

  private final SettingsPage page;

  /** A dialog that changes these settings, with another page for keys. */
  public SettingsDialog(List<Setting<?>> settings, Node keys) {
    page = new SettingsPage(settings);
    setTitle(SettingWords.SETTINGS.text());
    ScrollPane scroll = new ScrollPane(page);
    scroll.setFitToWidth(true);
    scroll.setFocusTraversable(false);
    getDialogPane().setId("settings");
    TabPane pages =
        new TabPane(
            page("general", SettingWords.GENERAL.text(), scroll),
            page("keys", SettingWords.KEYS.text(), keys));
    getDialogPane().setContent(pages);
    getDialogPane().getButtonTypes().setAll(RESET, ButtonType.CLOSE);
    getDialogPane()
        .lookupButton(RESET)
        .addEventFilter(ActionEvent.ACTION, event -> reset(settings, event));
    if (getDialogPane().lookupButton(RESET) instanceof Region button) {
      button.setMinWidth(Region.USE_PREF_SIZE);
      // The keys have their own button for this.
      button.visibleProperty().bind(pages.getSelectionModel().selectedIndexProperty().isEqualTo(0));
    }
    // Later: a dialog that has just been shown gives the keyboard to its button.
    setOnShown(event -> Platform.runLater(page::focusFirst));
  }

  private static Tab page(String id, String title, Node content) {
    Tab tab = new Tab(title, content);
    tab.setId("settings-" + id);
    tab.setClosable(false);
    return tab;
  }

  /** The dialog stays: the person sees what became of the settings. */
  private static void reset(List<Setting<?>> settings, ActionEvent event) {
    settings.forEach(each -> each.choose(Map.of()));
    event.consume();
  }
}
