package dev.tripatch.ui.feature.schema;

import dev.tripatch.ui.panes.table.LowerTab;
import dev.tripatch.ui.theme.Styles;
import javafx.beans.value.ObservableIntegerValue;
import javafx.scene.AccessibleRole;
import javafx.scene.Node;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.ToggleGroup;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.HBox;

/** What is beside the tree: the annotation of a field, or all own rules as text. */
public final class SchemaSide extends BorderPane {

  private final AnnotationPanel panel;
  private final OwnRulesText text;
  private final ToggleButton annotation = tab(SchemaWords.ANNOTATION.text(), "side-annotation");
  private final ToggleButton yaml = tab("YAML", "side-yaml");
  private final HBox links = Styles.styled(new HBox(), "side-links");

  /**
   * A side that follows the tree.
   *
   * @param undo takes back what was typed last into the own rules
   */
  SchemaSide(
      SchemaModels models,
      ObservableIntegerValue textSize,
      SchemaCommands schemas,
      Runnable undo,
      Runnable redo) {
    panel = new AnnotationPanel(models, this::showText);
    text = new OwnRulesText(models.rules().documents(), textSize);
    Styles.named(this, "schema-side", "why-panel", "schema-side");
    ToggleGroup group = new ToggleGroup();
    annotation.setToggleGroup(group);
    yaml.setToggleGroup(group);
    annotation.setOnAction(event -> showPanel());
    yaml.setOnAction(event -> showText());
    HBox header = new HBox(annotation, yaml, Styles.space(), links);
    header.getStyleClass().addAll("pane-header", "side-tabs");
    setTop(header);
    addLink(SchemaWords.IMPORT.text(), "import-schema", schemas.imports()::importFile);
    addLink(SchemaWords.SAVE.text(), "save-own-rules", schemas::save);
    text.editor().commands().setOnUndo(undo, redo);
    text.editor().commands().setSay(schemas::say);
    showPanel();
  }

  private static ToggleButton tab(String title, String id) {
    ToggleButton tab = Styles.named(new ToggleButton(title), id);
    tab.getStyleClass().setAll("lower-tab");
    tab.setAccessibleRole(AccessibleRole.TAB_ITEM);
    tab.setMinWidth(USE_PREF_SIZE);
    tab.setMaxHeight(Double.MAX_VALUE);
    return tab;
  }

  private void addLink(String title, String id, Runnable action) {
    Hyperlink link = Styles.whole(Styles.named(new Hyperlink(title), id, "folded-link"));
    link.setOnAction(event -> action.run());
    links.getChildren().add(link);
  }

  /** Shows the annotation of the field that is looked at. */
  private void showPanel() {
    show(annotation, panel);
  }

  /** Shows the own rules as text. */
  private void showText() {
    show(yaml, text);
  }

  private void show(ToggleButton tab, Node content) {
    tab.setSelected(true);
    setCenter(content);
  }

  /** What is beside the tab; the choices get the keyboard. */
  LowerTab.Beside besideTab() {
    return new LowerTab.Beside(
        this,
        () -> {
          showPanel();
          panel.focusChoices();
        });
  }
}
