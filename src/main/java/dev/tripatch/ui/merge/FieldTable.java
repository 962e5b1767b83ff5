package dev.tripatch.ui.merge;

import dev.tripatch.highlight.ComparisonView;
import dev.tripatch.highlight.FieldRow;
import dev.tripatch.ui.model.ComparisonViewModel;
import dev.tripatch.ui.model.SelectionViewModel;
import dev.tripatch.ui.support.ListExchange;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import javafx.beans.value.ObservableValue;
import javafx.scene.control.IndexedCell;
import javafx.scene.control.Label;
import javafx.scene.control.OverrunStyle;
import javafx.scene.control.TableCell;
import javafx.scene.control.TableColumn;
import javafx.scene.control.TableRow;
import javafx.scene.control.TableView;
import javafx.scene.control.Tooltip;
import javafx.scene.control.skin.VirtualFlow;
import javafx.util.Subscription;
import org.jspecify.annotations.Nullable;

/** The table of all fields that something happens to. */
public final class FieldTable extends TableView<TablePlace> {

  private static final double SMALLEST_OUTCOME = 200;
  private static final double SMALLEST_VALUE = 64;

  private final ListExchange<TablePlace, FieldRow> exchange =
      new ListExchange<>(TablePlace::new, TablePlace::row, TablePlace::show);
  private final SelectionViewModel selection;
  private boolean following;

  /** A table that shows a comparison and takes part in the selection. */
  public FieldTable(ComparisonViewModel comparison, SelectionViewModel selection) {
    this.selection = selection;
    setId("field-table");
    getStyleClass().add("field-table");
    setAccessibleText("Fields and what happens to them");
    setPlaceholder(new Label());
    addColumns();
    setColumnResizePolicy(CONSTRAINED_RESIZE_POLICY_ALL_COLUMNS);
    setRowFactory(table -> new Row());
    comparison.viewProperty().subscribe(this::showRows);
    selection.choiceProperty().subscribe((before, now) -> follow(now));
    getSelectionModel().selectedItemProperty().subscribe((before, now) -> chosen(now));
    setMinSize(200, 60);
  }

  /** How many fields of a comparison the patch does something to. */
  public static ObservableValue<Integer> changesIn(ComparisonViewModel comparison) {
    return comparison
        .viewProperty()
        .map(view -> (int) rows(view).stream().filter(SelectionViewModel::isChange).count());
  }

  private static List<FieldRow> rows(Optional<ComparisonView> view) {
    return view.map(ComparisonView::rows).orElse(List.of());
  }

  private void addColumns() {
    TableColumn<TablePlace, String> field = text("Field", 280, FieldRow::label);
    // Both ends of a path tell it from others.
    field.setCellFactory(column -> new TextCell(OverrunStyle.CENTER_ELLIPSIS));
    getColumns().add(field);
    getColumns().add(text("Last applied", 98, FieldRow::lastApplied));
    getColumns().add(text("Local", 98, FieldRow::local));
    getColumns().add(text("Live", 122, FieldRow::live));
    getColumns().add(text("Result", 98, FieldRow::result));
    TableColumn<TablePlace, FieldRow> outcome = new TableColumn<>("Outcome");
    outcome.setCellValueFactory(place -> place.getValue().rowProperty());
    outcome.setCellFactory(column -> new OutcomeCell());
    outcome.setSortable(false);
    outcome.setReorderable(false);
    outcome.setPrefWidth(270);
    outcome.setMinWidth(SMALLEST_OUTCOME);
    getColumns().add(outcome);
  }

  private static TableColumn<TablePlace, String> text(
      String title, double width, Function<FieldRow, String> value) {
    TableColumn<TablePlace, String> column = new TableColumn<>(title);
    column.setCellValueFactory(place -> place.getValue().text(value));
    column.setCellFactory(each -> new TextCell());
    column.setPrefWidth(width);
    column.setMinWidth(SMALLEST_VALUE);
    column.setSortable(false);
    column.setReorderable(false);
    return column;
  }

  private void showRows(Optional<ComparisonView> view) {
    following = true;
    exchange.exchange(getItems(), rows(view));
    following = false;
    follow(selection.choiceProperty().get());
  }

  private void follow(Optional<SelectionViewModel.Choice> choice) {
    following = true;
    int row = choice.map(chosen -> indexOf(chosen)).orElse(-1);
    if (row < 0) {
      getSelectionModel().clearSelection();
    } else if (getSelectionModel().getSelectedIndex() != row) {
      getSelectionModel().clearAndSelect(row);
      if (!isInView(row)) {
        scrollTo(Math.max(0, row - 2));
      }
    }
    following = false;
  }

  private boolean isInView(int row) {
    if (!(lookup(".virtual-flow") instanceof VirtualFlow<?> flow)) {
      return false;
    }
    IndexedCell<?> first = flow.getFirstVisibleCell();
    IndexedCell<?> last = flow.getLastVisibleCell();
    return first != null && last != null && first.getIndex() < row && row < last.getIndex();
  }

  private int indexOf(SelectionViewModel.Choice choice) {
    for (int i = 0; i < getItems().size(); i++) {
      if (getItems().get(i).row().path().equals(choice.path())) {
        return i;
      }
    }
    return -1;
  }

  private void chosen(@Nullable TablePlace place) {
    if (place != null && !following) {
      selection.select(place.row().path());
    }
  }

  private static final class TextCell extends TableCell<TablePlace, String> {

    TextCell() {
      this(OverrunStyle.ELLIPSIS);
    }

    TextCell(OverrunStyle overrun) {
      setTextOverrun(overrun);
    }

    @Override
    protected void updateItem(@Nullable String text, boolean empty) {
      super.updateItem(text, empty);
      setText(empty || text == null ? "" : text);
    }
  }

  private static final class Row extends TableRow<TablePlace> {

    private final Tooltip tooltip = new Tooltip();
    private Subscription shown = Subscription.EMPTY;

    @Override
    protected void updateItem(@Nullable TablePlace place, boolean empty) {
      super.updateItem(place, empty);
      shown.unsubscribe();
      if (empty || place == null) {
        shown = Subscription.EMPTY;
        setTooltip(null);
        setAccessibleText("");
        return;
      }
      shown = place.rowProperty().subscribe(this::describe);
      setTooltip(tooltip);
    }

    private void describe(FieldRow row) {
      tooltip.setText(row.path() + "\n" + row.mark().word() + ": " + row.summary());
      setAccessibleText(row.path() + ", " + row.mark().word() + ", " + row.summary());
    }
  }
}
