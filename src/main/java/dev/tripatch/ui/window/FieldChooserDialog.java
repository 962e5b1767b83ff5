package dev.tripatch.ui.window;

import dev.tripatch.engine.explain.outcome.FieldOutcome;
import dev.tripatch.json.FieldPath;
import dev.tripatch.show.ComparisonView;
import dev.tripatch.show.FieldSearch;
import dev.tripatch.show.paint.Mark;
import dev.tripatch.show.paint.Marks;
import dev.tripatch.ui.settings.MarkGlyph;
import dev.tripatch.ui.settings.Styles;
import java.util.Optional;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.OverrunStyle;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import org.jspecify.annotations.Nullable;

/** Asks for a field by some letters of its path; says what happens to each. */
public final class FieldChooserDialog extends FilteredDialog<FieldPath> {

  /** More than anybody looks through. */
  private static final int MOST = 300;

  /** Asks for a field of a comparison. */
  public FieldChooserDialog(ComparisonView view, FieldSearch fields) {
    super("go-to-field", DialogWords.PATH_LETTERS.text(), typed -> fields.find(typed, MOST));
    setHeaderText(DialogWords.GO_TO_A_FIELD.text());
    list().setAccessibleText(DialogWords.FIELDS.text());
    list().setCellFactory(each -> new Cell(view));
  }

  private static final class Cell extends ListCell<FieldPath> {

    private final ComparisonView view;
    private final Label path = new Label();
    private final Label outcome = new Label();
    private final HBox row = new HBox(8);

    Cell(ComparisonView view) {
      this.view = view;
      path.getStyleClass().add("field-path");
      path.setMinWidth(0);
      // The end of a path says most.
      path.setTextOverrun(OverrunStyle.LEADING_ELLIPSIS);
      outcome.setMinWidth(Region.USE_PREF_SIZE);
      row.setMaxWidth(Double.MAX_VALUE);
      row.setMinWidth(0);
      row.setPrefWidth(1);
      row.getChildren().setAll(path, Styles.space(), outcome);
    }

    @Override
    protected void updateItem(@Nullable FieldPath field, boolean empty) {
      super.updateItem(field, empty);
      setGraphic(field == null ? null : row);
      if (field != null) {
        Optional<Mark> mark =
            view.outcomeAt(field).filter(found -> isOf(found, field)).flatMap(Marks::of);
        path.setText(field.toString());
        outcome.getStyleClass().setAll("label", "outcome");
        mark.ifPresent(each -> outcome.getStyleClass().add(MarkGlyph.styleClass(each)));
        outcome.setText(mark.map(each -> each.glyph() + " " + each.word()).orElse(""));
        setAccessibleText(field + mark.map(each -> ", " + each.word()).orElse(""));
      }
    }

    private static boolean isOf(FieldOutcome outcome, FieldPath field) {
      return outcome.isWhole() || outcome.path().equals(field);
    }
  }
}
