package dev.tripatch.ui.merge;

import java.util.ArrayList;
import java.util.List;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.value.ObservableBooleanValue;
import javafx.scene.Node;
import javafx.scene.layout.HBox;

/** The header of a pane. Where it is too narrow, it does without some of its parts. */
final class PaneHeader extends HBox {

  private final List<Dispensable> dispensable = new ArrayList<>();

  /** A part to do without, if need be, and whether there is room for it. */
  private record Dispensable(
      Node node, ObservableBooleanValue wanted, ReadOnlyBooleanWrapper hasRoom) {

    double width() {
      return wanted.get() ? node.prefWidth(-1) : 0;
    }
  }

  PaneHeader(Node... parts) {
    super(parts);
    getStyleClass().add("pane-header");
  }

  /** Puts a part at the right end. */
  void addAtEnd(Node part) {
    getChildren().add(part);
  }

  /** Puts a part behind the title. */
  void addBehindTitle(Node part) {
    getChildren().add(1, part);
  }

  /**
   * Does without a part where there is no room; the one that was named first goes first.
   *
   * @param wanted whether it is to be seen if there is room
   * @return whether there is room for it
   */
  ReadOnlyBooleanProperty dispenseWith(Node part, ObservableBooleanValue wanted) {
    Dispensable added = new Dispensable(part, wanted, new ReadOnlyBooleanWrapper(true));
    dispensable.add(added);
    wanted.addListener((property, before, now) -> requestLayout());
    part.visibleProperty()
        .bind(javafx.beans.binding.Bindings.and(wanted, added.hasRoom().getReadOnlyProperty()));
    part.managedProperty().bind(part.visibleProperty());
    return added.hasRoom().getReadOnlyProperty();
  }

  @Override
  protected void layoutChildren() {
    double room = getWidth() - snappedLeftInset() - snappedRightInset() - indispensable();
    for (int i = 0; i < dispensable.size(); i++) {
      double wanted =
          dispensable.subList(i, dispensable.size()).stream()
              .filter(part -> part.wanted().get())
              .mapToDouble(part -> part.width() + getSpacing())
              .sum();
      dispensable.get(i).hasRoom().set(wanted <= room);
    }
    super.layoutChildren();
  }

  private double indispensable() {
    return getManagedChildren().stream()
        .filter(child -> dispensable.stream().noneMatch(part -> part.node().equals(child)))
        .mapToDouble(child -> child.minWidth(-1) + getSpacing())
        .sum();
  }
}
