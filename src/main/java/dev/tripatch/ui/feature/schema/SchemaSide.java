package dev.tripatch.ui.feature.schema;

import dev.tripatch.document.Diagnostic;
import dev.tripatch.document.Format;
import dev.tripatch.document.Lines;
import dev.tripatch.document.Span;
import dev.tripatch.document.data.DataFault;
import dev.tripatch.ui.editor.PaneEditor;
import dev.tripatch.ui.feature.schema.SchemaCommands.SchemaModels;
import dev.tripatch.ui.panes.document.SchemaDocuments;
import dev.tripatch.ui.panes.table.LowerTab;
import dev.tripatch.ui.settings.Styles;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import javafx.beans.value.ObservableIntegerValue;
import javafx.scene.AccessibleRole;
import javafx.scene.Node;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.ToggleGroup;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.StackPane;

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

  /** The own rules as text, to be typed; what is wrong with it is said at its place. */
  private static final class OwnRulesText extends BorderPane {

    private final SchemaDocuments documents;
    private final PaneEditor editor;
    private final Label fault = Styles.wrapped("", "rule-refused");
    private final Label hint = new Label(SchemaWords.NO_OWN_RULES.text());

    OwnRulesText(SchemaDocuments documents, ObservableIntegerValue textSize) {
      this.documents = documents;
      this.editor = new PaneEditor(SchemaWords.OWN_RULES_TITLE.text(), textSize);
      Styles.named(this, "own-rules-text", "pane-view");
      hint.getStyleClass().add("empty-hint");
      hint.setWrapText(true);
      hint.setMouseTransparent(true);
      StackPane text = Styles.styled(new StackPane(editor, hint), "pane-text");
      setCenter(text);
      setBottom(fault);
      fault.setId("own-rules-fault");
      editor.setOnType(documents.text()::type);
      documents.text().textProperty().subscribe(this::show);
      documents.faultProperty().subscribe(this::show);
    }

    private void show(String text) {
      hint.setVisible(text.isEmpty());
      if (!editor.text().equals(text)) {
        editor.show(text, Format.YAML);
      }
      show(documents.faultProperty().get());
    }

    private void show(Optional<DataFault> wrong) {
      String words =
          wrong
              .map(
                  each ->
                      SchemaWords.LINE_PROBLEM.text("line", each.line(), "problem", each.problem()))
              .orElseGet(this::contradictions);
      fault.setText(words);
      fault.setManaged(!words.isEmpty());
      editor.showProblems(wrong.map(this::located).map(List::of).orElse(List.of()));
    }

    private String contradictions() {
      return documents.contradictionsProperty().get().stream()
          .map(target -> SchemaWords.CONTRADICTION.text("target", target.text()))
          .collect(Collectors.joining(" "));
    }

    private Diagnostic located(DataFault wrong) {
      String text = editor.text();
      Lines lines = Lines.of(text);
      int line = Math.max(1, Math.min(wrong.line(), lines.count()));
      int start = Math.min(text.length(), lines.startOf(line) + wrong.column() - 1);
      int end = text.indexOf('\n', start);
      return new Diagnostic(
          Diagnostic.Severity.ERROR,
          new Span(start, end < 0 ? text.length() : end),
          wrong.problem(),
          "");
    }

    PaneEditor editor() {
      return editor;
    }
  }
}
