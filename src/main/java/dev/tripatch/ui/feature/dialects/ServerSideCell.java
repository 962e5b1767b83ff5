package dev.tripatch.ui.feature.dialects;

import dev.tripatch.cluster.serverside.ServerSideRow;
import dev.tripatch.ui.panes.table.MarkChip;
import dev.tripatch.ui.panes.table.TablePlace;
import dev.tripatch.ui.theme.Styles;
import javafx.scene.control.Label;
import javafx.scene.control.TableCell;
import javafx.scene.layout.HBox;
import org.jspecify.annotations.Nullable;

/** What server-side apply does to a field, and a sign where kubectl apply leaves it different. */
final class ServerSideCell extends TableCell<TablePlace<ServerSideRow>, ServerSideRow> {

  private final HBox outcome = Styles.styled(new HBox(), "outcome");

  ServerSideCell() {}

  @Override
  protected void updateItem(@Nullable ServerSideRow row, boolean empty) {
    super.updateItem(row, empty);
    if (empty || row == null) {
      setGraphic(null);
      return;
    }
    outcome.getChildren().clear();
    row.mark()
        .ifPresentOrElse(
            mark -> outcome.getChildren().add(new MarkChip(mark, row.what())),
            () -> outcome.getChildren().add(plain(row.what())));
    if (row.isContrast()) {
      outcome.getChildren().add(plain("≠"));
    }
    setGraphic(outcome);
  }

  private static Label plain(String text) {
    return Styles.whole(text, "summary");
  }
}
