package dev.tripatch.ui.feature.schema;

import dev.tripatch.schema.overlay.Reach;
import dev.tripatch.show.table.SchemaRow;
import dev.tripatch.ui.feature.schema.RuleViewModel.Scope;
import dev.tripatch.ui.theme.Styles;
import java.util.Optional;
import javafx.scene.control.RadioButton;
import javafx.scene.control.ToggleGroup;
import javafx.scene.layout.VBox;

/** What a rule holds for: the type everywhere, or one field of one kind. */
final class ScopeChoice extends VBox {

  private final RuleViewModel rules;
  private final RadioButton everywhere = Styles.named(new RadioButton(), "scope-type");
  private final RadioButton here = new RadioButton(SchemaWords.ONLY_FIELD_KIND.text());
  private String owner = "";

  ScopeChoice(RuleViewModel rules) {
    this.rules = rules;
    ToggleGroup group = new ToggleGroup();
    here.setId("scope-kind");
    for (RadioButton each : new RadioButton[] {everywhere, here}) {
      each.setToggleGroup(group);
      each.setWrapText(true);
      each.setMinHeight(USE_PREF_SIZE);
    }
    // The arrow keys select a button without firing it.
    everywhere.selectedProperty().subscribe(isChosen -> choose(isChosen, Scope.TYPE));
    here.selectedProperty().subscribe(isChosen -> choose(isChosen, Scope.KIND));
    getStyleClass().add("scope-choice");
    getChildren().addAll(everywhere, here);
    rules
        .scopeProperty()
        .subscribe(scope -> group.selectToggle(scope == Scope.TYPE ? everywhere : here));
    rules.reachProperty().subscribe(this::describe);
  }

  private void choose(boolean isChosen, Scope scope) {
    if (isChosen) {
      rules.setScope(scope);
    }
  }

  void show(SchemaRow row) {
    owner = row.owner().isPresent() ? row.rule().owner() : "";
    Styles.setShown(everywhere, !owner.isEmpty());
    describe(rules.reachProperty().get());
  }

  private void describe(Optional<Reach> reach) {
    everywhere.setText(
        SchemaWords.TYPE_EVERYWHERE.text(
            "owner", owner, "reach", reach.map(each -> " (" + counted(each) + ")").orElse("")));
  }

  private static String counted(Reach reach) {
    return SchemaWords.FIELDS_KINDS.text("fields", reach.fields(), "kinds", reach.kinds());
  }
}
