package dev.tripatch.ui.app.dialog;

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
    switch (row) {
      case null -> {}
      case PairRow.Folded folded -> setText("⋯ " + folded.rows().size() + " lines are the same");
      case PairRow.Beside beside -> setGraphic(columns(beside));
    }
  }

  private static Node columns(PairRow.Beside row) {
    HBox columns =
        new HBox(
            6,
            column(row.left(), row.right(), row.isSame() ? "pair-same" : "pair-removed"),
            column(row.right(), row.left(), row.isSame() ? "pair-same" : "pair-added"));
    columns.setPrefWidth(0);
    return columns;
  }

  private static Node column(
      Optional<PairRow.Side> side, Optional<PairRow.Side> other, String style) {
    HBox column = new HBox();
    column.getStyleClass().addAll("pair-column", side.isPresent() ? style : "pair-filler");
    column.setPrefWidth(0);
    column.setMinWidth(0);
    HBox.setHgrow(column, Priority.ALWAYS);
    Rectangle clip = new Rectangle();
    clip.widthProperty().bind(column.widthProperty());
    clip.heightProperty().bind(column.heightProperty());
    column.setClip(clip);
    side.ifPresent(line -> fill(column, line, other.map(PairRow.Side::text).orElse("")));
    return column;
  }

  private static void fill(HBox column, PairRow.Side line, String other) {
    Label number = label(String.valueOf(line.number()), "pair-number");
    number.setPrefWidth(48);
    number.setAlignment(Pos.CENTER_RIGHT);
    String text = line.text();
    int shorter = Math.min(text.length(), other.length());
    int head = 0;
    while (head < shorter && text.charAt(head) == other.charAt(head)) {
      head++;
    }
    int tail = 0;
    while (tail < shorter - head
        && text.charAt(text.length() - 1 - tail) == other.charAt(other.length() - 1 - tail)) {
      tail++;
    }
    int end = text.length() - tail;
    // Lines that only stand beside each other, of other fields, are not compared letter by letter.
    boolean isAlike = head > text.length() - text.stripLeading().length();
    column
        .getChildren()
        .addAll(
            number,
            label(text.substring(0, head), "pair-text"),
            label(text.substring(head, end), isAlike ? "pair-inner" : "pair-text"),
            label(text.substring(end), "pair-text"));
    Tooltip.install(column, new Tooltip(text));
  }

  private static Label label(String text, String style) {
    Label label = new Label(text);
    label.getStyleClass().add(style);
    label.setMinWidth(USE_PREF_SIZE);
    return label;
  }
}
