package dev.tripatch.ui.feature.fields;

import dev.tripatch.show.paint.Mark;
import dev.tripatch.show.table.RowFilter;
import dev.tripatch.ui.panes.model.FilterViewModel;
import dev.tripatch.ui.theme.Hint;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.Map;
import java.util.Set;
import javafx.geometry.Pos;
import javafx.scene.control.CheckMenuItem;
import javafx.scene.control.MenuButton;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;

/** The controls that say which rows of the field table are shown. */
public final class FieldFilter extends HBox {

  private final TextField words = new TextField();
  private final MenuButton outcomes = new MenuButton(FieldWords.OUTCOMES.text());
  private final Map<Mark, CheckMenuItem> marks = new EnumMap<>(Mark.class);
  private final FilterViewModel filter;

  /** Controls of a filter that lets everything through. */
  public FieldFilter(FilterViewModel filter) {
    this.filter = filter;
    setAlignment(Pos.CENTER);
    setSpacing(6);
    setMinWidth(0);
    words.setId("field-filter");
    words.setPromptText(FieldWords.FILTER_FIELDS.text());
    words.setAccessibleText(FieldWords.FILTER_NAME.text());
    words.setPrefColumnCount(13);
    words.setMinWidth(60);
    Hint.on(words, FieldWords.FILTER_HELP.text());
    words.textProperty().subscribe((before, now) -> change());
    words.addEventFilter(KeyEvent.KEY_PRESSED, this::pressed);
    outcomes.setId("outcome-filter");
    outcomes.setAccessibleText(FieldWords.OUTCOMES_THAT_ARE_SHOWN.text());
    outcomes.setMinWidth(USE_PREF_SIZE);
    for (Mark mark : Mark.OF_FIELDS) {
      CheckMenuItem item = new CheckMenuItem(mark.glyph() + "  " + mark.word());
      item.setSelected(true);
      item.selectedProperty().subscribe((before, now) -> change());
      marks.put(mark, item);
      outcomes.getItems().add(item);
    }
    getChildren().addAll(words, outcomes);
  }

  private void pressed(KeyEvent event) {
    if (event.getCode() == KeyCode.ESCAPE && !words.getText().isEmpty()) {
      words.clear();
      event.consume();
    }
  }

  private void change() {
    Set<Mark> hidden = EnumSet.noneOf(Mark.class);
    marks.forEach(
        (mark, item) -> {
          if (!item.isSelected()) {
            hidden.add(mark);
          }
        });
    outcomes.setText(
        hidden.isEmpty()
            ? FieldWords.OUTCOMES.text()
            : FieldWords.OUTCOMES_HIDDEN.text("count", hidden.size()));
    filter.filterProperty().set(new RowFilter(words.getText(), hidden));
  }
}
