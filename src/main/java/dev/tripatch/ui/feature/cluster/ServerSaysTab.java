package dev.tripatch.ui.feature.cluster;

import dev.tripatch.ui.panes.SaidText;
import dev.tripatch.ui.panes.SaidText.SaidRow;
import dev.tripatch.ui.panes.model.SelectionViewModel;
import dev.tripatch.ui.panes.table.Columns;
import dev.tripatch.ui.panes.table.FittedColumns.TablePlace;
import dev.tripatch.ui.panes.table.HelpfulRow;
import dev.tripatch.ui.panes.table.RowSelection;
import dev.tripatch.ui.panes.table.TableRows;
import dev.tripatch.ui.settings.Styles;
import dev.tripatch.workspace.sending.ServerAnswer;
import java.util.List;
import javafx.beans.value.ObservableIntegerValue;
import javafx.geometry.Insets;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.TableColumn;
import javafx.scene.control.TableView;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

/** What the server says: in a sentence, then field by field. */
final class ServerSaysTab extends VBox {
  private final ServerSaysViewModel model;
  private final Label summary = Styles.named(new Label(), "server-says-summary");
  private final Button ask = new Button(ServerSaysWords.ASK_NOW.text());
  private final Button allow = new Button(ServerSaysWords.ALLOW.text());
  private final TableView<TablePlace<SaidRow>> table = new TableView<>();
  private final TableColumn<TablePlace<SaidRow>, String> predicted =
      Columns.value(ServerSaysWords.WAS_PREDICTED.text(), 140, SaidRow::predicted);
  private final RowSelection<SaidRow> rows;

  /** A tab that follows what the server says. */
  ServerSaysTab(
      ServerSaysViewModel model, SelectionViewModel selection, ObservableIntegerValue textSize) {
    this.model = model;
    setId("server-says-tab");
    prepareTable(textSize);
    rows = new RowSelection<>(table, SaidRow::path, selection);
    getChildren().addAll(head(), table);
    VBox.setVgrow(table, Priority.ALWAYS);
    model.stateProperty().subscribe(this::show);
  }

  private HBox head() {
    summary.setWrapText(true);
    summary.setMinWidth(0);
    summary.setMinHeight(Region.USE_PREF_SIZE);
    summary.setMaxWidth(Double.MAX_VALUE);
    HBox.setHgrow(summary, Priority.ALWAYS);
    ask.setId("server-says-ask");
    ask.setOnAction(event -> model.askNow());
    allow.setId("server-says-allow");
    allow.setOnAction(event -> model.allow());
    for (Button button : List.of(ask, allow)) {
      button.setMinWidth(Region.USE_PREF_SIZE);
      button.managedProperty().bind(button.visibleProperty());
    }
    HBox head = Styles.styled(new HBox(8, summary, allow, ask), "server-side-head");
    head.setPadding(new Insets(6, 10, 6, 10));
    return head;
  }

  private void prepareTable(ObservableIntegerValue textSize) {
    Styles.named(table, "server-says-table", "field-table");
    table.setAccessibleText(ServerSaysWords.ROWS_HELP.text());
    table.setColumnResizePolicy(TableView.CONSTRAINED_RESIZE_POLICY_ALL_COLUMNS);
    table.setRowFactory(view -> new HelpfulRow<>(ServerSaysTab::help, ServerSaysTab::help));
    table.setPlaceholder(new Label());
    table.setMinHeight(40);
    TableRows.follow(table, textSize);
    table.getColumns().add(Columns.field(260, row -> row.path().toString()));
    table.getColumns().add(predicted);
    table.getColumns().add(Columns.words(ServerSaysWords.SAID.text(), 260, SaidRow::said));
    table.getColumns().add(Columns.words(ServerSaysWords.WHY.text(), 380, SaidRow::why));
  }

  private static String help(SaidRow row) {
    return String.join("\n", row.path().toString(), row.predicted(), row.said(), row.why());
  }

  private void show(ServerSays state) {
    summary.setText(words(state));
    rows.show(state.said().map(said -> SaidText.of(said.answer())).orElse(List.of()));
    predicted.setVisible(
        state.said().filter(said -> said.answer() instanceof ServerAnswer.Taken).isPresent());
    table.setOpacity(state.isOld() ? 0.6 : 1);
    table.setVisible(state.said().isPresent());
    ask.setVisible(model.mayAsk());
    allow.setVisible(model.mayAsk() && model.mayAllow());
  }

  private static String words(ServerSays state) {
    return switch (state) {
      case ServerSays.NotAsked not -> not.why().sentence(not.context());
      case ServerSays.Asking asking ->
          (asking.before().isPresent() ? ServerSaysWords.ASKING_OLD : ServerSaysWords.ASKING)
              .text();
      case ServerSays.Said said -> SaidRows.summary(said);
    };
  }

  @Override
  public void requestFocus() {
    if (table.isVisible()) {
      table.requestFocus();
    } else {
      ask.requestFocus();
    }
  }
}
