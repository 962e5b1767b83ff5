package dev.tripatch.ui.window.layout;

import dev.tripatch.json.Role;
import dev.tripatch.ui.panes.Panes;
import dev.tripatch.ui.panes.model.FilterViewModel;
import dev.tripatch.ui.panes.table.LowerTab;
import dev.tripatch.ui.panes.table.LowerTabs;
import dev.tripatch.ui.settings.Bounded;
import dev.tripatch.ui.settings.Styles;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;
import javafx.beans.binding.Bindings;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.value.ObservableDoubleValue;
import javafx.geometry.Orientation;
import javafx.geometry.Rectangle2D;
import javafx.scene.Node;
import javafx.scene.control.MenuBar;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;

/**
 * Everything in the window but its menu: bar, panes, tables, Why panel, status; or in their place a
 * room that covers them.
 */
public final class MainView extends BorderPane {

  /** In a window of this width there is room for text that is easy to read, and for two panes. */
  private static final double READABLE_FROM = 1200;

  /** How much of the window notices may take. */
  private static final double MOST_NOTICES = 0.33;

  /** The least width of two panes with their headers, in sizes of text. */
  private static final double TWO_PANES = 38;

  private final Panes panes;
  private final FilterViewModel filter;
  private final LowerTabs tables;
  private final Node why;
  private final ReasonPlace reasons;
  private final Arrangement arrangement;
  private final StatusBar status;
  private final VBox top = new VBox();
  private final VBox bars = new VBox();
  private final VBox notices = new VBox();
  private final Bounded noticesPlace = new Bounded(notices, () -> getHeight() * MOST_NOTICES);
  private final BorderPane middle = new BorderPane();
  private final StackPane center = new StackPane(middle);
  private List<Node> topBars = List.of();
  private final WindowParts parts;
  private List<Node> endParts = List.of();
  private final BooleanProperty presenting = new SimpleBooleanProperty();
  private Optional<Room> room = Optional.empty();

  /**
   * What covers the documents.
   *
   * @param content what is seen
   * @param parts what the keyboard goes through in it
   * @param covered brings back what it covers
   */
  private record Room(Region content, List<Node> parts, List<Node> outer, Runnable covered) {}

  /**
   * A view of these parts.
   *
   * @param filter which fields the tables show, and the panes if they follow it
   * @param why what is beside the tabs without a neighbour
   */
  public MainView(Panes panes, FilterViewModel filter, LowerTab.Beside why, StatusBar status) {
    this.panes = panes;
    this.filter = filter;
    this.why = why.node();
    this.status = status;
    panes.folding().follow(filter);
    tables = new LowerTabs();
    reasons = new ReasonPlace(why);
    tables.chosenProperty().subscribe(reasons::show);
    arrangement = new Arrangement(panes, tables, reasons);
    panes.setUncover(arrangement::uncover);
    parts = new WindowParts(this, reasons);
    Styles.showWhile(noticesPlace, Bindings.isNotEmpty(notices.getChildren()));
    setTop(top);
    middle.setCenter(arrangement);
    setCenter(center);
    setBottom(status);
  }

  /** Puts menu and bars on top, in order. */
  public void setTopBars(MenuBar menu, Node... others) {
    topBars = Stream.concat(Stream.of(menu), Stream.of(others)).toList();
    bars.getChildren().setAll(others);
    top.getChildren().setAll(menu, bars, noticesPlace);
  }

  /**
   * Covers the documents, and all bars but the menu, with something else.
   *
   * @param wanted what the keyboard goes through in it
   */
  public void openRoom(Region content, List<Node> wanted) {
    cover(content, wanted);
    top.getChildren().remove(noticesPlace);
  }

  /** The same below notices, which are as important in it. */
  public void openRoomBelowNotices(Region content, List<Node> wanted) {
    cover(content, Stream.concat(Stream.of(noticesPlace), wanted.stream()).toList());
  }

  private void cover(Region content, List<Node> wanted) {
    closeRoom();
    Node left = getLeft();
    Node right = getRight();
    room =
        Optional.of(
            new Room(
                content,
                List.copyOf(wanted),
                outerParts(),
                () -> {
                  setLeft(left);
                  setRight(right);
                  setBottom(status);
                  center.getChildren().remove(content);
                  middle.setVisible(true);
                  top.getChildren().setAll(topBars.getFirst(), bars, noticesPlace);
                }));
    setLeft(null);
    setRight(null);
    setBottom(null);
    top.getChildren().remove(bars);
    // It stays in the scene: lines that come into a text elsewhere find no colours.
    middle.setVisible(false);
    center.getChildren().add(content);
  }

  /** Shows the documents and the bars again, as they were. */
  public void closeRoom() {
    room.map(Room::covered).ifPresent(Runnable::run);
    room = Optional.empty();
  }

  /** Whether something covers the documents. */
  public boolean isCovered() {
    return room.isPresent();
  }

  /** Whether this covers the documents. */
  public boolean isCoveredBy(Region content) {
    return room.filter(each -> each.content().equals(content)).isPresent();
  }

  /** What the keyboard goes through in what covers the documents; empty if nothing does. */
  Optional<List<Node>> roomParts() {
    return room.map(Room::parts);
  }

  /**
   * Gives the patch the room that whoever writes it needs, or brings back what was seen before.
   *
   * @param problems the tab that is shown meanwhile
   */
  public void compose(boolean wanted, String problems) {
    arrangement.compose(wanted);
    if (wanted) {
      tables.showInstead(problems);
    } else {
      tables.back(problems);
    }
  }

  /** Puts a line over the panes, beside what is beside them. */
  public void setPathLine(Node line) {
    middle.setTop(line);
  }

