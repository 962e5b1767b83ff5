package dev.tripatch.ui.feature.dialects;

import dev.tripatch.ui.theme.Hint;
import dev.tripatch.ui.theme.Styles;
import javafx.scene.control.CheckBox;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.layout.HBox;

/** The manager that applies, and whether conflicts are forced. */
final class ServerSideTools extends HBox {

  private final ServerSideViewModel serverSide;
  private final TextField manager = Styles.named(new TextField(), "server-side-manager");

  ServerSideTools(ServerSideViewModel serverSide) {
    this.serverSide = serverSide;
    getStyleClass().add("server-side-tools");
    manager.setPrefColumnCount(12);
    manager.setMinWidth(44);
    manager.setAccessibleText(DialectWords.FIELD_MANAGER.text());
    Hint.on(manager, DialectWords.MANAGER_HELP.text());
    manager.setOnAction(event -> apply());
    manager.focusedProperty().subscribe((before, now) -> apply());
    serverSide.managerProperty().subscribe(manager::setText);
    Label name = new Label(DialectWords.MANAGER.text());
    name.setLabelFor(manager);
    name.setMinWidth(0);
    getChildren().addAll(name, manager, force());
  }

  /** What is not taken gives way to what holds. */
  private void apply() {
    serverSide.applyAs(manager.getText().strip());
    manager.setText(serverSide.managerProperty().get());
  }

  private CheckBox force() {
    CheckBox force =
        Styles.whole(
            Styles.named(new CheckBox(DialectWords.FORCE_CONFLICTS.text()), "force-conflicts"));
    Hint.on(force, DialectWords.FORCE_HELP.text());
    force.selectedProperty().bindBidirectional(serverSide.forcedProperty());
    return force;
  }
}
