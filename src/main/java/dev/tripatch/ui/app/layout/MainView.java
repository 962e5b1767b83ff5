package dev.tripatch.ui.app.layout;

import dev.tripatch.hazard.found.HazardKind;
import dev.tripatch.role.Role;
import dev.tripatch.ui.explain.WhyPanel;
import dev.tripatch.ui.merge.DialectResult;
import dev.tripatch.ui.merge.Panes;
import dev.tripatch.ui.merge.table.ConflictTableView;
import dev.tripatch.ui.merge.table.DialectTab;
import dev.tripatch.ui.merge.table.FieldFilter;
import dev.tripatch.ui.merge.table.FieldTable;
import dev.tripatch.ui.merge.table.HazardTab;
import dev.tripatch.ui.merge.table.LowerTab;
import dev.tripatch.ui.merge.table.LowerTabs;
import dev.tripatch.ui.merge.table.RulesTab;
import dev.tripatch.ui.merge.table.ServerSideTab;
import dev.tripatch.ui.merge.table.TabName;
import dev.tripatch.ui.model.ComparisonViewModel;
import dev.tripatch.ui.model.ComposerViewModel;
import dev.tripatch.ui.model.DialectsViewModel;
import dev.tripatch.ui.model.Documents;
import dev.tripatch.ui.model.FilterViewModel;
import dev.tripatch.ui.model.FindingsViewModel;
import dev.tripatch.ui.model.SelectionViewModel;
import dev.tripatch.ui.model.ServerSideViewModel;
import dev.tripatch.ui.model.decision.DecisionsViewModel;
import dev.tripatch.ui.model.rules.RulesViewModel;
import dev.tripatch.ui.model.schema.SchemaModels;
import dev.tripatch.ui.schema.SchemaSide;
import dev.tripatch.ui.schema.SchemaTab;
import dev.tripatch.ui.schema.WithoutOwnRules;
import dev.tripatch.ui.theme.Appearance;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Stream;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.value.ObservableIntegerValue;
import javafx.scene.Node;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

/** Everything in the window but its menu: bar, panes, tables, Why panel, status. */
public final class MainView extends BorderPane {

  private final Panes panes;
  private final FilterViewModel filter;
  private final LowerTabs tables = new LowerTabs();
  private final WhyPanel why;
  private final ReasonPlace reasons;
  private final Arrangement arrangement;
  private final StatusBar status;
  private final VBox top = new VBox();
  private List<Node> topBars = List.of();
  private final WindowParts parts;
  private List<Node> endParts = List.of();
  private Consumer<SchemaSide> sideMade = side -> {};

  /** A view of these models; {@code explainHazard} opens the page about a kind of hazard. */
  public MainView(
      Documents documents,
      ComparisonViewModel comparison,
      ComposerViewModel composer,
      DialectsViewModel dialects,
      ServerSideViewModel serverSide,
      SelectionViewModel selection,
      FindingsViewModel findings,
      DecisionsViewModel decisions,
      SchemaModels schema,
      RulesViewModel rules,
      Consumer<HazardKind> explainHazard,
      Appearance appearance) {
    ObservableIntegerValue textSize = appearance.shownTextSizeProperty();
    panes = new Panes(documents, comparison, composer, selection, findings, textSize);
    filter = new FilterViewModel(comparison);
    panes.folding().follow(filter);
    tables.add(
        new LowerTab(
            TabName.FIELDS,
            FieldTable.changesIn(comparison),
            () -> new FieldTable(comparison, selection, decisions, filter, textSize)),
        new FieldFilter(filter));
    tables.add(
        new LowerTab(
            TabName.CONFLICTS,
            ConflictTableView.conflictsIn(findings),
            () -> new ConflictTableView(findings, decisions, selection, textSize)));
    tables.add(
        new LowerTab(
            TabName.HAZARDS,
            HazardTab.hazardsIn(findings),
            () -> new HazardTab(findings, selection, explainHazard)));
    tables.add(
        new LowerTab(
            TabName.RULES, new SimpleObjectProperty<>(0), () -> new RulesTab(rules, textSize)));
    tables.add(
        new LowerTab(
            TabName.DIALECTS,
            DialectTab.differencesIn(dialects),
            () -> new DialectTab(dialects, selection, textSize)),
        DialectTab.tools(dialects));
    tables.add(
        new LowerTab(
            TabName.SERVER_SIDE,
            ServerSideTab.changesIn(serverSide),
            () -> new ServerSideTab(serverSide, selection, textSize)),
        ServerSideTab.tools(serverSide));
    tables.add(
        new LowerTab(
            TabName.SCHEMA,
            SchemaTab.ownRules(documents.schemas()),
            () -> new SchemaTab(schema, selection, textSize)),
        SchemaTab.tools(schema.tree()));
    why = new WhyPanel(selection, dialects, serverSide, findings);
    reasons = new ReasonPlace(why, () -> makeSide(schema, textSize));
    tables.chosenProperty().subscribe(tab -> showReasons(tab));
    arrangement = new Arrangement(panes, tables, reasons);
    panes.setUncover(arrangement::uncover);
    DialectResult dialectResult = new DialectResult(dialects, comparison, selection, textSize);
    dialects
        .besideProperty()
        .map(beside -> beside.<Region>map(each -> dialectResult))
        .subscribe(arrangement::showBeside);
    WithoutOwnRules without = new WithoutOwnRules(schema.effect(), comparison, selection, textSize);
    schema
        .effect()
        .bothProperty()
        .subscribe(
            (before, both) ->
                arrangement.showBeside(both ? Optional.of(without) : Optional.empty()));
    status = new StatusBar(comparison, documents.secrets(), documents.schemas(), panes, appearance);
    parts = new WindowParts(this, reasons);
    setTop(top);
    setCenter(arrangement);
    setBottom(status);
  }

