package dev.tripatch.ui.settings;

import java.util.List;
import java.util.Map;
import javafx.application.Platform;
import javafx.beans.binding.Bindings;
import javafx.event.ActionEvent;
import javafx.scene.Node;
import javafx.scene.control.ButtonBar.ButtonData;
import javafx.scene.control.ButtonType;
import javafx.scene.control.CheckBox;
import javafx.scene.control.Control;
import javafx.scene.control.Dialog;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.Tab;
import javafx.scene.control.TabPane;
import javafx.scene.layout.GridPane;
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

  /** The settings in groups, each beside what it is called. */
  private static final class SettingsPage extends GridPane {

    SettingsPage(List<Setting<?>> settings) {
      setHgap(16);
      setVgap(8);
      setStyle("-fx-padding: 8 16 16 16;");
      settings.stream()
          .map(Setting::group)
          .distinct()
          .forEach(
              group -> {
                title(group);
                settings.stream().filter(each -> each.group().equals(group)).forEach(this::add);
              });
    }

    void focusFirst() {
      getChildren().stream()
          .filter(Node::isFocusTraversable)
          .findFirst()
          .ifPresent(Node::requestFocus);
    }

    private void title(String group) {
      Label label = new Label(group);
      label.setStyle("-fx-font-weight: bold; -fx-padding: 8 0 0 0;");
      add(label, 0, getRowCount(), 2, 1);
    }

    private void add(Setting<?> setting) {
      Control control = setting.control().get();
      control.setId(setting.controlId());
      if (control instanceof CheckBox) {
        add(control, 0, getRowCount(), 2, 1);
      } else {
        row(setting.title(), control);
      }
      if (!setting.warning().isEmpty()) {
        warn(setting);
      }
    }

    private void row(String title, Control control) {
      Label label = new Label(title);
      label.setMnemonicParsing(true);
      label.setLabelFor(control);
      label.setMinWidth(Region.USE_PREF_SIZE);
      control.setAccessibleText(title.replace("_", ""));
      control.setMaxWidth(Double.MAX_VALUE);
      addRow(getRowCount(), label, control);
    }

    private void warn(Setting<?> setting) {
      Label label = Styles.wrapped(setting.warning(), "settings-warning");
      label.setId(setting.controlId() + "-warning");
      label.setMaxWidth(Double.MAX_VALUE);
      label
          .visibleProperty()
          .bind(
              Bindings.createBooleanBinding(
                  () -> !setting.first().equals(setting.value().getValue()), setting.value()));
      add(label, 0, getRowCount(), 2, 1);
    }
  }
}
