package dev.tripatch.ui.merge;

import dev.tripatch.highlight.Pane;
import dev.tripatch.ui.editor.PaneEditor;
import dev.tripatch.ui.theme.Hint;
import javafx.beans.binding.Bindings;
import javafx.beans.property.StringProperty;
import javafx.beans.value.ObservableIntegerValue;
import javafx.scene.Node;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.input.MouseButton;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import javafx.scene.shape.Circle;

/** A pane: header, messages, find bar, editor, and a hint while there is no text. */
public final class PaneView extends BorderPane {

  private final Pane pane;
  private final PaneEditor editor;
  private final Label detail = new Label();
  private final Hint detailHint = new Hint(detail);
  private final Label state = new Label();
  private final Label hint = new Label();
  private final Hyperlink folded = new Hyperlink();
  private final Circle modified = new Circle(3.5);
  private final PaneHeader header;
  private final VBox bands = new VBox();
  private final PaneMessage message = new PaneMessage();
  private final FindBar findBar;

  PaneView(Pane pane, ObservableIntegerValue textSize) {
    this.pane = pane;
    this.editor = new PaneEditor(pane.title(), textSize);
    this.findBar = new FindBar(editor);
    setId("pane-" + pane.name().toLowerCase(java.util.Locale.ROOT).replace('_', '-'));
    getStyleClass().add("pane-view");
    Label title = new Label(pane.title());
    title.getStyleClass().add("title");
    title.setMinWidth(Region.USE_PREF_SIZE);
    header = new PaneHeader(title);
    fillHeader();
    VBox top = new VBox(header, bands, message, findBar);
    top.getStyleClass().add("pane-top");
    setTop(top);
    setCenter(new StackPane(editor, hint));
    hint.getStyleClass().add("empty-hint");
    hint.setWrapText(true);
    hint.setMouseTransparent(true);
    hint.visibleProperty().bind(hint.textProperty().isNotEmpty());
    setMinSize(120, 60);
  }

  private void fillHeader() {
    detail.getStyleClass().add("detail");
    detail.setMinWidth(0);
    detail.managedProperty().bind(detail.textProperty().isNotEmpty());
    state.getStyleClass().add("detail");
    state.setMinWidth(Region.USE_PREF_SIZE);
    modified.getStyleClass().add("modified-dot");
    modified.setAccessibleText("modified");
    modified.managedProperty().bind(modified.visibleProperty());
    modified.setVisible(false);
    Region space = new Region();
    HBox.setHgrow(space, Priority.ALWAYS);
    fillFolded();
    header.getChildren().addAll(detail, modified, folded, space, state);
    header.dispenseWith(state, Bindings.isNotEmpty(state.textProperty()));
    header.dispenseWith(folded, editor.foldedProperty().greaterThan(0));
  }

  private void fillFolded() {
    folded.setId("folded");
    folded.getStyleClass().add("folded-link");
    folded.setMinWidth(Region.USE_PREF_SIZE);
    folded.textProperty().bind(editor.foldedProperty().asString("… %d folded"));
    folded.visibleProperty().bind(editor.foldedProperty().greaterThan(0));
    Hint.on(
        folded,
        "Folded: what servers and kubectl write for themselves, such as status, managedFields\n"
            + "and the last-applied annotation. Click to show it everywhere.");
  }

  /** Runs something when the person wants to see what is folded. */
  void setOnUnfold(Runnable action) {
    folded.setOnAction(event -> action.run());
  }

  /** Runs something when the header is clicked twice. */
  public void setOnHeaderDoubleClick(Runnable action) {
    header.setOnMouseClicked(
        event -> {
          if (event.getButton() == MouseButton.PRIMARY && event.getClickCount() == 2) {
            action.run();
          }
        });
  }

  /** Its header. */
  PaneHeader header() {
    return header;
  }

  /** Puts a band under the header. */
  void addBand(Node band) {
    bands.getChildren().add(band);
  }

  /** Shows whether the text is not of the documents as they are now. */
  void setStale(boolean stale) {
    setStyle("stale", stale);
  }

  /** Shows whether the text has no part in what is compared. */
  void setUnused(boolean unused) {
    setStyle("unused", unused);
  }

  private void setStyle(String name, boolean wanted) {
    getStyleClass().remove(name);
    if (wanted) {
      getStyleClass().add(name);
    }
  }

  /** Which pane it is. */
  public Pane pane() {
    return pane;
  }

  /** Its editor. */
  public PaneEditor editor() {
    return editor;
  }

  /** Its find bar. */
  public FindBar findBar() {
    return findBar;
  }

  /** The band under the header that says what is wrong. */
  PaneMessage message() {
    return message;
  }

  /** Where the text comes from. */
  StringProperty detailProperty() {
    return detail.textProperty();
  }

  /** Says more of where the text comes from to a mouse that rests there; empty for no more. */
  void setDetailHelp(String help) {
    detailHint.say(help);
  }

  /** What there is to know of the text, at the right end of the header. */
  StringProperty stateProperty() {
    return state.textProperty();
  }

  /** What to do while there is no text; empty to say nothing. */
  StringProperty hintProperty() {
    return hint.textProperty();
  }

  /** The dot behind the source that says that the text is not saved. */
  Circle modifiedDot() {
    return modified;
  }

  /** Whether the keyboard acts on this pane. */
  public boolean hasFocus() {
    return isFocusWithin();
  }
}
