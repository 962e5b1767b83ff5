package dev.tripatch.ui.feature.schema;

import dev.tripatch.show.table.SchemaFilter;
import dev.tripatch.ui.settings.Hint;
import dev.tripatch.ui.settings.Styles;
import java.util.ArrayList;
import java.util.List;
import javafx.scene.control.CheckBox;
import javafx.scene.control.CheckMenuItem;
import javafx.scene.control.Label;
import javafx.scene.control.MenuButton;
import javafx.scene.control.TextField;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;

/** The filters and the search of the tree. Where there is little room, the filters are a menu. */
final class SchemaTools extends HBox {

  private static final double LEAST_FIND = 70;

  private final HBox boxes = Styles.whole(Styles.styled(new HBox(8), "schema-filters"));
  private final MenuButton menu = Styles.whole(new MenuButton(SchemaWords.FILTER.text()));
  private final TextField find = Styles.named(new TextField(), "schema-find");
  private final List<CheckBox> filters = new ArrayList<>();
  private final SchemaViewModel schema;

  SchemaTools(SchemaViewModel schema) {
    this.schema = schema;
    getStyleClass().add("schema-tools");
    Label only = Styles.whole(new Label(SchemaWords.ONLY.text()));
    boxes.getChildren().add(only);
    menu.setId("schema-filter");
    add(
        SchemaWords.IN_DOCUMENTS.text(),
        "schema-only-documents",
        SchemaWords.ONLY_IN_DOCUMENTS.text());
    add("annotated", "schema-only-annotated", SchemaWords.ONLY_WITH_RULE.text());
    add("own", "schema-only-own", SchemaWords.ONLY_WITH_OWN_RULE.text());
    find.setPromptText(SchemaWords.FIND_FIELD.text());
    find.setAccessibleText(SchemaWords.FIND_FIELD_HELP.text());
    find.setPrefColumnCount(11);
    find.setMinWidth(LEAST_FIND);
    HBox.setHgrow(find, Priority.ALWAYS);
    find.textProperty().subscribe((before, now) -> changed());
    getChildren().addAll(boxes, menu, find);
  }

  private void add(String title, String id, String help) {
    CheckBox box = Styles.whole(Styles.named(new CheckBox(title), id));
    Hint.on(box, help);
    CheckMenuItem item = new CheckMenuItem(SchemaWords.ONLY_TITLE.text("title", title));
    item.selectedProperty().bindBidirectional(box.selectedProperty());
    box.selectedProperty().subscribe((before, now) -> changed());
    filters.add(box);
    boxes.getChildren().add(box);
    menu.getItems().add(item);
  }

  private void changed() {
    long chosen = filters.stream().filter(CheckBox::isSelected).count();
    menu.setText(
        chosen == 0 ? SchemaWords.FILTER.text() : SchemaWords.FILTER_CHOSEN.text("chosen", chosen));
    schema
        .filterProperty()
        .set(
            new SchemaFilter(
                filters.get(0).isSelected(),
                filters.get(1).isSelected(),
                filters.get(2).isSelected(),
                find.getText()));
  }

  @Override
  protected double computeMinWidth(double height) {
    return around() + menu.prefWidth(-1) + LEAST_FIND;
  }

  @Override
  protected double computePrefWidth(double height) {
    return around() + boxes.prefWidth(-1) + find.prefWidth(-1);
  }

  private double around() {
    return snappedLeftInset() + snappedRightInset() + getSpacing();
  }

  @Override
  protected void layoutChildren() {
    boolean isWide = getWidth() >= around() + boxes.prefWidth(-1) + LEAST_FIND;
    show(boxes, isWide);
    show(menu, !isWide);
    super.layoutChildren();
  }

  private static void show(javafx.scene.Node node, boolean wanted) {
    node.setManaged(wanted);
    // Not made invisible: what is invisible is not styled, and cannot say how wide it would be.
    node.setOpacity(wanted ? 1 : 0);
    node.setMouseTransparent(!wanted);
  }
}
