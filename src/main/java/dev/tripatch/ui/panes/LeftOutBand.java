package dev.tripatch.ui.panes;

import dev.tripatch.json.FieldPath;
import dev.tripatch.ui.panes.document.Drafts;
import dev.tripatch.ui.panes.document.LeftOutFields;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import javafx.geometry.Pos;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;

/** Says which fields are left out of the patch, and puts them back. */
final class LeftOutBand extends HBox {

  private final LeftOutFields fields;
  private final Drafts drafts;
  private final Label count = new Label();
  private final Hyperlink first = new Hyperlink();
  private final Hyperlink back = new Hyperlink();

  /**
   * A band.
   *
   * @param select selects a field
   */
  LeftOutBand(LeftOutFields fields, Drafts drafts, Consumer<FieldPath> select) {
    this.fields = fields;
    this.drafts = drafts;
    setId("left-out");
    getStyleClass().add("compose-band");
    setAlignment(Pos.CENTER_LEFT);
    count.setMinWidth(Region.USE_PREF_SIZE);
    first.setId("left-out-field");
    first.setMinWidth(0);
    first.setOnAction(event -> select.accept(sorted().getFirst()));
    back.setId("put-back");
    back.setMinWidth(Region.USE_PREF_SIZE);
    back.setOnAction(event -> fields.putBack(fields.get()));
    Region space = new Region();
    HBox.setHgrow(space, Priority.ALWAYS);
    getChildren().setAll(count, first, space, back);
    managedProperty().bind(visibleProperty());
    fields.property().subscribe(this::show);
    drafts.currentProperty().subscribe(format -> show(fields.get()));
  }

  private List<FieldPath> sorted() {
    return fields.get().stream().sorted((a, b) -> a.toString().compareTo(b.toString())).toList();
  }

  /** A composed patch has just what is written. */
  private void show(Set<FieldPath> now) {
    setVisible(!now.isEmpty() && !drafts.isComposing());
    count.setText(PaneWords.LEFT_OUT.text("count", now.size()));
    String name = now.isEmpty() ? "" : sorted().getFirst().toString();
    first.setText(now.size() > 1 ? name + ", …" : name);
    first.setAccessibleText(PaneWords.SELECT_LEFT_OUT.text("name", name));
    back.setText(now.size() > 1 ? PaneWords.PUT_ALL_BACK.text() : PaneWords.PUT_BACK.text());
  }
}
