package dev.tripatch.ui.editor;

import dev.tripatch.ui.editor.line.LineCell;
import dev.tripatch.ui.theme.Styles;
import java.util.Optional;
import javafx.geometry.Bounds;
import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.layout.Region;
import javafx.scene.shape.Circle;

/** What is drawn over an editor while items are dragged. It takes no click and moves no line. */
final class ItemDragMarks {

  private static final double DOT = 1.1;
  private static final double STEP = 3.6;
  private static final double LEFT = 3;
  private static final double STROKE = 2;

  private final PaneEditor editor;
  private final Group grip = Styles.named(new Group(), "item-grip");
  private final Region dragged = new Region();
  private final Region drop = Styles.named(new Region(), "item-drop", "item-drop");

  ItemDragMarks(PaneEditor editor) {
    this.editor = editor;
  }

  /** Lies over the editor from now on. */
  void install() {
    for (int dot = 0; dot < 6; dot++) {
      Circle circle =
          Styles.styled(
              new Circle((dot % 2) * STEP, Math.floorDiv(dot, 2) * STEP, DOT), "item-grip");
      grip.getChildren().add(circle);
    }
    dragged.getStyleClass().add("dragged-item");
    for (Node each : new Node[] {dragged, drop, grip}) {
      each.setManaged(false);
      each.setMouseTransparent(true);
      each.setVisible(false);
      editor.getChildren().add(each);
    }
  }

  /** Shows that the item beside a cell can be dragged. */
  void showGrip(LineCell cell) {
    Bounds at = editor.sceneToLocal(cell.localToScene(cell.getLayoutBounds()));
    grip.relocate(at.getMinX() + LEFT, at.getCenterY() - STEP - DOT);
    grip.setVisible(true);
  }

  void hideGrip() {
    grip.setVisible(false);
  }

  /** Marks the item that is dragged, as far as it is in view. */
  void showDragged(Optional<VisibleLines.Stretch> item) {
    dragged.setVisible(item.isPresent());
    item.ifPresent(
        it ->
            dragged.resizeRelocate(
                0,
                top() + it.top(),
                editor.getCenter().getLayoutBounds().getWidth(),
                it.bottom() - it.top()));
  }

  /** Marks the place where the item would go, from the upper edge of the text. */
  void showDrop(Optional<Double> y) {
    drop.setVisible(y.isPresent());
    y.ifPresent(
        it ->
            drop.resizeRelocate(
                0,
                Math.round(top() + it - STROKE / 2),
                editor.getCenter().getLayoutBounds().getWidth(),
                STROKE));
  }

  private double top() {
    return editor.getCenter().getBoundsInParent().getMinY();
  }

  void hideDrop() {
    dragged.setVisible(false);
    drop.setVisible(false);
  }
}
