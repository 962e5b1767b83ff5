package dev.tripatch.ui.window.layout;

import dev.tripatch.json.Role;
import dev.tripatch.ui.panes.Panes;
import dev.tripatch.ui.panes.table.LowerTabs;
import dev.tripatch.ui.settings.Appearance;
import dev.tripatch.ui.window.layout.RoomPlan.RoomParts;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.geometry.Rectangle2D;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.layout.Region;

/**
 * Where the panes are. Any pane can fill the whole place for a while; otherwise the size alone
 * decides ({@link Rooms}; {@link ComposingRooms} while a patch is composed), at each layout again.
 * Nothing moves to another parent, so that panes keep what they show, and where dividers are wanted
 * is never changed by layout.
 */
public final class Arrangement extends Region {

  /** The size of text that {@link Rooms} are measured in. */
  private static final double USUAL_TEXT = Appearance.DEFAULT_TEXT_SIZE;

  private final Panes panes;
  private final LowerTabs tables;
  private final Region why;
  private final Map<Divider, DividerGrip> grips = new EnumMap<>(Divider.class);
  private final ReadOnlyObjectWrapper<Dividers> dividers =
      new ReadOnlyObjectWrapper<>(Dividers.FIRST);
  private Role left = Role.LOCAL;
  private Role right = Role.LIVE;
  private Role source = Role.LIVE;
  private Role other = Role.LIVE;
  private boolean isComposing;
  private boolean isLiveHidden;
  private boolean isAudience;
  private Optional<Region> beside = Optional.empty();
  private Optional<Role> maximized = Optional.empty();

  Arrangement(Panes panes, LowerTabs tables, Region why) {
    this.panes = panes;
    this.tables = tables;
    this.why = why;
    getStyleClass().add("arrangement");
    for (Divider divider : Divider.values()) {
      grips.put(divider, new DividerGrip(divider, this::move));
    }
    for (Role pane : Role.values()) {
      panes.view(pane).setOnHeaderDoubleClick(() -> toggleMaximized(pane));
      panes.view(pane).setOnTab(this::goTo);
    }
    panes.activeProperty().subscribe(this::choose);
    panes.textSizeProperty().subscribe((before, now) -> requestLayout());
  }

  /**
   * Shows the panes, once this has a scene that is dressed: lines of text get their styles when
   * they come into a scene, and find no colours before.
   */
  public void begin() {
    arrange();
  }

  /** What may be seen comes into the scene, in the order in which the keyboard goes through it. */
  private void arrange() {
    List<Node> wanted = maximized.isPresent() ? List.of(viewOf(maximized.get())) : all();
    getChildren().removeIf(child -> !wanted.contains(child));
    for (int i = 0; i < wanted.size(); i++) {
      if (!getChildren().contains(wanted.get(i))) {
        getChildren().add(i, wanted.get(i));
      }
    }
    requestLayout();
  }

  private Region viewOf(Role pane) {
    return panes.view(pane);
  }

  private List<Node> all() {
    List<Node> all = new ArrayList<>();
    Stream.of(Role.values()).map(panes::view).forEach(all::add);
    beside.ifPresent(all::add);
    all.add(tables);
    all.add(why);
    all.addAll(grips.values());
    return all;
  }

  @Override
  protected void layoutChildren() {
    RoomPlan rooms = rooms();
    for (Role pane : Role.values()) {
      panes.view(pane).showTabs(maximized.isPresent() ? List.of() : rooms.tabs(pane));
    }
    show(plan(rooms));
  }

  private void show(FloorPlan plan) {
    Map<Node, Rectangle2D> seen = new HashMap<>(plan.places());
    for (FloorPlan.Line line : plan.lines()) {
      DividerGrip grip = Objects.requireNonNull(grips.get(line.divider()));
      seen.put(grip, grip.placeOn(line));
    }
    for (Node child : getChildren()) {
      Rectangle2D place = seen.get(child);
      child.setVisible(place != null);
      if (place != null) {
        child.resizeRelocate(place.getMinX(), place.getMinY(), place.getWidth(), place.getHeight());
      }
    }
  }

  private RoomPlan rooms() {
    double scale = Math.max(1, panes.textSizeProperty().get() / USUAL_TEXT);
    RoomParts parts =
        new RoomParts(this::viewOf, beside, tables, why, getWidth(), getHeight(), scale);
    return isComposing
        ? new ComposingRooms(parts, source, other)
        : new Rooms(parts, left, right, isLiveHidden);
  }

