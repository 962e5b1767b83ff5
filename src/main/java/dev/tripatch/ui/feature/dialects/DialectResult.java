package dev.tripatch.ui.feature.dialects;

import dev.tripatch.dialect.Party;
import dev.tripatch.document.Format;
import dev.tripatch.json.FieldPath;
import dev.tripatch.show.paint.PaneText;
import dev.tripatch.ui.editor.PaneEditor;
import dev.tripatch.ui.panes.Panes;
import dev.tripatch.ui.panes.model.ModelContext;
import dev.tripatch.ui.panes.model.SelectionViewModel;
import dev.tripatch.ui.settings.Hint;
import dev.tripatch.ui.settings.Styles;
import java.util.Optional;
import javafx.beans.value.ObservableIntegerValue;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;

/** A dialect's whole result, to be seen beside the result: marked where it differs from that. */
public final class DialectResult extends BorderPane {

  private final PaneEditor editor;
  private final Label title = new Label();
  private final Label detail = new Label(DialectWords.DIFFERENCES_MARKED.text());

  /** A pane that follows the model and takes part in the selection. */
  public DialectResult(
      ModelContext models, DialectsViewModel dialects, ObservableIntegerValue textSize) {
    editor = new PaneEditor(DialectWords.RESULT_IN_ANOTHER_DIALECT.text(), textSize);
    Styles.named(this, "dialect-result", "pane-view");
    setTop(header(() -> dialects.besideProperty().set(Optional.empty())));
    setCenter(editor);
    models.comparison().showNoiseProperty().subscribe(shown -> editor.folding().setWanted(!shown));
    editor.setOnFieldChosen(models.selection()::select);
    editor.setOnFieldSought(models.selection()::select);
    editor.setPlaces((path, text) -> Panes.placeOf(path, text, models.comparison()));
    dialects.besideProperty().subscribe(this::name);
    dialects.resultProperty().subscribe(result -> show(result, models.selection().getPath()));
    models
        .selection()
        .choiceProperty()
        .subscribe(choice -> editor.select(choice.map(SelectionViewModel.Choice::path), true));
  }

  private HBox header(Runnable close) {
    title.getStyleClass().add("title");
    title.setMinWidth(Region.USE_PREF_SIZE);
    detail.getStyleClass().add("detail");
    detail.setMinWidth(0);
    Button closing = Styles.named(new Button("×"), "close-dialect-result");
    closing.getStyleClass().setAll("header-button");
    closing.setAccessibleText(DialectWords.CLOSE_THIS_RESULT.text());
    Hint.on(closing, DialectWords.CLOSE_THIS_RESULT.text());
    closing.setMinWidth(Region.USE_PREF_SIZE);
    closing.setOnAction(event -> close.run());
    Label folded = Styles.whole("", "detail");
    folded
        .textProperty()
        .bind(
            editor
                .folding()
                .countProperty()
                .map(count -> DialectWords.FOLDED.text("count", count)));
    folded.visibleProperty().bind(editor.folding().countProperty().greaterThan(0));
    return Styles.styled(new HBox(title, detail, folded, Styles.space(), closing), "pane-header");
  }

  private void name(Optional<Party> party) {
    title.setText(party.map(each -> DialectWords.RESULT_OF.text("each", each.title())).orElse(""));
  }

  private void show(Optional<PaneText> result, Optional<FieldPath> selected) {
    boolean wasEmpty = editor.text().isEmpty();
    editor.show(result.map(PaneText::text).orElse(""), Format.YAML);
    result.ifPresent(editor::decorate);
    editor.select(selected, wasEmpty);
  }
}
