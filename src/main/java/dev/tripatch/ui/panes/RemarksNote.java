package dev.tripatch.ui.panes;

import dev.tripatch.json.FieldPath;
import dev.tripatch.show.pane.PatchRemark;
import dev.tripatch.show.pane.ShownPatch;
import dev.tripatch.ui.panes.PaneNotes.Brief;
import dev.tripatch.ui.panes.PaneNotes.Weight;
import dev.tripatch.ui.panes.model.PatchViewModel;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.beans.value.ObservableValue;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

/** What a format cannot say, what the server does otherwise, and what applying the patch shows. */
final class RemarksNote extends VBox {

  private final PatchViewModel patch;
  private final Consumer<FieldPath> select;

  /**
   * A note.
   *
   * @param select selects a field
   */
  RemarksNote(PatchViewModel patch, Consumer<FieldPath> select) {
    this.patch = patch;
    this.select = select;
    getStyleClass().add("remarks-list");
    patch.shownProperty().subscribe(this::show);
  }

  /** What it says in the header. */
  ObservableValue<Brief> brief() {
    return patch
        .shownProperty()
        .map(shown -> new Brief(Weight.CAUTION, shown.map(ShownPatch::remarksTitle).orElse("")));
  }

  private void show(Optional<ShownPatch> shown) {
    getChildren()
        .setAll(shown.stream().flatMap(each -> each.remarks().stream()).map(this::remark).toList());
  }

  private VBox remark(PatchRemark remark) {
    Label sentence = new Label(remark.sentence());
    sentence.setWrapText(true);
    sentence.setMinHeight(Region.USE_PREF_SIZE);
    VBox box = new VBox(sentence);
    if (!remark.fields().isEmpty()) {
      FlowPane fields = new FlowPane();
      fields.getStyleClass().add("remarks-fields");
      remark.fields().forEach(field -> fields.getChildren().add(link(field)));
      box.getChildren().add(fields);
    }
    return box;
  }

  private Hyperlink link(FieldPath field) {
    Hyperlink link = new Hyperlink(field.toString());
    link.setAccessibleText(PaneWords.SELECT_FIELD.text("field", field));
    link.setOnAction(event -> select.accept(field));
    return link;
  }
}