  private SchemaSide makeSide(SchemaModels schema, ObservableIntegerValue textSize) {
    SchemaSide side = new SchemaSide(schema, textSize);
    sideMade.accept(side);
    return side;
  }

  /** Gets what stands beside the schema, when it is made. */
  public void onSchemaSide(Consumer<SchemaSide> handler) {
    sideMade = handler;
  }

  private void showReasons(Optional<TabName> tab) {
    if (tab.equals(Optional.of(TabName.SCHEMA))) {
      reasons.showSchema();
    } else {
      reasons.showWhy();
    }
  }

  /** Puts menu and bars on top, in order. */
  public void setTopBars(Node... bars) {
    topBars = List.of(bars);
    top.getChildren().setAll(bars);
  }

  /** Whatever is around panes, tables and notices: menu, bars, sides. */
  public List<Node> outerParts() {
    return Stream.concat(
            topBars.stream(),
            Stream.of(getBottom(), getLeft(), getRight()).filter(Objects::nonNull))
        .toList();
  }

  /** Puts a notice below the bars. */
  public void addNotice(Node notice) {
    top.getChildren().add(notice);
  }

  /** Puts something beside all panes, with a divider behind it. */
  public void showBeside(Region content) {
    setLeft(new SideBar(content, arrangement, widthProperty()));
  }

  /**
   * Puts something behind all panes.
   *
   * @param parts what the keyboard goes through in it
   */
  public void showAtEnd(Region content, List<Node> parts) {
    content.prefWidthProperty().unbind();
    content
        .prefWidthProperty()
        .bind(widthProperty().map(width -> Math.clamp(width.doubleValue() * 0.26, 270, 440)));
    endParts = List.copyOf(parts);
    setRight(content);
  }

  /** Takes away what is behind all panes. */
  public void hideAtEnd() {
    endParts = List.of();
    setRight(null);
  }

  /** What the keyboard goes through behind all panes. */
  List<Node> endParts() {
    return endParts;
  }

  /** What is on top, in order: menu, bars, notices. */
  List<Node> topBars() {
    return top.getChildren();
  }

  /** Gives the keyboard to the next part of the window, or to the one before if negative. */
  public void focusNextPart(int by) {
    parts.goOn(by);
  }

  /** Takes a notice away. */
  public void removeNotice(Node notice) {
    top.getChildren().remove(notice);
  }

  /** Which fields the table shows, and the panes if they follow it. */
  public FilterViewModel filter() {
    return filter;
  }

  /** The five panes. */
  public Panes panes() {
    return panes;
  }

  /** The tabs below the panes. */
  public LowerTabs tables() {
    return tables;
  }

  /** The panel that explains the selected field. */
  public WhyPanel why() {
    return why;
  }

  /** Shows the panel that explains the selected field and gives it the keyboard. */
  public void focusWhy() {
    reasons.showWhy();
    why.focusText();
  }

  /** Shows the rule behind the selected field and gives the keyboard to its choices. */
  public void focusAnnotation() {
    arrangement.restore();
    tables.choose(TabName.SCHEMA);
    reasons.showSchema();
    reasons.schema().focusPanel();
  }

  /** What brings back which panes and which table are seen, and the pane that was used last. */
  public Runnable setAside() {
    Runnable seen = arrangement.setAside();
    Optional<TabName> table = tables.chosenProperty().get();
    Role pane = panes.activeProperty().get();
    return () -> {
      table.ifPresent(tables::choose);
      if (panes.activeProperty().get() != pane) {
        arrangement.uncover(pane);
        panes.focus(pane);
      }
      seen.run();
    };
  }

  /** How the parts share the room. */
  public Arrangement arrangement() {
    return arrangement;
  }

  /** The bar at the bottom, which says what was done. */
  public StatusBar status() {
    return status;
  }
}
