package dev.tripatch.ui.panes;

import dev.tripatch.engine.format.PatchFormat;
import dev.tripatch.json.FieldPath;
import dev.tripatch.show.pane.PatchRemark;
import dev.tripatch.show.pane.ShownPatch;
import dev.tripatch.ui.panes.model.ComposerViewModel;
import dev.tripatch.ui.panes.model.PatchViewModel;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.beans.binding.Bindings;
import javafx.scene.control.CheckBox;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

/**
 * The quiet line under the patch's header that says what the format cannot say, with the list that
 * it opens; and the choice of tests, where the format has any.
 */
final class RemarksBand extends VBox {

  private final ComposerViewModel composer;
  private final Consumer<FieldPath> select;
  private final Hyperlink title = new Hyperlink();
  private final CheckBox tests = new CheckBox(PaneWords.TEST_FIRST.text());
  private final HBox line = new HBox();
  private final VBox list = new VBox();
  private final ScrollPane scroll = new ScrollPane(list);

  /**
   * A band.
   *
   * @param select selects a field
   */
  RemarksBand(PatchViewModel patch, ComposerViewModel composer, Consumer<FieldPath> select) {
    this.composer = composer;
    this.select = select;
    getStyleClass().add("remarks");
    title.setId("patch-remarks");
    title.setMinWidth(0);
    title.setOnAction(event -> open(!isOpen()));
    tests.setId("patch-tests");
    tests.setAccessibleText(PaneWords.TEST_FIRST_HELP.text());
    tests.setMinWidth(Region.USE_PREF_SIZE);
    tests.selectedProperty().bindBidirectional(patch.withTestsProperty());
    Region space = new Region();
    HBox.setHgrow(space, Priority.ALWAYS);
    line.getChildren().setAll(title, space, tests);
    line.getStyleClass().add("remarks-line");
    list.getStyleClass().add("remarks-list");
    scroll.setFitToWidth(true);
    // A scroll pane asks how high its content is without saying how wide it may be.
    scroll.prefHeightProperty().bind(list.heightProperty());
    scroll.minHeightProperty().bind(Bindings.min(list.heightProperty(), 60));
    scroll.getStyleClass().add("remarks-scroll");
    getChildren().setAll(line);
    managedProperty().bind(visibleProperty());
    patch.shownProperty().subscribe(this::show);
    composer.currentProperty().subscribe((before, now) -> show(patch.getShown()));
  }

  private void open(boolean wanted) {
    // The line stays where it is: it has the keyboard when the list is opened by a key.
    if (wanted && !isOpen()) {
      getChildren().add(scroll);
    } else if (!wanted) {
      getChildren().remove(scroll);
    }
    showSign();
  }

  private boolean isOpen() {
    return getChildren().contains(scroll);
  }

  private void showSign() {
    title.setText(title.getText().replaceFirst("[▸▾]$", isOpen() ? "▾" : "▸"));
  }

  private void show(Optional<ShownPatch> shown) {
    String words = shown.map(ShownPatch::remarksTitle).orElse("");
    boolean hasTests =
        !composer.drafts().isComposing()
            && shown.filter(patch -> patch.format() == PatchFormat.JSON).isPresent();
    title.setText(words.isEmpty() ? "" : "▲ " + words + " ▸");
    title.setVisible(!words.isEmpty());
    tests.setVisible(hasTests);
    tests.setManaged(hasTests);
    setVisible(hasTests || !words.isEmpty());
    if (words.isEmpty()) {
      open(false);
    }
    showSign();
    list.getChildren()
        .setAll(
            shown.stream().flatMap(patch -> patch.remarks().stream()).map(this::remark).toList());
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
