package dev.tripatch.ui.panes.table;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.show.table.Column;
import dev.tripatch.ui.app.QuickRobot;
import dev.tripatch.ui.panes.table.FittedColumns.TablePlace;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.UnaryOperator;
import javafx.beans.property.SimpleIntegerProperty;
import javafx.scene.Scene;
import javafx.scene.control.TableColumn;
import javafx.scene.control.TableView;
import javafx.scene.layout.StackPane;
import org.junit.jupiter.api.Test;

/** Whatever the width of a table, its columns are not wider. */
class FittedColumnsTest extends QuickRobot {

  private static TableView<TablePlace<String>> table(int width) {
    TableView<TablePlace<String>> table = new TableView<>();
    FittedColumns<String> columns = new FittedColumns<>(table, new SimpleIntegerProperty(12));
    columns.add(Column.field(UnaryOperator.identity()));
    for (String title : List.of("Last applied", "Local", "Live", "Result")) {
      columns.hideWhenNarrow(
          columns.add(new Column<String>(title, Column.Fit.ENDS, 2, row -> row + row + title)));
    }
    table.getItems().add(new TablePlace<>("spec.template.spec.containers[name=web].image"));
    // As in a window that opens: it has its width before it has a skin.
    table.resize(width, 200);
    new Scene(new StackPane(table), width, 200);
    table.getScene().getRoot().applyCss();
    table.getScene().getRoot().layout();
    return table;
  }

  /** At some width a column is as wide as those that JavaFX fits to all that they hold. */
  @Test
  void columnsOfANewTableHaveRoomInIt() {
    interact(
        () -> {
          for (int width = 200; width < 800; width++) {
            TableView<?> table = table(width);
            double sum =
                table.getVisibleLeafColumns().stream().mapToDouble(TableColumn::getWidth).sum();
            assertThat(sum).as("in " + width).isLessThanOrEqualTo(width);
          }
        });
  }

  /** Also where columns may go, and there are several to try. */
  @Test
  void eachRowIsAskedOnce() {
    AtomicInteger asked = new AtomicInteger();
    TableView<TablePlace<String>> table = new TableView<>();
    FittedColumns<String> columns = new FittedColumns<>(table, new SimpleIntegerProperty(12));
    for (String title : List.of("Last applied", "Local", "Live", "Result")) {
      columns.hideWhenNarrow(
          columns.add(
              new Column<String>(
                  title,
                  Column.Fit.ENDS,
                  2,
                  row -> {
                    asked.incrementAndGet();
                    return row;
                  })));
    }
    table.getItems().add(new TablePlace<>("one"));
    table.resize(300, 200);
    asked.set(0);
    columns.fit();
    assertThat(asked.get()).isEqualTo(4);
  }

  @Test
  void columnsGoWhereNotEvenTheirHeadsHaveRoom() {
    interact(
        () -> {
          assertThat(table(700).getVisibleLeafColumns()).hasSize(5);
          assertThat(table(300).getVisibleLeafColumns())
              .extracting(TableColumn::getText)
              .containsExactly("Field", "Live", "Result");
        });
  }
}
