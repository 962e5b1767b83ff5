package dev.tripatch.ui.feature.dialects;

import dev.tripatch.show.DialectSheet.DialectCell;
import dev.tripatch.show.DialectSheet.DialectRow;
import dev.tripatch.show.paint.Mark;
import dev.tripatch.ui.panes.table.FittedColumns.TablePlace;
import dev.tripatch.ui.settings.Hint;
import dev.tripatch.ui.settings.MarkGlyph;
import dev.tripatch.ui.settings.Styles;
import java.util.Optional;
import javafx.scene.control.Label;
import javafx.scene.control.OverrunStyle;
import javafx.scene.control.TableCell;
import javafx.scene.layout.HBox;
import org.jspecify.annotations.Nullable;

/** What a field comes out as in one dialect: the value, with glyph and tint where it differs. */
final class DialectValueCell extends TableCell<TablePlace<DialectRow>, DialectCell> {

  private final String dialect;
  private final Label value = Styles.styled(new Label(), "value");
  private final HBox chip = new HBox();
  private final Hint reason = new Hint(this);

  DialectValueCell(String dialect) {
    this.dialect = dialect;
    value.setMinWidth(0);
    value.setTextOverrun(OverrunStyle.CENTER_ELLIPSIS);
  }

  @Override
  protected void updateItem(@Nullable DialectCell cell, boolean empty) {
    super.updateItem(cell, empty);
    if (empty || cell == null) {
      setGraphic(null);
      reason.say("");
      setAccessibleText("");
      return;
    }
    value.setText(cell.text());
    chip.getStyleClass().setAll("value-chip");
    chip.getChildren().setAll(value);
    cell.mark().ifPresent(this::mark);
    reason.say((cell.text() + "\n" + cell.reason()).strip());
    setAccessibleText(dialect + ": " + cell.text() + spoken(cell.mark()) + cell.reason());
    setGraphic(chip);
  }

  private void mark(Mark mark) {
    chip.getStyleClass().add(MarkGlyph.styleClass(mark));
    chip.getChildren().addFirst(new MarkGlyph(mark));
  }

  private static String spoken(Optional<Mark> mark) {
    return mark.map(each -> ", " + word(each) + ". ").orElse("");
  }

  private static String word(Mark mark) {
    return switch (mark) {
      case ADDED -> DialectWords.ONLY_HERE.text();
      case DELETED -> DialectWords.MISSING_HERE.text();
      case REORDERED -> DialectWords.IN_ANOTHER_ORDER.text();
      case CHANGED,
          CLEARED,
          CONFLICT,
          KEPT,
          LEFT_OUT,
          IDLE,
          LOST,
          UNKNOWN,
          UNEXPLAINED,
          READ,
          WRITTEN,
          OURS,
          THEIRS,
          BOTH ->
          "different";
    };
  }
}
