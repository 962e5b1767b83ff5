package dev.tripatch.ui.feature.dialects;

import dev.tripatch.ui.feature.dialects.ServerSideQuestion.ServerSideSheet;
import dev.tripatch.ui.panes.model.SelectionViewModel;
import dev.tripatch.ui.panes.table.LowerTab;
import dev.tripatch.ui.settings.Hint;
import dev.tripatch.ui.settings.Styles;
import java.util.Optional;
import javafx.application.Platform;
import javafx.beans.value.ObservableIntegerValue;
import javafx.scene.control.CheckBox;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.TextArea;
import javafx.scene.control.TextField;
import javafx.scene.control.ToggleButton;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;

/** What server-side apply would do: in a sentence, field by field, and what cannot be known. */
public final class ServerSideTab extends StackPane {

  static final String ID = "server-side";

  private static final int MOST_LINES = 7;

  private final ServerSideViewModel serverSide;
  private final Label state = Styles.named(new Label(), "server-side-state");
  private final TextArea words = Styles.named(new TextArea(), "server-words", "keys");
  private final ToggleButton showWords = new ToggleButton(DialectWords.KUBECTLS_WORDS.text());
  private final Hyperlink showUnknowns = Styles.named(new Hyperlink(), "show-unknowns");
  private final HBox head = new HBox(state, showUnknowns, showWords);
  private final ServerSideTableView table;
  private final VBox unknowns = new VBox();
  private final ScrollPane foot = new ScrollPane(unknowns);
  private final VBox answer = new VBox();
  private final Label hint = Styles.styled(new Label(), "empty-hint");

  /** A tab's content; it has the answer found out while it is in a scene. */
  private ServerSideTab(
      ServerSideViewModel serverSide,
      SelectionViewModel selection,
      ObservableIntegerValue textSize) {
    this.serverSide = serverSide;
    this.table = new ServerSideTableView(selection, textSize);
    Styles.named(this, "server-side-tab", "server-side-tab");
    prepareHead();
    prepareFoot();
    VBox.setVgrow(table, Priority.ALWAYS);
    table.setMinHeight(40);
    table.setPrefHeight(40);
    answer.getChildren().addAll(head, words, table, foot);
    hint.setWrapText(true);
    hint.textProperty().bind(serverSide.hintProperty());
    getChildren().addAll(hint, answer);
    serverSide.sheetProperty().subscribe(this::show);
    sceneProperty().subscribe(scene -> look());
  }

  private void prepareHead() {
    head.getStyleClass().add("server-side-head");
    state.setWrapText(true);
    state.setMinWidth(0);
    state.setMinHeight(Region.USE_PREF_SIZE);
    state.setMaxWidth(Double.MAX_VALUE);
    HBox.setHgrow(state, Priority.ALWAYS);
    showWords.setId("show-server-words");
    showWords.setMinWidth(Region.USE_PREF_SIZE);
    Hint.on(showWords, DialectWords.KUBECTL_PRINTS_HELP.text());
    showWords.managedProperty().bind(showWords.visibleProperty());
    words.setAccessibleText(DialectWords.KUBECTL_PRINTS.text());
    words.setEditable(false);
    words.setWrapText(true);
    words.setPrefRowCount(MOST_LINES);
    words.setMinHeight(40);
    words.maxHeightProperty().bind(heightProperty().multiply(0.5));
    Styles.showWhile(words, showWords.visibleProperty().and(showWords.selectedProperty()));
  }

  private void prepareFoot() {
    unknowns.getStyleClass().add("server-side-unknowns");
    foot.setFitToWidth(true);
    foot.setMinHeight(0);
    foot.maxHeightProperty().bind(heightProperty().multiply(0.34));
    foot.prefViewportHeightProperty().bind(unknowns.heightProperty());
    foot.setVisible(false);
    foot.managedProperty().bind(foot.visibleProperty());
    showUnknowns.setMinWidth(Region.USE_PREF_SIZE);
    Hint.on(showUnknowns, DialectWords.CANNOT_BE_KNOWN.text());
    showUnknowns.managedProperty().bind(showUnknowns.visibleProperty());
    showUnknowns.setOnAction(
        event -> {
          foot.setVisible(!foot.isVisible());
          nameUnknowns();
        });
  }

  private void nameUnknowns() {
    int count = unknowns.getChildren().size();
    foot.setVisible(foot.isVisible() && count > 0);
    showUnknowns.setVisible(count > 0);
    showUnknowns.setText(
        DialectWords.ONLY_THE_SERVER_KNOWS.text("count", count) + (foot.isVisible() ? " ▾" : " ▸"));
  }

  /** A move to another place leaves the scene for a moment. */
  private void look() {
    if (getScene() != null) {
      serverSide.lookingProperty().set(true);
    } else {
      Platform.runLater(() -> serverSide.lookingProperty().set(getScene() != null));
    }
  }

  /** The tab; it counts the fields that change or are in conflict, while somebody looks. */
  public static LowerTab tab(
      ServerSideViewModel serverSide,
      SelectionViewModel selection,
      ObservableIntegerValue textSize) {
    return LowerTab.of(
            ID,
            DialectWords.SERVER_SIDE_TAB.text(),
            "Shortcut+Shift+A",
            serverSide.sheetProperty().map(sheet -> sheet.map(ServerSideSheet::changes).orElse(0)),
            () -> new ServerSideTab(serverSide, selection, textSize))
        .with(new ServerSideTools(serverSide));
  }

  private void show(Optional<ServerSideSheet> sheet) {
    answer.setVisible(sheet.isPresent());
    hint.setVisible(sheet.isEmpty());
    sheet.ifPresent(this::show);
  }

  private void show(ServerSideSheet sheet) {
    state.setText(sheet.state());
    head.getStyleClass().removeAll("refused");
    if (sheet.isRefused()) {
      head.getStyleClass().add("refused");
    }
    showWords.setVisible(!sheet.words().isEmpty());
    if (!words.getText().equals(sheet.words())) {
      words.setText(sheet.words());
    }
    table.show(sheet.rows());
    unknowns.getChildren().setAll(sheet.unknowns().stream().map(ServerSideTab::unknown).toList());
    nameUnknowns();
  }

  private static Label unknown(String sentence) {
    return Styles.wrapped("· " + sentence, "sentence");
  }

  @Override
  public void requestFocus() {
    table.requestFocus();
  }

  /** The manager that applies, and whether conflicts are forced. */
  private static final class ServerSideTools extends HBox {

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
}
