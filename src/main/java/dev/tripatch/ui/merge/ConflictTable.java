package dev.tripatch.ui.merge;

import dev.tripatch.conflict.ConflictText;
import dev.tripatch.ui.model.FindingsViewModel;
import dev.tripatch.ui.model.SelectionViewModel;
import java.util.List;
import java.util.function.Function;
import javafx.beans.value.ObservableValue;
import javafx.scene.control.Label;
import javafx.scene.control.TableCell;
import javafx.scene.control.TableColumn;
import javafx.scene.control.TableView;
import javafx.scene.control.Tooltip;
import org.jspecify.annotations.Nullable;

/** The fields that live changed on its own, and that apply would take back without a word. */
public final class ConflictTable extends TableView<TablePlace<ConflictText>> {

  private static final String NONE =
      "No conflicts: apply takes back nothing that live changed on its own.";

  private final Label hint = new Label(NONE);

  /** A table that shows what was found and takes part in the selection. */
  public ConflictTable(FindingsViewModel findings, SelectionViewModel selection) {
    setId("conflict-table");
    getStyleClass().addAll("field-table", "conflict-table");
    setAccessibleText("Fields that live changed on its own and apply would take back");
    hint.getStyleClass().add("empty-hint");
    hint.setWrapText(true);
    setPlaceholder(hint);
    setColumnResizePolicy(CONSTRAINED_RESIZE_POLICY_ALL_COLUMNS);
    addColumns();
    RowSelection<ConflictText> rows = new RowSelection<>(this, ConflictText::path, selection);
    findings.foundProperty().subscribe(found -> rows.show(found.conflicts()));
    findings
        .failureProperty()
        .subscribe(failure -> hint.setText(failure.isEmpty() ? NONE : failure));
  }

  /** How many conflicts there are. */
  public static ObservableValue<Integer> conflictsIn(FindingsViewModel findings) {
    return findings.foundProperty().map(found -> found.conflicts().size());
  }

  private void addColumns() {
    TableColumn<TablePlace<ConflictText>, String> field =
        column("Field", 240, text -> text.path().toString());
    field.setCellFactory(column -> new FieldNameCell<>());
    getColumns()
        .addAll(
            List.of(
                field,
                column("Last applied", 90, ConflictText::lastApplied),
                column("Local", 90, ConflictText::local),
                column("Live", 90, ConflictText::live),
                column("Result", 90, ConflictText::result),
                column("Who moved", 150, ConflictText::title),
                column("Live set by", 220, ConflictText::owner)));
  }

  private static TableColumn<TablePlace<ConflictText>, String> column(
      String title, double width, Function<ConflictText, String> part) {
    TableColumn<TablePlace<ConflictText>, String> column = new TableColumn<>(title);
    column.setCellValueFactory(place -> place.getValue().part(part));
    column.setCellFactory(each -> new HelpfulCell());
    column.setPrefWidth(width);
    column.setMinWidth(64);
    column.setSortable(false);
    column.setReorderable(false);
    return column;
  }

  /** A text that may be too long for its cell; the mouse resting on it gets all of it. */
  private static final class HelpfulCell extends TableCell<TablePlace<ConflictText>, String> {

    @Override
    protected void updateItem(@Nullable String text, boolean empty) {
      super.updateItem(text, empty);
      String words = empty || text == null ? "" : text;
      setText(words);
      setTooltip(words.isEmpty() ? null : new Tooltip(words));
    }
  }
}
