package dev.tripatch.ui.feature.rules;

import dev.tripatch.decide.Otherwise;
import dev.tripatch.show.table.DecisionTable;
import dev.tripatch.show.table.RowFinder.AppliedRow;
import dev.tripatch.ui.panes.table.LowerTab;
import dev.tripatch.ui.theme.Styles;
import java.util.Optional;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.value.ObservableIntegerValue;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

/**
 * The decision table of the selected field. Another row that is chosen says what the documents
 * would have to say for it, and can be tried.
 */
public final class RulesTab extends BorderPane {

  private final RulesViewModel rules;
  private final RulesTable table;
  private final Label title = Styles.styled(new Label(), "rules-title");
  private final Label note = Styles.styled(new Label(), "rules-note");
  private final VBox head = Styles.styled(new VBox(title), "rules-head");
  private final Label sentence = Styles.named(new Label(RuleWords.CHOOSE.text()), "rules-sentence");
  private final Button tryIt = Styles.named(new Button(RuleWords.TRY_IT.text()), "rules-try");
  private final HBox foot = Styles.styled(new HBox(sentence, tryIt), "rules-foot");
  private final Label hint = new Label(RuleWords.RULES_TAB_NONE.text());

  public static LowerTab tab(RulesViewModel rules, ObservableIntegerValue textSize) {
    return LowerTab.of(
        "rules",
        RuleWords.RULES_TAB.text(),
        "Shortcut+Shift+J",
        new SimpleObjectProperty<>(0),
        () -> new RulesTab(rules, textSize));
  }

  private RulesTab(RulesViewModel rules, ObservableIntegerValue textSize) {
    this.rules = rules;
    this.table = new RulesTable(textSize);
    Styles.named(this, "rules-tab", "rules-tab");
    hint.getStyleClass().add("empty-hint");
    hint.setWrapText(true);
    note.setWrapText(true);
    sentence.setWrapText(true);
    sentence.setMaxWidth(Double.MAX_VALUE);
    HBox.setHgrow(sentence, Priority.ALWAYS);
    tryIt.setMinWidth(USE_PREF_SIZE);
    tryIt.setOnAction(event -> rules.tryIt().ifPresent(sentence::setText));
    table.getSelectionModel().selectedItemProperty().subscribe((before, now) -> chosen());
    rules.appliedProperty().subscribe(this::show);
    rules.otherwiseProperty().subscribe(this::say);
  }

  private void chosen() {
    Optional.ofNullable(table.getSelectionModel().getSelectedItem())
        .ifPresent(place -> rules.ask(place.row().row()));
  }

  private void show(Optional<AppliedRow> applied) {
    table.show(applied);
    setTop(applied.isPresent() ? head : null);
    setCenter(applied.isPresent() ? table : hint);
    setBottom(applied.isPresent() ? foot : null);
    applied.ifPresent(
        now -> {
          title.setText(now.table().title() + " · " + now.path());
          showNote(now.table());
          table.reveal();
        });
  }

  private void showNote(DecisionTable shown) {
    note.setText(shown.note().orElse(""));
    if (note.getText().isEmpty()) {
      head.getChildren().remove(note);
    } else if (!head.getChildren().contains(note)) {
      head.getChildren().add(note);
    }
  }

  private void say(Optional<Otherwise> otherwise) {
    sentence.setText(
        otherwise
            .map(Otherwise::sentence)
            .map(text -> text.replace("`", ""))
            .orElse(RuleWords.CHOOSE.text()));
    tryIt.setVisible(otherwise.filter(Otherwise.Possible.class::isInstance).isPresent());
  }

  @Override
  public void requestFocus() {
    Node content = getCenter();
    content.requestFocus();
  }
}
