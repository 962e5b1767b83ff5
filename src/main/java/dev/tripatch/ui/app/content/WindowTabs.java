package dev.tripatch.ui.app.content;

import dev.tripatch.hazard.HazardKind;
import dev.tripatch.ui.feature.conflicts.ConflictTableView;
import dev.tripatch.ui.feature.conflicts.HazardTab;
import dev.tripatch.ui.feature.dialects.DialectResult;
import dev.tripatch.ui.feature.dialects.DialectTab;
import dev.tripatch.ui.feature.fields.FieldFilter;
import dev.tripatch.ui.feature.fields.FieldTable;
import dev.tripatch.ui.feature.fields.WhyPanel;
import dev.tripatch.ui.feature.rules.RulesTab;
import dev.tripatch.ui.feature.schema.SchemaSide;
import dev.tripatch.ui.feature.schema.SchemaTab;
import dev.tripatch.ui.feature.schema.WithoutOwnRules;
import dev.tripatch.ui.feature.serverside.ServerSideTab;
import dev.tripatch.ui.panes.model.FilterViewModel;
import dev.tripatch.ui.panes.table.LowerTab;
import dev.tripatch.ui.panes.table.TabName;
import dev.tripatch.ui.window.layout.Arrangement;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.value.ObservableIntegerValue;
import javafx.scene.layout.Region;

/** What each feature shows below the panes, beside the tabs and beside the result. */
final class WindowTabs {

  private final WindowModels models;
  private final FilterViewModel filter;
  private final ObservableIntegerValue textSize;
  private final Consumer<HazardKind> explainHazard;
  private final WhyPanel why;
  private Consumer<SchemaSide> sideMade = side -> {};

  /** Views of these models; {@code explainHazard} opens the page about a kind of hazard. */
  WindowTabs(
      WindowModels models,
      FilterViewModel filter,
      ObservableIntegerValue textSize,
      Consumer<HazardKind> explainHazard) {
    this.models = models;
    this.filter = filter;
    this.textSize = textSize;
    this.explainHazard = explainHazard;
    why =
        new WhyPanel(
            models.selection(),
            models.findings(),
            List.of(
                new WhyPanel.Aside(
                    models.dialects().sheetProperty(), models.dialects()::reasonsFor),
                new WhyPanel.Aside(
                    models.serverSide().sheetProperty(), models.serverSide()::reasonsFor)));
  }

  /** The panel that explains the selected field. */
  WhyPanel why() {
    return why;
  }

  /** Gets what is beside the schema, when it is made. */
  void onSchemaSide(Consumer<SchemaSide> handler) {
    sideMade = handler;
  }

  /** All tabs, in order. */
  List<LowerTab> all() {
    return List.of(fields(), conflicts(), hazards(), rules(), dialects(), serverSide(), schema());
  }

  private LowerTab fields() {
    return new LowerTab(
            TabName.FIELDS,
            FieldTable.changesIn(models.comparison()),
            () ->
                new FieldTable(
                    models.comparison(), models.selection(), models.decisions(), filter, textSize))
        .with(new FieldFilter(filter));
  }

  private LowerTab conflicts() {
    return new LowerTab(
        TabName.CONFLICTS,
        ConflictTableView.conflictsIn(models.findings()),
        () ->
            new ConflictTableView(
                models.findings(), models.decisions(), models.selection(), textSize));
  }

  private LowerTab hazards() {
    return new LowerTab(
        TabName.HAZARDS,
        HazardTab.hazardsIn(models.findings()),
        () -> new HazardTab(models.findings(), models.selection(), explainHazard));
  }

  private LowerTab rules() {
    return new LowerTab(
        TabName.RULES, new SimpleObjectProperty<>(0), () -> new RulesTab(models.rules(), textSize));
  }

  private LowerTab dialects() {
    return new LowerTab(
            TabName.DIALECTS,
            DialectTab.differencesIn(models.dialects()),
            () -> new DialectTab(models.dialects(), models.selection(), textSize))
        .with(DialectTab.tools(models.dialects()));
  }

  private LowerTab serverSide() {
    return new LowerTab(
            TabName.SERVER_SIDE,
            ServerSideTab.changesIn(models.serverSide()),
            () -> new ServerSideTab(models.serverSide(), models.selection(), textSize))
        .with(ServerSideTab.tools(models.serverSide()));
  }

  private LowerTab schema() {
    return new LowerTab(
            TabName.SCHEMA,
            SchemaTab.ownRules(models.documents().schemas()),
            () -> new SchemaTab(models.schema(), models.selection(), textSize))
        .with(SchemaTab.tools(models.schema().tree()))
        .beside(this::schemaSide);
  }

  private LowerTab.Beside schemaSide() {
    SchemaSide side = new SchemaSide(models.schema(), textSize);
    sideMade.accept(side);
    return new LowerTab.Beside(side, side::focusPanel);
  }

  /** Shows other results beside the result while somebody compares them. */
  void showBesideResult(Arrangement arrangement) {
    DialectResult dialect =
        new DialectResult(models.dialects(), models.comparison(), models.selection(), textSize);
    models
        .dialects()
        .besideProperty()
        .map(beside -> beside.<Region>map(each -> dialect))
        .subscribe(arrangement::showBeside);
    WithoutOwnRules without =
        new WithoutOwnRules(
            models.schema().effect(), models.comparison(), models.selection(), textSize);
    models
        .schema()
        .effect()
        .bothProperty()
        .subscribe(
            (before, both) ->
                arrangement.showBeside(both ? Optional.of(without) : Optional.empty()));
  }
}
