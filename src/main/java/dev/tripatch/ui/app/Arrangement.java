package dev.tripatch.ui.app;

import dev.tripatch.highlight.Pane;
import dev.tripatch.ui.explain.WhyPanel;
import dev.tripatch.ui.merge.LowerTabs;
import dev.tripatch.ui.merge.PaneView;
import dev.tripatch.ui.merge.Panes;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import javafx.application.Platform;
import javafx.geometry.Orientation;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.SplitPane;
import javafx.scene.control.Tab;
import javafx.scene.control.TabPane;
import javafx.scene.control.skin.SplitPaneSkin;
import javafx.scene.layout.BorderPane;
import org.jspecify.annotations.Nullable;

/**
 * Where the panes stand: three documents on top, patch and result below them, then the tables and
 * the Why panel. In a narrow window the documents are tabs. Any pane can fill the whole place for a
 * while.
 */
final class Arrangement extends BorderPane {

  /** A window narrower than this has tabs instead of three slivers. */
  private static final double NARROW = 1000;

  private final Panes panes;
  private final LowerTabs tables;
  private final WhyPanel why;
  private final TabPane tabs = new TabPane();
  private SplitPane documents = new SplitPane();
  private SplitPane outcome = split();
  private SplitPane reasons = new SplitPane();
  private SplitPane rows = new SplitPane();
  private Dividers dividers = Dividers.DEFAULT;
  private boolean narrow;
  private Optional<Node> beside = Optional.empty();
  private @Nullable Pane maximized;

  Arrangement(Panes panes, LowerTabs tables, WhyPanel why) {
    this.panes = panes;
    this.tables = tables;
    this.why = why;
    tabs.setTabClosingPolicy(TabPane.TabClosingPolicy.UNAVAILABLE);
    for (Pane pane : Pane.values()) {
      panes.view(pane).setOnHeaderDoubleClick(() -> toggleMaximized(pane));
    }
    arrange();
    widthProperty().subscribe((before, now) -> adapt(now.doubleValue()));
    panes.activeProperty().subscribe(this::showTab);
  }

  private void adapt(double width) {
    boolean nowNarrow = width > 0 && width < NARROW;
    if (nowNarrow != narrow) {
      dividers = dividers();
      narrow = nowNarrow;
      // Not during layout, which is when widths change: a split pane loses its dividers then.
      Platform.runLater(this::arrange);
    }
  }

  private void arrange() {
    clear();
    Pane filling = maximized;
    if (filling != null) {
      setCenter(panes.view(filling));
      return;
    }
    Node top = narrow ? tabbedDocuments() : splitDocuments();
    outcome = split(outcomeViews());
    reasons = split(tables, why);
    rows = split(top, outcome, reasons);
    rows.setOrientation(Orientation.VERTICAL);
    setCenter(rows);
    place(dividers);
  }

  /**
   * In a window that is seen, with its skin at once: before, what is in it is in no scene and
   * cannot get the keyboard. In a new window that would style texts before their colours are known.
   */
  private SplitPane split(Node... items) {
    SplitPane split = new SplitPane(items);
    if (getScene() != null) {
      split.setSkin(new SplitPaneSkin(split));
    }
    return split;
  }

  /** Takes everything out. Split panes are not used again: emptied, they lose their dividers. */
  private void clear() {
    setCenter(null);
    tabs.getTabs().clear();
    List.of(documents, outcome, reasons, rows).forEach(split -> split.getItems().clear());
  }

  private Node[] outcomeViews() {
    return Stream.concat(
            Stream.of(panes.view(Pane.PATCH), panes.view(Pane.RESULT)), beside.stream())
        .toArray(Node[]::new);
  }

  private Node splitDocuments() {
    documents = split(documentViews().toArray(Node[]::new));
    return documents;
  }

  private Node tabbedDocuments() {
    tabs.getTabs().setAll(documentViews().stream().map(Arrangement::tab).toList());
    showTab(panes.activeProperty().get());
    return tabs;
  }

  private List<PaneView> documentViews() {
    return List.of(panes.view(Pane.LAST_APPLIED), panes.view(Pane.LOCAL), panes.view(Pane.LIVE));
  }

  private static Tab tab(PaneView view) {
    return new Tab(view.pane().title(), view);
  }

  private void showTab(Pane active) {
    tabs.getTabs().stream()
        .filter(tab -> tab.getContent() == panes.view(active))
        .forEach(tabs.getSelectionModel()::select);
  }

  /** Gives a pane the whole place, or brings all panes back. */
  void toggleMaximized(Pane pane) {
    if (maximized == null) {
      dividers = dividers();
      maximized = pane;
    } else {
      maximized = null;
    }
    arrange();
    panes.focus(pane);
  }

  /** Brings a pane into view: out of its tab, or from behind a maximised one. */
  void uncover(Pane pane) {
    if (maximized != null && maximized != pane) {
      maximized = null;
      arrange();
    }
    showTab(pane);
  }

  /** Shows something beside the result, or nothing. The keyboard stays where it is. */
  void showBeside(Optional<Node> wanted) {
    if (!wanted.equals(beside)) {
      Optional<Node> focused = Optional.ofNullable(getScene()).map(Scene::getFocusOwner);
      dividers = dividers();
      beside = wanted;
      maximized = null;
      arrange();
      focused.ifPresent(Node::requestFocus);
    }
  }

  /** Brings all panes back if one has the whole place. */
  void restore() {
    if (maximized != null) {
      maximized = null;
      arrange();
    }
  }

  /** Puts everything where it stands at first. */
  void reset() {
    maximized = null;
    dividers = Dividers.DEFAULT;
    arrange();
  }

  /** Puts the dividers somewhere. */
  void place(Dividers wanted) {
    dividers = wanted;
    rows.setDividerPositions(wanted.topRow(), wanted.middleRow());
    documents.setDividerPositions(wanted.lastApplied(), wanted.local());
    outcome.setDividerPositions(wanted.patch(), (1 + wanted.patch()) / 2);
    reasons.setDividerPositions(wanted.table());
  }

  /** Where the dividers are. */
  Dividers dividers() {
    if (maximized != null || rows.getHeight() <= 0) {
      return dividers;
    }
    double[] row = rows.getDividerPositions();
    double[] document = documents.getDividerPositions();
    boolean split = !narrow && document.length == 2;
    return new Dividers(
        row[0],
        row[1],
        split ? document[0] : dividers.lastApplied(),
        split ? document[1] : dividers.local(),
        outcome.getDividerPositions()[0],
        reasons.getDividerPositions()[0]);
  }
}
