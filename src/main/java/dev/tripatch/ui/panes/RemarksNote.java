package dev.tripatch.ui.panes;

import dev.tripatch.json.FieldPath;
import dev.tripatch.show.pane.PatchRemark;
import dev.tripatch.ui.panes.PaneNotes.Brief;
import dev.tripatch.ui.panes.PaneNotes.Weight;
import dev.tripatch.ui.settings.Styles;
import java.util.List;
import java.util.function.Consumer;
import javafx.beans.value.ObservableValue;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.VBox;

/** What there is to know of a patch or its result, with the fields that it is true of. */
final class RemarksNote extends VBox {

  private static final int MOST = 50;

  private final ObservableValue<List<PatchRemark>> remarks;
  private final Consumer<FieldPath> select;

  /**
   * A note.
   *
   * @param remarks what it says
   * @param select selects a field
   */
  RemarksNote(ObservableValue<List<PatchRemark>> remarks, Consumer<FieldPath> select) {
    this.remarks = remarks;
    this.select = select;
    getStyleClass().add("remarks-list");
    remarks.subscribe(this::show);
  }

  /** What it says in the header. */
  ObservableValue<Brief> brief(Weight weight) {
    return remarks.map(all -> new Brief(weight, PatchRemark.title(all)));
  }

  private void show(List<PatchRemark> all) {
    getChildren().setAll(all.stream().map(this::remark).toList());
  }

  private VBox remark(PatchRemark remark) {
    Label sentence = Styles.wrapped(remark.sentence(), "remark");
    VBox box = new VBox(sentence);
    if (!remark.fields().isEmpty()) {
      FlowPane fields = Styles.styled(new FlowPane(), "remarks-fields");
      remark.fields().stream().limit(MOST).map(this::link).forEach(fields.getChildren()::add);
      int more = remark.fields().size() - MOST;
      if (more > 0) {
        fields.getChildren().add(new Label(PaneWords.AND_COUNT_MORE.text("count", more).strip()));
      }
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
