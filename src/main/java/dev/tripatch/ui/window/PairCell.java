package dev.tripatch.ui.window;

import dev.tripatch.document.Span;
import dev.tripatch.show.PairRow;
import dev.tripatch.ui.settings.Styles;
import java.util.List;
import java.util.Optional;
import java.util.function.IntConsumer;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.shape.Rectangle;
import org.jspecify.annotations.Nullable;

/** A row of two texts: a line number and a line of each, or what is folded there. */
final class PairCell extends ListCell<PairRow> {

  PairCell(IntConsumer unfold) {
    setOnMouseClicked(
        event -> {
          if (getItem() instanceof PairRow.Folded) {
            unfold.accept(getIndex());
          }
        });
    setPrefWidth(0);
  }

  @Override
  protected void updateItem(@Nullable PairRow row, boolean empty) {
    super.updateItem(row, empty);
    setText(null);
    setGraphic(null);
    setAccessibleText(row == null ? null : row.spoken());
    switch (row) {
      case null -> {}
      case PairRow.Folded folded -> setText("⋯ " + folded.spoken());
      case PairRow.Beside beside -> setGraphic(columns(beside));
    }
  }

  private static Node columns(PairRow.Beside row) {
    HBox columns =
        new HBox(
            6,
            column(row.left(), row.differingLeft(), row.isSame() ? "pair-same" : "pair-removed"),
            column(row.right(), row.differingRight(), row.isSame() ? "pair-same" : "pair-added"));
    columns.setPrefWidth(0);
    return columns;
  }

  private static Node column(Optional<PairRow.Side> side, List<Span> differing, String style) {
    HBox column = new HBox();
    column.getStyleClass().addAll("pair-column", side.isPresent() ? style : "pair-filler");
    column.setPrefWidth(0);
    column.setMinWidth(0);
    HBox.setHgrow(column, Priority.ALWAYS);
    Rectangle clip = new Rectangle();
    clip.widthProperty().bind(column.widthProperty());
    clip.heightProperty().bind(column.heightProperty());
    column.setClip(clip);
    side.ifPresent(line -> fill(column, line, differing));
    return column;
  }

  private static void fill(HBox column, PairRow.Side line, List<Span> differing) {
    Label number = Styles.whole(String.valueOf(line.number()), "pair-number");
    number.setPrefWidth(48);
    number.setAlignment(Pos.CENTER_RIGHT);
    column.getChildren().add(number);
    String text = line.text();
    int at = 0;
    for (Span span : differing) {
      column.getChildren().add(Styles.whole(text.substring(at, span.start()), "pair-text"));
      column.getChildren().add(Styles.whole(span.in(text), "pair-inner"));
      at = span.end();
    }
    column.getChildren().add(Styles.whole(text.substring(at), "pair-text"));
    Tooltip.install(column, new Tooltip(text));
  }
}
