package dev.tripatch.ui.settings;

import dev.tripatch.ui.theme.Styles;
import java.util.List;
import javafx.beans.binding.Bindings;
import javafx.scene.Node;
import javafx.scene.control.CheckBox;
import javafx.scene.control.Control;
import javafx.scene.control.Label;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.Region;

/** The settings in groups, each beside what it is called. */
final class SettingsPage extends GridPane {

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
