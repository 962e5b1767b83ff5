package dev.tripatch.ui.app;

import dev.tripatch.hazard.HazardKind;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.Role;
import dev.tripatch.ui.feature.dialects.DialectResult;
import dev.tripatch.ui.feature.dialects.DialectTab;
import dev.tripatch.ui.feature.dialects.ServerSideTab;
import dev.tripatch.ui.feature.fields.ConflictRows;
import dev.tripatch.ui.feature.fields.ConflictTableView;
import dev.tripatch.ui.feature.fields.FieldTable;
import dev.tripatch.ui.feature.problems.ProblemTab;
import dev.tripatch.ui.feature.problems.ProblemWay.ProblemPlaces;
import dev.tripatch.ui.feature.schema.RulesTab;
import dev.tripatch.ui.feature.schema.SchemaGestures;
import dev.tripatch.ui.feature.schema.SchemaTab;
import dev.tripatch.ui.feature.schema.ToolsTab;
import dev.tripatch.ui.feature.schema.WithoutOwnRules;
import dev.tripatch.ui.panes.table.FeatureColumn;
import dev.tripatch.ui.panes.table.LowerTab;
import dev.tripatch.ui.window.layout.MainView;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.beans.value.ObservableIntegerValue;
import javafx.scene.layout.Region;

/** The built-in tabs below the panes, and the results beside the result that belong to them. */
record WindowTabs(
    WindowModels models,
    MainView view,
    ObservableIntegerValue textSize,
    SchemaGestures schema,
    ProblemPlaces problems,
    Consumer<HazardKind> explain,
    List<FeatureColumn<FieldPath>> columns) {

  /** All of them, in order. */
  List<LowerTab> all() {
    return List.of(
        FieldTable.tab(models.context, view.filter(), columns, textSize),
        ConflictTableView.tab(
            new ConflictRows(models.findings, models.decisions, view.filter()),
            models.findings,
            models.decisions,
            models.selection,
            textSize),
        ProblemTab.tab(models.problems, models.selection, problems, explain),
        SchemaTab.tab(
            models.schema, models.selection, textSize, () -> schema.side(models.schema, textSize)),
        ToolsTab.tab(models.tools),
        RulesTab.tab(models.rules, textSize).rarely(),
        DialectTab.tab(models.dialects, models.selection, textSize).rarely(),
        ServerSideTab.tab(models.serverSide, models.selection, textSize).rarely());
  }

  /** Gives who composes a patch a window for it, with what is dangerous in it below. */
  void makeRoomForComposing() {
    models.composer.composingProperty().subscribe(on -> view.compose(on, ProblemTab.ID));
  }

  /** Shows other results beside the result while somebody compares them. */
  void showBesideResult() {
    DialectResult dialect = new DialectResult(models.context, models.dialects, textSize);
    models
        .dialects
        .besideProperty()
        .map(beside -> beside.<Region>map(each -> dialect))
        .subscribe(view.arrangement()::showBeside);
    WithoutOwnRules without =
        new WithoutOwnRules(
            models.context,
            models.schema.effect(),
            view.panes().view(Role.RESULT).editor().visibleLines(),
            textSize);
    models
        .schema
        .effect()
        .bothProperty()
        .subscribe(
            (before, both) ->
                view.arrangement().showBeside(both ? Optional.of(without) : Optional.empty()));
  }
}
