package dev.tripatch.ui.settings;

import javafx.application.Platform;
import javafx.event.ActionEvent;
import javafx.scene.control.ButtonBar.ButtonData;
import javafx.scene.control.ButtonType;
import javafx.scene.control.Dialog;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.Region;

/** All that can be chosen, on one page; each change takes effect at once. */
public final class SettingsDialog extends Dialog<ButtonType> {

  private static final ButtonType RESET =
      new ButtonType("Reset to First Settings", ButtonData.LEFT);

  private final SettingsPage page;

  /** A dialog that changes these options. */
  public SettingsDialog(Options options) {
    page = new SettingsPage(options);
    setTitle("Settings");
    ScrollPane scroll = new ScrollPane(page);
    scroll.setFitToWidth(true);
    scroll.setFocusTraversable(false);
    getDialogPane().setId("settings");
    getDialogPane().setContent(scroll);
    getDialogPane().getButtonTypes().setAll(RESET, ButtonType.CLOSE);
    getDialogPane()
        .lookupButton(RESET)
        .addEventFilter(ActionEvent.ACTION, event -> reset(options, event));
    if (getDialogPane().lookupButton(RESET) instanceof Region button) {
      button.setMinWidth(Region.USE_PREF_SIZE);
    }
    // Later: a dialog that has just been shown gives the keyboard to its button.
    setOnShown(event -> Platform.runLater(page::focusFirst));
  }

  /** The dialog stays: the person sees what became of the settings. */
  private static void reset(Options options, ActionEvent event) {
    options.reset();
    event.consume();
  }
}
