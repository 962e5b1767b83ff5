package dev.tripatch.ui.feature.schema;

import dev.tripatch.prose.VisibleText;
import dev.tripatch.ui.feature.schema.AtHandList.AtHandRow;
import dev.tripatch.ui.settings.Styles;
import javafx.geometry.Insets;
import javafx.geometry.Pos;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.control.OverrunStyle;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;

/** A schema at hand: its name, where it is from, and what it would change. */
final class AtHandCell extends ListCell<AtHandRow> {

  /** Left and right of a cell's text, and the scroll bar, in pixels. */
  private static final double AROUND = 64;

  private static final double INDENT = 24;

  private final Label sign = new Label();
  private final Label name = Styles.styled(new Label(), "object-name");
  private final Label origin = Styles.whole(Styles.styled(new Label(), "detail"));
  private final Label words = Styles.wrapped("", "detail");
  private final VBox rows;

  AtHandCell(ListView<AtHandRow> list) {
    sign.setMinWidth(INDENT - 6);
    name.setMinWidth(60);
    name.setTextOverrun(OverrunStyle.LEADING_ELLIPSIS);
    words.prefWidthProperty().bind(list.widthProperty().subtract(AROUND));
    HBox head = new HBox(6, sign, name, origin);
    head.setAlignment(Pos.BASELINE_LEFT);
    rows = new VBox(1, head, words);
    VBox.setMargin(words, new Insets(0, 0, 0, INDENT));
    setPrefWidth(0);
  }

  @Override
  protected void updateItem(@Nullable AtHandRow row, boolean empty) {
    super.updateItem(row, empty);
    setGraphic(row == null ? null : rows);
    words.textProperty().unbind();
    if (row != null) {
      sign.setText(row.isInForce() ? "✓" : "");
      name.setText(VisibleText.line(row.schema().name()));
      origin.setText(row.origin());
      words.textProperty().bind(row.effect().map(effect -> row.words()));
      setAccessibleText(row.schema().name() + ", " + row.origin() + ", " + row.words());
    }
  }
}
