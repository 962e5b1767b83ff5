package dev.tripatch.ui.window.layout;

import dev.tripatch.json.FieldPath;
import dev.tripatch.show.ComparisonView;
import dev.tripatch.show.table.FieldRow;
import dev.tripatch.ui.panes.model.DecisionsViewModel;
import dev.tripatch.ui.panes.model.ModelContext;
import dev.tripatch.ui.panes.model.Subject;
import dev.tripatch.ui.panes.table.Columns;
import dev.tripatch.ui.panes.table.FeatureColumn;
import dev.tripatch.ui.panes.table.MarkChip;
import dev.tripatch.ui.settings.Hint;
import dev.tripatch.ui.settings.Styles;
import dev.tripatch.ui.window.action.Action;
import dev.tripatch.ui.window.action.ActionKeys;
import dev.tripatch.ui.window.action.Keys;
import java.util.List;
import java.util.Optional;
import javafx.beans.property.BooleanProperty;
import javafx.beans.value.ObservableValue;
import javafx.css.PseudoClass;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.CheckBox;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;

/**
 * The line above the panes says what commands are about: the object where there are several, the
 * path of the selected field, its outcome and decision; or the rows of a list that are chosen.
 */
public final class PathLine extends HBox {

  /** Room for the name of the object, however long the path is. */
  private static final double OBJECT = 110;

  private static final PseudoClass DECIDED = PseudoClass.getPseudoClass("decided");

  private final ModelContext models;
  private final FeatureColumn<FieldPath> decisions;
  private final ObservableValue<String> current;
  private final Label object = Styles.named(new Label(), "object");
  private final Hint objectHint = new Hint(object);
  private final Breadcrumb path;
  private final HBox outcome = Styles.whole(new HBox());
  private final Label state = Styles.whole(Styles.named(new Label(), "state"));
  private Optional<FieldRow> shown = Optional.empty();

  /**
   * What its buttons do.
   *
   * @param previous selects the change before
   * @param next selects the next change
   * @param keys the keys of these
   */
  public record Steps(Action previous, Action next, Keys keys) {}

  /**
   * A line about what is selected.
   *
   * @param current the object in the panes; empty if it is the only one
   * @param onlyChanges whether the panes show only changes
   */
  public PathLine(
      ModelContext models,
      DecisionsViewModel decisions,
      ObservableValue<String> current,
      BooleanProperty onlyChanges,
      Steps steps) {
    this.models = models;
    this.current = current;
    this.decisions = Columns.decided(decisions);
    getStyleClass().add("path-line");
    Label position = Styles.whole(Styles.named(new Label(), "position"));
    position.textProperty().bind(models.selection().positionProperty());
    outcome.setAlignment(Pos.CENTER_LEFT);
    object.setMinWidth(OBJECT);
    object.managedProperty().bind(object.textProperty().isNotEmpty());
    path = new Breadcrumb(models.selection());
    path.managedProperty().bind(path.visibleProperty());
    HBox.setHgrow(path, Priority.SOMETIMES);
    CheckBox changes =
        Styles.whole(Styles.named(new CheckBox(LayoutWords.ONLY_CHANGES.text()), "only-changes"));
    changes.selectedProperty().bindBidirectional(onlyChanges);
    getChildren()
        .addAll(
            step("↑", steps.previous(), steps.keys()),
            step("↓", steps.next(), steps.keys()),
            position,
            object,
            path,
            outcome,
            state,
            Styles.space(),
            changes);
    models.selection().whyProperty().subscribe(this::show);
    models.selection().subjectProperty().subscribe(this::show);
    current.subscribe(this::show);
    decisions.tallyProperty().subscribe(this::show);
  }

  /** Its help names the keys that it has now. */
  private static Button step(String text, Action action, Keys keys) {
    Button button = Styles.whole(Styles.named(new Button(text), action.itemId()));
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
    Optional<Subject.InList> rows =
        models.selection().subjectProperty().get().flatMap(Subject::inList);
    Optional<FieldPath> field = models.selection().getPath().filter(here -> rows.isEmpty());
    object.setText(rows.map(Subject.InList::title).orElseGet(current::getValue));
    objectHint.say(object.getText());
    path.setVisible(rows.isEmpty());
    Optional<FieldRow> row = field.flatMap(this::rowOf);
    if (!row.equals(shown)) {
      shown = row;
      outcome
          .getChildren()
          .setAll(row.map(each -> new MarkChip(each.mark(), each.effect())).stream().toList());
    }
    state.setText(field.map(decisions.words()).orElse(""));
    pseudoClassStateChanged(DECIDED, field.filter(models.selection()::isDecided).isPresent());
  }

  private Optional<FieldRow> rowOf(FieldPath path) {
    return models.comparison().getView().map(ComparisonView::rows).stream()
        .flatMap(List::stream)
        .filter(row -> row.path().equals(path))
        .findFirst();
  }
}
