package dev.tripatch.ui.feature.schema;

import dev.tripatch.document.Format;
import dev.tripatch.show.FieldOrder;
import dev.tripatch.show.LineAlignment;
import dev.tripatch.show.paint.PaneText;
import dev.tripatch.ui.editor.PaneEditor;
import dev.tripatch.ui.editor.VisibleLines;
import dev.tripatch.ui.panes.model.ModelContext;
import dev.tripatch.ui.panes.model.SelectionViewModel;
import dev.tripatch.ui.settings.Hint;
import dev.tripatch.ui.settings.Styles;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import javafx.application.Platform;
import javafx.beans.value.ObservableIntegerValue;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.HBox;

/** The result without own rules, to be seen beside the result. */
public final class WithoutOwnRules extends BorderPane {

  private final ModelContext models;
  private final PaneEditor editor;
  private final VisibleLines leading;

  /**
   * A pane that follows the model and takes part in the selection.
   *
   * @param leading the lines of the result, which these scroll with
   */
  public WithoutOwnRules(
      ModelContext models,
      EffectViewModel effect,
      VisibleLines leading,
      ObservableIntegerValue textSize) {
    this.models = models;
    this.leading = leading;
    editor = new PaneEditor(SchemaWords.RESULT_WITHOUT_OWN_RULES.text(), textSize);
    Styles.named(this, "result-without", "pane-view");
    Label title = Styles.styled(new Label(SchemaWords.RESULT_WITHOUT_OWN_RULES.text()), "title");
    title.setMinWidth(60);
    Button close = Styles.named(new Button("×"), "close-result-without");
    close.getStyleClass().setAll("header-button");
    Hint.on(close, SchemaWords.CLOSE_THIS_RESULT.text());
    close.setMinWidth(USE_PREF_SIZE);
    close.setOnAction(event -> effect.bothProperty().set(false));
    HBox header = Styles.styled(new HBox(title, Styles.space(), close), "pane-header");
    setTop(header);
    setCenter(editor);
    models.comparison().showNoiseProperty().subscribe(shown -> editor.folding().setWanted(!shown));
    editor.setOnFieldChosen(models.selection()::select);
    editor.setOnFieldSought(models.selection()::select);
    effect.withoutProperty().subscribe(this::show);
    leading.onMoved(() -> Platform.runLater(this::follow));
    models
        .selection()
        .choiceProperty()
        .subscribe(choice -> editor.select(choice.map(SelectionViewModel.Choice::path), true));
  }

  /** Shows the line that the result begins with, where it is in view. */
  private void follow() {
    VisibleLines lines = editor.visibleLines();
    OptionalInt first = leading.lineAt(0);
    if (first.isPresent() && lines.height() > 0 && models.comparison().getView().isPresent()) {
      LineAlignment alignment =
          new LineAlignment(new FieldOrder(models.comparison().getView().get()));
      OptionalDouble y = leading.yOf(first.getAsInt());
      leading
          .text()
          .flatMap(
              text ->
                  lines
                      .text()
                      .flatMap(other -> alignment.lineIn(text, first.getAsInt() + 1, other)))
          .ifPresent(line -> lines.place(line - 1, y.orElse(0)));
    }
  }

  private void show(Optional<PaneText> result) {
    boolean wasEmpty = editor.text().isEmpty();
    editor.show(result.map(PaneText::text).orElse(""), Format.YAML);
    result.ifPresent(editor::decorate);
    editor.select(models.selection().getPath(), wasEmpty);
  }
}
