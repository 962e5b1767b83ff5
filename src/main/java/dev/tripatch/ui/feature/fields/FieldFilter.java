package dev.tripatch.ui.feature.fields;

import dev.tripatch.show.paint.Mark;
import dev.tripatch.show.table.RowFilter;
import dev.tripatch.ui.panes.model.FilterViewModel;
import dev.tripatch.ui.panes.model.FilterViewModel.Progress;
import dev.tripatch.ui.settings.Hint;
import dev.tripatch.ui.settings.Styles;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.Map;
import java.util.Set;
import javafx.geometry.Pos;
import javafx.scene.control.CheckMenuItem;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.control.RadioMenuItem;
import javafx.scene.control.SeparatorMenuItem;
import javafx.scene.control.TextField;
import javafx.scene.control.ToggleGroup;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;

/** The controls that say which rows of the field table are shown. */
public final class FieldFilter extends HBox {

  private final TextField words = Styles.named(new TextField(), "field-filter");
  private final MenuButton outcomes = Styles.whole(new MenuButton(FieldWords.OUTCOMES.text()));
  private final Map<Mark, CheckMenuItem> marks = new EnumMap<>(Mark.class);
  private final Menu owners = new Menu(FieldWords.OWNED_BY.text());
  private final FilterViewModel filter;

  /** Controls of a filter that lets everything through. */
  public FieldFilter(FilterViewModel filter) {
    this.filter = filter;
    setAlignment(Pos.CENTER);
    setSpacing(6);
    words.setPromptText(FieldWords.FILTER_FIELDS.text());
    words.setAccessibleText(FieldWords.FILTER_NAME.text());
    words.setPrefColumnCount(13);
    words.setMinWidth(60);
    Hint.on(words, FieldWords.FILTER_HELP.text());
    words.textProperty().subscribe((before, now) -> change());
    words.addEventFilter(KeyEvent.KEY_PRESSED, this::pressed);
    outcomes.setId("outcome-filter");
    outcomes.setAccessibleText(FieldWords.OUTCOMES_THAT_ARE_SHOWN.text());
    ToggleGroup group = new ToggleGroup();
    for (Progress each : Progress.values()) {
      RadioMenuItem item = new RadioMenuItem(title(each));
      item.setToggleGroup(group);
      item.setSelected(each == Progress.ALL);
      item.setOnAction(event -> progress(each));
      outcomes.getItems().add(item);
    }
    outcomes.getItems().add(new SeparatorMenuItem());
    for (Mark mark : Mark.OF_FIELDS) {
      CheckMenuItem item = new CheckMenuItem(mark.glyph() + "  " + mark.word());
      item.setSelected(true);
      item.selectedProperty().subscribe((before, now) -> change());
      marks.put(mark, item);
      outcomes.getItems().add(item);
    }
    SeparatorMenuItem above = new SeparatorMenuItem();
    above.visibleProperty().bind(owners.visibleProperty());
    outcomes.getItems().addAll(above, owners);
    outcomes.setOnShowing(event -> offerOwners());
    getChildren().addAll(words, outcomes);
  }

  private void offerOwners() {
    owners.getItems().setAll(filter.managers().stream().map(this::ownerItem).toList());
    owners.setVisible(!owners.getItems().isEmpty());
  }

  /** Names are sought by their first word, since blanks part what is sought. */
  private MenuItem ownerItem(String manager) {
    MenuItem item = new MenuItem(manager);
    item.setMnemonicParsing(false);
    item.setOnAction(
        event -> words.setText(RowFilter.OWNER + manager.strip().replaceFirst("\\s.*", "")));
    return item;
  }

  private static String title(Progress progress) {
    return switch (progress) {
      case ALL -> FieldWords.DECIDED_OR_NOT.text();
      case UNDECIDED -> FieldWords.ONLY_UNDECIDED.text();
      case DECIDED -> FieldWords.ONLY_DECIDED.text();
    };
  }

  private void progress(Progress wanted) {
    filter.progressProperty().set(wanted);
    change();
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
    outcomes.setText(words(filter.progressProperty().get(), hidden.size()));
    filter.filterProperty().set(new RowFilter(words.getText(), hidden));
  }

  /** What the button says: what hides rows now. */
  private static String words(Progress progress, int hidden) {
    String shown = progress == Progress.ALL ? FieldWords.OUTCOMES.text() : title(progress);
    return hidden == 0 ? shown : FieldWords.OUTCOMES_HIDDEN.text("shown", shown, "count", hidden);
  }
}
