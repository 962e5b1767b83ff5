package dev.tripatch.ui.panes;

import dev.tripatch.json.FieldPath;
import dev.tripatch.ui.panes.PaneNotes.Brief;
import dev.tripatch.ui.panes.PaneNotes.Weight;
import dev.tripatch.ui.panes.document.Drafts;
import dev.tripatch.ui.panes.document.LeftOutFields;
import dev.tripatch.ui.theme.Styles;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.value.ObservableValue;
import javafx.geometry.Pos;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;

/** Says which fields are left out of the patch, and puts them back. */
final class LeftOutNote extends HBox {

  private final LeftOutFields fields;
  private final Drafts drafts;
  private final Label count = Styles.whole(new Label());
  private final Hyperlink first = Styles.named(new Hyperlink(), "left-out-field");
  private final Hyperlink back = Styles.whole(Styles.named(new Hyperlink(), "put-back"));
  private final ReadOnlyObjectWrapper<Brief> brief = new ReadOnlyObjectWrapper<>(Brief.NONE);

  /**
   * A note.
   *
   * @param select selects a field
   */
  LeftOutNote(LeftOutFields fields, Drafts drafts, Consumer<FieldPath> select) {
    this.fields = fields;
    this.drafts = drafts;
    Styles.named(this, "left-out", "compose-note");
    setAlignment(Pos.CENTER_LEFT);
    first.setMinWidth(0);
    first.setOnAction(event -> select.accept(sorted().getFirst()));
    back.setOnAction(event -> fields.putBack(fields.get()));
    getChildren().setAll(count, first, Styles.space(), back);
    fields.property().subscribe(this::show);
    drafts.currentProperty().subscribe(format -> show(fields.get()));
  }

  /** What it says in the header. */
  ObservableValue<Brief> brief() {
    return brief.getReadOnlyProperty();
  }

  private List<FieldPath> sorted() {
    return fields.get().stream().sorted((a, b) -> a.toString().compareTo(b.toString())).toList();
  }

  /** A composed patch has just what is written. */
  private void show(Set<FieldPath> now) {
    boolean isSaid = !now.isEmpty() && !drafts.isComposing();
    brief.set(
        isSaid
            ? new Brief(Weight.PLAIN, PaneWords.LEFT_OUT_BRIEF.text("count", now.size()))
            : Brief.NONE);
    count.setText(PaneWords.LEFT_OUT.text("count", now.size()));
    String name = now.isEmpty() ? "" : sorted().getFirst().toString();
    first.setText(now.size() > 1 ? name + ", …" : name);
    first.setAccessibleText(PaneWords.SELECT_LEFT_OUT.text("name", name));
    back.setText(now.size() > 1 ? PaneWords.PUT_ALL_BACK.text() : PaneWords.PUT_BACK.text());
  }
}
