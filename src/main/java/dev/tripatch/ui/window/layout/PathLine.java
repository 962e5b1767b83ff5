package dev.tripatch.ui.window.layout;

import dev.tripatch.json.FieldPath;
import dev.tripatch.show.ComparisonView;
import dev.tripatch.show.table.FieldRow;
import dev.tripatch.ui.panes.model.ComparisonViewModel;
import dev.tripatch.ui.panes.model.DecisionsViewModel;
import dev.tripatch.ui.panes.model.SelectionViewModel;
import dev.tripatch.ui.panes.table.Columns;
import dev.tripatch.ui.panes.table.FeatureColumn;
import dev.tripatch.ui.panes.table.MarkChip;
import dev.tripatch.ui.theme.Hint;
import dev.tripatch.ui.window.action.Action;
import dev.tripatch.ui.window.action.ActionKeys;
import dev.tripatch.ui.window.action.Keys;
import java.util.List;
import java.util.Optional;
import javafx.beans.property.BooleanProperty;
import javafx.css.PseudoClass;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.CheckBox;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;

/** The line above the panes: which change is selected, its path, its outcome and decision. */
public final class PathLine extends HBox {

  private static final PseudoClass DECIDED = PseudoClass.getPseudoClass("decided");

  private final ComparisonViewModel comparison;
  private final SelectionViewModel selection;
  private final FeatureColumn<FieldPath> decisions;
  private final HBox outcome = new HBox();
  private final Label state = new Label();
  private Optional<FieldRow> shown = Optional.empty();

  /**
   * What its buttons do.
   *
   * @param previous selects the change before
   * @param next selects the next change
   * @param keys the keys of these
   */
  public record Steps(Action previous, Action next, Keys keys) {}

  /** A line about what is selected; {@code onlyChanges} is whether the panes show only changes. */
  public PathLine(
      ComparisonViewModel comparison,
      SelectionViewModel selection,
      DecisionsViewModel decisions,
      BooleanProperty onlyChanges,
      Steps steps) {
    this.comparison = comparison;
    this.selection = selection;
    this.decisions = Columns.decided(decisions);
    getStyleClass().add("path-line");
    Label position = new Label();
    position.setId("position");
    position.setMinWidth(Region.USE_PREF_SIZE);
    position.textProperty().bind(selection.positionProperty());
    outcome.setAlignment(Pos.CENTER_LEFT);
    outcome.setMinWidth(USE_PREF_SIZE);
    state.setId("state");
    state.setMinWidth(Region.USE_PREF_SIZE);
    Breadcrumb path = new Breadcrumb(selection);
    HBox.setHgrow(path, Priority.SOMETIMES);
    Region space = new Region();
    HBox.setHgrow(space, Priority.ALWAYS);
    CheckBox changes = new CheckBox(LayoutWords.ONLY_CHANGES.text());
    changes.setId("only-changes");
    changes.setMinWidth(USE_PREF_SIZE);
    changes.selectedProperty().bindBidirectional(onlyChanges);
    getChildren()
        .addAll(
            step("↑", steps.previous(), steps.keys()),
            step("↓", steps.next(), steps.keys()),
            position,
            path,
            outcome,
            state,
            space,
            changes);
    selection.whyProperty().subscribe(this::show);
    decisions.tallyProperty().subscribe(this::show);
  }

  /** Its help names the keys that it has now. */
  private static Button step(String text, Action action, Keys keys) {
    Button button = new Button(text);
    button.setId(action.itemId());
    button.setMinWidth(USE_PREF_SIZE);
    button.setOnAction(event -> action.run().run());
    Hint hint = new Hint(button);
    String says = action.keys().map(ActionKeys::says).orElse(action.title());
    keys.tableProperty()
        .subscribe(
            table -> {
              String help = says + " (" + keys.wordsOf(action) + ")";
              hint.say(help);
              button.setAccessibleText(help);
            });
    return button;
  }

  private void show() {
    Optional<FieldRow> row = selection.getPath().flatMap(this::rowOf);
    if (!row.equals(shown)) {
      shown = row;
      outcome
          .getChildren()
          .setAll(row.map(each -> new MarkChip(each.mark(), each.effect())).stream().toList());
    }
    String words = selection.getPath().map(decisions.words()).orElse("");
    state.setText(words);
    pseudoClassStateChanged(DECIDED, selection.getPath().filter(selection::isDecided).isPresent());
  }

  private Optional<FieldRow> rowOf(FieldPath path) {
    return comparison.getView().map(ComparisonView::rows).stream()
        .flatMap(List::stream)
        .filter(row -> row.path().equals(path))
        .findFirst();
  }
}
