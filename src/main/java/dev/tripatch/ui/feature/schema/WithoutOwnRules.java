package dev.tripatch.ui.feature.schema;

import dev.tripatch.document.Format;
import dev.tripatch.show.paint.PaneText;
import dev.tripatch.ui.editor.PaneEditor;
import dev.tripatch.ui.panes.model.ComparisonViewModel;
import dev.tripatch.ui.panes.model.SelectionViewModel;
import dev.tripatch.ui.theme.Hint;
import java.util.Optional;
import javafx.beans.value.ObservableIntegerValue;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;

/** The result without own rules, to be seen beside the result. */
public final class WithoutOwnRules extends BorderPane {

  private final PaneEditor editor;

  /** A pane that follows the model and takes part in the selection. */
  public WithoutOwnRules(
      EffectViewModel effect,
      ComparisonViewModel comparison,
      SelectionViewModel selection,
      ObservableIntegerValue textSize) {
    editor = new PaneEditor(SchemaWords.RESULT_WITHOUT_OWN_RULES.text(), textSize);
    setId("result-without");
    getStyleClass().add("pane-view");
    Label title = new Label(SchemaWords.RESULT_WITHOUT_OWN_RULES.text());
    title.getStyleClass().add("title");
    title.setMinWidth(60);
    Region space = new Region();
    HBox.setHgrow(space, Priority.ALWAYS);
    Button close = new Button("×");
    close.setId("close-result-without");
    close.getStyleClass().setAll("header-button");
    Hint.on(close, SchemaWords.CLOSE_THIS_RESULT.text());
    close.setMinWidth(USE_PREF_SIZE);
    close.setOnAction(event -> effect.bothProperty().set(false));
    HBox header = new HBox(title, space, close);
    header.getStyleClass().add("pane-header");
    setTop(header);
    setCenter(editor);
    comparison.showNoiseProperty().subscribe(shown -> editor.folding().setWanted(!shown));
    editor.setOnFieldChosen(selection::select);
    editor.setOnFieldSought(selection::select);
    effect.withoutProperty().subscribe(result -> show(result, selection));
    selection
        .choiceProperty()
        .subscribe(choice -> editor.select(choice.map(SelectionViewModel.Choice::path), true));
  }

  private void show(Optional<PaneText> result, SelectionViewModel selection) {
    editor.show(result.map(PaneText::text).orElse(""), Format.YAML);
    result.ifPresent(editor::decorate);
    editor.select(selection.getPath(), false);
  }
}