  private FloorPlan plan(RoomPlan rooms) {
    Area area =
        maximized
            .<Area>map(pane -> new Area.Filled(viewOf(pane)))
            .orElseGet(() -> isAudience && rooms.isScarce() ? rooms.panesOnly() : rooms.area());
    return new FloorPlan(area, getWidth(), getHeight(), dividers.get(), this::snapPositionX);
  }

  /**
   * A divider is wanted where it is drawn then: what is beyond the least sizes cannot be wanted.
   */
  private void move(Divider divider, double place) {
    want(divider, place);
    plan(rooms()).lines().stream()
        .filter(line -> line.divider() == divider)
        .forEach(line -> want(divider, line.drawnAt()));
    requestLayout();
  }

  /** A divider is wanted somewhere, from 0 to 1 of what it divides. */
  void want(Divider divider, double place) {
    dividers.set(dividers.get().with(divider, place));
  }

  /** The pane that was used last is the one that is seen where panes are tabs. */
  private void choose(Role active) {
    if (isComposing) {
      chooseBesidePatch(active);
    } else {
      switch (active) {
        case LAST_APPLIED, LOCAL -> left = active;
        case LIVE, PATCH, RESULT -> right = active;
      }
    }
    requestLayout();
  }

  private void chooseBesidePatch(Role active) {
    if (active != Role.PATCH) {
      other = active;
      source = active == Role.RESULT ? source : active;
    }
  }

  /** Before an audience the panes come first: tables come back when somebody goes to them. */
  public void showToAudience(boolean wanted) {
    isAudience = wanted;
    requestLayout();
  }

  /** Begins with live, the patch and its result in view, or brings back what was seen before. */
  void compose(boolean wanted) {
    if (wanted != isComposing) {
      isComposing = wanted;
      source = Role.LIVE;
      other = Role.LIVE;
      requestLayout();
    }
  }

  private void goTo(Role pane) {
    uncover(pane);
    panes.focus(pane);
  }

  /** Gives a pane the whole place, or brings all panes back. */
  public void toggleMaximized(Role pane) {
    maximized = maximized.isPresent() ? Optional.empty() : Optional.of(pane);
    arrange();
    uncover(pane);
    panes.focus(pane);
  }

  /** Brings a pane out of its tab, unless one has the whole place. */
  public void prefer(Role pane) {
    if (maximized.isEmpty()) {
      choose(pane);
    }
  }

  /** Brings a pane into view: out of its tab, or from behind a maximised one. */
  public void uncover(Role pane) {
    if (maximized.isPresent() && !maximized.get().equals(pane)) {
      restore();
    }
    isLiveHidden &= pane != Role.LIVE;
    choose(pane);
    // What is not seen does not get the keyboard, and the next layout comes later.
    viewOf(pane).setVisible(true);
  }

  /** Leaves live out, which is the same as last applied, until somebody wants to see it. */
  public void hideLive() {
    isLiveHidden = true;
    requestLayout();
  }

  /** What brings back which panes are seen. */
  public Runnable setAside() {
    Role shownLeft = left;
    Role shownRight = right;
    Role shownSource = source;
    Role shownOther = other;
    Optional<Role> whole = maximized;
    return () -> {
      left = shownLeft;
      right = shownRight;
      source = shownSource;
      other = shownOther;
      maximized = whole;
      arrange();
    };
  }

  /** Shows something beside the result, or nothing. The keyboard stays where it is. */
  public void showBeside(Optional<Region> wanted) {
    if (!wanted.equals(beside)) {
      Optional<Node> focused = Optional.ofNullable(getScene()).map(Scene::getFocusOwner);
      beside = wanted;
      restore();
      focused.ifPresent(Node::requestFocus);
    }
  }

  /** What is beside the result, if anything. */
  Optional<Region> beside() {
    return beside;
  }

  /** Brings everything back if the panes, or one of them, have the whole place. */
  public void restore() {
    maximized = Optional.empty();
    isAudience = false;
    arrange();
  }

  /** Puts everything where it is at first. */
  public void reset() {
    dividers.set(Dividers.FIRST);
    restore();
  }

  /** Puts the dividers somewhere. */
  public void place(Dividers wanted) {
    dividers.set(wanted);
    requestLayout();
  }

  /** Where the person wants the dividers. */
  public Dividers dividers() {
    return dividers.get();
  }

  /** The same as it changes. */
  ReadOnlyObjectProperty<Dividers> dividersProperty() {
    return dividers.getReadOnlyProperty();
  }
}
