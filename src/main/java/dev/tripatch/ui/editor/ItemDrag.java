package dev.tripatch.ui.editor;

import dev.tripatch.json.FieldPath;
import dev.tripatch.ui.editor.line.LineCell;
import dev.tripatch.ui.settings.Styles;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.BiConsumer;
import javafx.event.EventHandler;
import javafx.geometry.Bounds;
import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.Region;
import javafx.scene.shape.Circle;
import org.jspecify.annotations.Nullable;

/**
 * Moves items of lists with the mouse. Beside the line where an item begins, the gutter shows a
 * grip; dragged from there, the item goes where a line shows between two others of its list. Escape
 * cancels, and so does letting go elsewhere.
 */
public final class ItemDrag {

  /** A hand that only clicks moves the mouse a little, too. */
  private static final double CLICK = 4;

  private final PaneEditor editor;
  private final VisibleLines lines;
  private final BiConsumer<FieldPath, Optional<FieldPath>> mover;
  private final ItemDragMarks marks;
  private final EventHandler<KeyEvent> cancel = this::keyPressed;
  private @Nullable ItemLines pressed;
  private double pressedAt;
  private boolean isDragging;
  private OptionalInt place = OptionalInt.empty();

  /**
   * Dragging in an editor.
   *
   * @param mover gets an item and the one to put it before; empty for the end of the list
   */
  public ItemDrag(PaneEditor editor, BiConsumer<FieldPath, Optional<FieldPath>> mover) {
    this.editor = editor;
    this.lines = editor.visibleLines();
    this.mover = mover;
    this.marks = new ItemDragMarks(editor);
  }

  /** Takes the mouse beside the lines from now on. */
  public void install() {
    marks.install();
    editor.addEventFilter(MouseEvent.MOUSE_MOVED, this::hovered);
    editor.addEventFilter(MouseEvent.MOUSE_EXITED, event -> marks.hideGrip());
    editor.addEventFilter(MouseEvent.MOUSE_PRESSED, this::pressed);
    editor.addEventFilter(MouseEvent.MOUSE_DRAGGED, this::dragged);
    editor.addEventFilter(MouseEvent.MOUSE_RELEASED, this::released);
  }

  private Optional<ItemLines> itemAt(LineCell cell) {
    return lines.text().flatMap(text -> ItemLines.at(text, cell.line()));
  }

  private void hovered(MouseEvent event) {
    Optional<LineCell> cell =
        Gutter.cellAt(event.getTarget()).filter(each -> itemAt(each).isPresent());
    cell.ifPresentOrElse(marks::showGrip, marks::hideGrip);
  }

  private void pressed(MouseEvent event) {
    end();
    Optional<LineCell> cell = Gutter.cellAt(event.getTarget());
    if (event.getButton() == MouseButton.PRIMARY) {
      pressed = cell.flatMap(this::itemAt).orElse(null);
      pressedAt = event.getSceneY();
    }
  }

  private void dragged(MouseEvent event) {
    ItemLines list = pressed;
    if (list == null) {
      return;
    }
    // The text is not selected meanwhile.
    event.consume();
    if (!isDragging && Math.abs(event.getSceneY() - pressedAt) > CLICK) {
      isDragging = true;
      // The focus owner gets the keys.
      editor.getScene().addEventFilter(KeyEvent.KEY_PRESSED, cancel);
    }
    if (isDragging) {
      place = placeAt(list, event);
      marks.showDragged(stretch(list.item()));
      marks.showDrop(place.isPresent() ? dropY(list, place.getAsInt()) : Optional.empty());
    }
  }

  private Optional<VisibleLines.Stretch> stretch(ItemLines.Item item) {
    return lines.inView(item.first(), item.last());
  }

  /** The place nearest to the mouse, if it is among the items of the list. */
  private OptionalInt placeAt(ItemLines list, MouseEvent event) {
    double y = event.getSceneY() - lines.sceneY(0);
    OptionalInt nearest = OptionalInt.empty();
    double least = Double.MAX_VALUE;
    boolean isAmong = false;
    for (int at = 0; at <= list.items().size(); at++) {
      double far = dropY(list, at).map(drop -> Math.abs(drop - y)).orElse(Double.MAX_VALUE);
      if (far < least) {
        nearest = OptionalInt.of(at);
        least = far;
      }
    }
    for (ItemLines.Item item : list.items()) {
      isAmong |= stretch(item).filter(it -> isNear(it, y)).isPresent();
    }
    boolean isBeside =
        editor
            .localToScene(editor.getLayoutBounds())
            .contains(event.getSceneX(), event.getSceneY());
    return isAmong && isBeside ? nearest : OptionalInt.empty();
  }

  private boolean isNear(VisibleLines.Stretch item, double y) {
    return item.top() - lines.rowHeight() <= y && y <= item.bottom() + lines.rowHeight();
  }

  /** Where a place is, from the upper edge of the text; empty if it is not in view. */
  private Optional<Double> dropY(ItemLines list, int at) {
    return at < list.items().size()
        ? lines.between(list.items().get(at).first()).map(VisibleLines.Stretch::top)
        : stretch(list.items().getLast()).map(VisibleLines.Stretch::bottom);
  }

  private void released(MouseEvent event) {
    ItemLines list = pressed;
    OptionalInt to = place;
    end();
    boolean isSame = list != null && itemIsStillThere(list);
    if (list != null && isSame && to.isPresent() && list.movesTo(to.getAsInt())) {
      mover.accept(list.item().path(), list.before(to.getAsInt()));
    }
  }

  /** A new answer may have come meanwhile. */
  private boolean itemIsStillThere(ItemLines list) {
    return lines
        .text()
        .flatMap(text -> ItemLines.at(text, list.item().first()))
        .filter(list::equals)
        .isPresent();
  }

  private void keyPressed(KeyEvent event) {
    if (isDragging && event.getCode() == KeyCode.ESCAPE) {
      end();
      event.consume();
    }
  }

  private void end() {
    pressed = null;
    isDragging = false;
    if (editor.getScene() != null) {
      editor.getScene().removeEventFilter(KeyEvent.KEY_PRESSED, cancel);
    }
    place = OptionalInt.empty();
    marks.hideDrop();
  }

  /** What is drawn over an editor while items are dragged. It takes no click and moves no line. */
  static final class ItemDragMarks {

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
}
