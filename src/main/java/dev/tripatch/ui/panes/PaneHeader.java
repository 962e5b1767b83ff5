package dev.tripatch.ui.panes;

import dev.tripatch.ui.settings.Styles;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.BooleanBinding;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.value.ObservableBooleanValue;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;

/** The header of a pane. Where it is too narrow, it does without some of its parts. */
final class PaneHeader extends HBox {

  private final Label title;
  private final List<Dispensable> dispensable = new ArrayList<>();
  private final Set<Node> stopgaps = new HashSet<>();

  /** A part to do without, if need be, and whether there is room for it. */
  private static final class Dispensable {

    private final Node node;
    private final ObservableBooleanValue wanted;
    private final boolean isCut;
    private final ReadOnlyBooleanWrapper hasRoom = new ReadOnlyBooleanWrapper(true);

    /** A part that goes, or that is cut, where there is no room for all of it. */
    Dispensable(Node node, ObservableBooleanValue wanted, boolean isCut) {
      this.node = node;
      this.wanted = wanted;
      this.isCut = isCut;
    }

    double width() {
      return node.prefWidth(-1) - (isCut ? node.minWidth(-1) : 0);
    }
  }

  /** A header that begins with a title. */
  PaneHeader(Label title) {
    super(title);
    this.title = title;
    getStyleClass().add("pane-header");
  }

  /** Shows tabs in the place of the title, or the title again. */
  void showTabs(Node tabs, boolean wanted) {
    boolean isShown = getChildren().getFirst().equals(tabs);
    if (wanted && !isShown) {
      getChildren().addFirst(tabs);
    } else if (!wanted && isShown) {
      getChildren().removeFirst();
    }
    Styles.setShown(title, !wanted);
  }

  /** Puts a part at the right end. */
  void addAtEnd(Node part) {
    getChildren().add(part);
  }

  /**
   * Does without a part where there is no room; the one that was named first goes first.
   *
   * @param wanted whether it is to be seen if there is room
   * @return whether there is room for it
   */
  ReadOnlyBooleanProperty hideWhenNarrow(Node part, ObservableBooleanValue wanted) {
    Dispensable added = new Dispensable(part, wanted, false);
    dispensable.add(added);
    wanted.addListener((property, before, now) -> requestLayout());
    BooleanBinding isSeen = Bindings.and(wanted, added.hasRoom);
    part.managedProperty().bind(isSeen);
    // Not made invisible: what is invisible is not styled, and cannot say how wide it would be.
    part.opacityProperty().bind(Bindings.when(isSeen).then(1).otherwise(0));
    part.disableProperty().bind(isSeen.not());
    part.mouseTransparentProperty().bind(isSeen.not());
    return added.hasRoom.getReadOnlyProperty();
  }

  /** Cuts a part where there is no room for all of it, once what was named before it is gone. */
  void cutWhenNarrow(Node part) {
    dispensable.add(new Dispensable(part, part.visibleProperty(), true));
  }

  /**
   * Shows a narrow part in the place of a wide one where there is no room for that. Both are behind
   * the title.
   */
  void addEither(Node wide, Node narrow) {
    getChildren().addAll(getChildren().indexOf(title) + 1, List.of(wide, narrow));
    stopgaps.add(narrow);
    ReadOnlyBooleanProperty isWide = hideWhenNarrow(wide, new SimpleBooleanProperty(true));
    narrow.visibleProperty().bind(isWide.not());
    narrow.managedProperty().bind(isWide.not());
  }

  /** What it can do without claims no width; else a narrow pane would cut off its end. */
  @Override
  protected double computeMinWidth(double height) {
    double narrow = stopgaps.stream().mapToDouble(part -> part.minWidth(-1) + getSpacing()).sum();
    return snappedLeftInset() + snappedRightInset() + indispensable() + narrow;
  }

  @Override
  protected void layoutChildren() {
    double room = getWidth() - snappedLeftInset() - snappedRightInset() - indispensable();
    for (int i = 0; i < dispensable.size(); i++) {
      double wanted =
          dispensable.subList(i, dispensable.size()).stream()
              .filter(part -> part.wanted.get())
              .mapToDouble(part -> part.width() + getSpacing())
              .sum();
      dispensable.get(i).hasRoom.set(wanted <= room);
    }
    super.layoutChildren();
  }

  private double indispensable() {
    return getManagedChildren().stream()
        .filter(child -> !stopgaps.contains(child))
        .filter(
            child -> dispensable.stream().noneMatch(part -> !part.isCut && part.node.equals(child)))
        .mapToDouble(child -> child.minWidth(-1) + getSpacing())
        .sum();
  }
}