  /** The line over the panes, if there is one. */
  Optional<Node> pathLine() {
    return Optional.ofNullable(middle.getTop());
  }

  /** Whatever is around panes, tables, notices and what is after all panes: menu, bars, side. */
  public List<Node> outerParts() {
    return room.map(Room::outer).orElseGet(this::shownOuterParts);
  }

  private List<Node> shownOuterParts() {
    return Stream.concat(
            topBars.stream(), Stream.of(getBottom(), getLeft()).filter(Objects::nonNull))
        .toList();
  }

  /** Puts a notice below the bars, before those that are there. */
  public void addNotice(Node notice) {
    notices.getChildren().addFirst(notice);
  }

  /** Puts something beside all panes, with a divider after it. */
  public void showBeside(Region content) {
    setLeft(new SideBar(content, arrangement, widthProperty()));
  }

  /**
   * Puts something after all panes.
   *
   * @param parts what the keyboard goes through in it
   */
  public void showAtEnd(Region content, List<Node> parts) {
    content.prefWidthProperty().unbind();
    content
        .prefWidthProperty()
        .bind(
            Bindings.createDoubleBinding(
                () -> widthAtEnd(getWidth(), panes.textSizeProperty().get()),
                widthProperty(),
                panes.textSizeProperty()));
    endParts = List.copyOf(parts);
    setRight(content);
  }

  /** What one reads there has lines that are long enough, where two panes have room beside it. */
  private static double widthAtEnd(double window, int textSize) {
    double least = Math.clamp(window * 0.26, 270, 440);
    double left = window - TWO_PANES * textSize;
    return window < READABLE_FROM
        ? least
        : Math.clamp(left, least, Math.clamp(window * 0.26, 500, 560));
  }

  /** Removes what is after all panes. */
  public void hideAtEnd() {
    endParts = List.of();
    setRight(null);
  }

  /** What the keyboard goes through after all panes. */
  List<Node> endParts() {
    return endParts;
  }

  /** What is below the menu, in order: bars, notices. */
  List<Node> topBars() {
    return Stream.concat(bars.getChildren().stream(), notices.getChildren().stream()).toList();
  }

  /** Gives the keyboard to the next part of the window, or to the one before if negative. */
  public void focusNextPart(int by) {
    parts.goOn(by);
  }

  /** Takes a notice away. */
  public void removeNotice(Node notice) {
    notices.getChildren().remove(notice);
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
  public Node why() {
    return why;
  }

  /** Shows the panel that explains the selected field and gives it the keyboard. */
  public void focusWhy() {
    reasons.show(Optional.empty());
    reasons.focus();
  }

  /** Chooses a tab and gives the keyboard to what is beside it. */
  public void focusBeside(String tab) {
    arrangement.restore();
    tables.choose(tab);
    reasons.show(tables.chosenProperty().get());
    reasons.focus();
  }

  /** What brings back which panes and which table are seen, and the pane that was used last. */
  public Runnable setAside() {
    Runnable seen = arrangement.setAside();
    Optional<LowerTab> table = tables.chosenProperty().get();
    Role pane = panes.activeProperty().get();
    return () -> {
      table.map(LowerTab::id).ifPresent(tables::choose);
      if (panes.activeProperty().get() != pane) {
        arrangement.uncover(pane);
        panes.focus(pane);
      }
      seen.run();
    };
  }

  /** Whether an audience sees the window. */
  public BooleanProperty presentingProperty() {
    return presenting;
  }

  /** How the parts share the room. */
  public Arrangement arrangement() {
    return arrangement;
  }

  /** The bar at the bottom, which says what was done. */
  public StatusBar status() {
    return status;
  }

  /** What is beside all panes, as wide as the person drags it. */
  private static final class SideBar extends Region {

    /** What is less cannot be read, and what is more leaves the panes no room. */
    private static final double LEAST = 170;

    private static final double MOST_OF_WINDOW = 0.5;

    private final Region content;
    private final DividerGrip grip;
    private final Arrangement arrangement;
    private final ObservableDoubleValue window;

    /**
     * A bar.
     *
     * @param window the width of the window
     */
    SideBar(Region content, Arrangement arrangement, ObservableDoubleValue window) {
      this.content = content;
      this.arrangement = arrangement;
      this.window = window;
      grip = new DividerGrip(Divider.OBJECTS, this::move);
      grip.setId("objects-divider");
      getChildren().addAll(content, grip);
      arrangement.dividersProperty().subscribe(now -> requestLayout());
      window.subscribe(now -> requestLayout());
    }

    private void move(Divider divider, double place) {
      arrangement.want(divider, widthAt(place) / Math.max(1, window.get()));
    }

    private double widthAt(double place) {
      double most = Math.max(LEAST, window.get() * MOST_OF_WINDOW);
      return Math.rint(Math.clamp(place * window.get(), LEAST, most));
    }

    @Override
    protected double computePrefWidth(double height) {
      return widthAt(arrangement.dividers().of(Divider.OBJECTS));
    }

    @Override
    protected double computeMinWidth(double height) {
      return computePrefWidth(height);
    }

    @Override
    protected void layoutChildren() {
      double line = getWidth() - Area.THICKNESS;
      content.resizeRelocate(0, 0, line, getHeight());
      Rectangle2D drawn = new Rectangle2D(line, 0, Area.THICKNESS, getHeight());
      Rectangle2D taken =
          grip.placeOn(
              new FloorPlan.Line(
                  Divider.OBJECTS, Orientation.HORIZONTAL, 0, Math.max(1, window.get()), drawn));
      grip.resizeRelocate(
          taken.getMinX(),
          taken.getMinY(),
          Math.min(taken.getWidth(), getWidth() - taken.getMinX()),
          taken.getHeight());
    }
  }
}
