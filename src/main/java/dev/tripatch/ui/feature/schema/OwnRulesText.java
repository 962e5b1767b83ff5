package dev.tripatch.ui.feature.schema;

import dev.tripatch.document.Diagnostic;
import dev.tripatch.document.Format;
import dev.tripatch.document.Lines;
import dev.tripatch.document.Span;
import dev.tripatch.document.data.DataFault;
import dev.tripatch.ui.editor.PaneEditor;
import dev.tripatch.ui.panes.document.SchemaDocuments;
import dev.tripatch.ui.theme.Styles;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import javafx.beans.value.ObservableIntegerValue;
import javafx.scene.control.Label;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.StackPane;

/** The own rules as text, to be typed; what is wrong with it is said at its place. */
public final class OwnRulesText extends BorderPane {

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

  public PaneEditor editor() {
    return editor;
  }
}
