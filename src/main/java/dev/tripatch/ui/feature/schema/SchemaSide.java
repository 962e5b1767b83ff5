package dev.tripatch.ui.feature.schema;

import javafx.beans.value.ObservableIntegerValue;
import javafx.scene.AccessibleRole;
import javafx.scene.Node;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.ToggleGroup;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;

/** What stands beside the tree: the annotation of a field, or all own rules as text. */
public final class SchemaSide extends BorderPane {

  private final AnnotationPanel panel;
  private final OwnRulesText text;
  private final ToggleButton annotation = tab("Annotation", "side-annotation");
  private final ToggleButton yaml = tab("YAML", "side-yaml");
  private final HBox links = new HBox();

  /** A side that follows the tree. */
  public SchemaSide(SchemaModels models, ObservableIntegerValue textSize) {
    panel = new AnnotationPanel(models, this::showText);
    text = new OwnRulesText(models.rules().documents(), textSize);
    setId("schema-side");
    getStyleClass().addAll("why-panel", "schema-side");
    ToggleGroup group = new ToggleGroup();
    annotation.setToggleGroup(group);
    yaml.setToggleGroup(group);
    annotation.setOnAction(event -> showPanel());
    yaml.setOnAction(event -> showText());
    Region space = new Region();
    HBox.setHgrow(space, Priority.ALWAYS);
    links.getStyleClass().add("side-links");
    HBox header = new HBox(annotation, yaml, space, links);
    header.getStyleClass().addAll("pane-header", "side-tabs");
    setTop(header);
    showPanel();
  }

  private static ToggleButton tab(String title, String id) {
    ToggleButton tab = new ToggleButton(title);
    tab.setId(id);
    tab.getStyleClass().setAll("lower-tab");
    tab.setAccessibleRole(AccessibleRole.TAB_ITEM);
    tab.setMinWidth(USE_PREF_SIZE);
    tab.setMaxHeight(Double.MAX_VALUE);
    return tab;
  }

  /** Adds a link to the header. */
  public void addLink(String title, String id, Runnable action) {
    Hyperlink link = new Hyperlink(title);
    link.setId(id);
    link.getStyleClass().add("folded-link");
    link.setMinWidth(USE_PREF_SIZE);
    link.setOnAction(event -> action.run());
    links.getChildren().add(link);
  }

  /** Runs something when undo or redo is asked for in the text. */
  public void setOnUndo(Runnable undo, Runnable redo) {
    text.editor().commands().setOnUndo(undo, redo);
  }

  /** Shows the annotation of the field that is looked at. */
  public void showPanel() {
    show(annotation, panel);
  }

  /** Shows the own rules as text. */
  public void showText() {
    show(yaml, text);
  }

  private void show(ToggleButton tab, Node content) {
    tab.setSelected(true);
    setCenter(content);
  }

  /** Gives the keyboard to the choices. */
  public void focusPanel() {
    showPanel();
    panel.focusChoices();
  }
}
