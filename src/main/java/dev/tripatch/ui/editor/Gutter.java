package dev.tripatch.ui.editor;

import dev.tripatch.ui.editor.line.FieldSigns.SignPlaces;
import dev.tripatch.ui.editor.line.LineCell;
import dev.tripatch.ui.editor.line.LineLook;
import java.util.Collections;
import java.util.Optional;
import java.util.Set;
import java.util.WeakHashMap;
import java.util.function.IntConsumer;
import java.util.function.IntFunction;
import java.util.function.IntSupplier;
import java.util.function.Supplier;
import javafx.event.EventTarget;
import javafx.scene.Node;
import javafx.scene.input.MouseEvent;

/** The cells beside the lines of an editor that are in view. Lines are counted from 0. */
final class Gutter {

  /** Short texts have their lines where longer ones have them. */
  private static final int LEAST_DIGITS = 3;

  private final EditorArea area;
  private final IntFunction<LineLook> look;
  private final Supplier<LineLook> plain;
  private final IntSupplier linesBefore;
  private final Set<LineCell> cells = Collections.newSetFromMap(new WeakHashMap<>());
  private IntConsumer onLineClicked = line -> {};
  private IntConsumer onArrowClicked = line -> {};
  private SignPlaces places = SignPlaces.NONE;
  private boolean hovered;
  private boolean isNumbered = true;

  /**
   * The gutter of an area.
   *
   * @param look how lines look now
   * @param plain how a line looks of which only text and number are shown
   * @param linesBefore how many lines of the file are before the text
   */
  Gutter(
      EditorArea area,
      IntFunction<LineLook> look,
      Supplier<LineLook> plain,
      IntSupplier linesBefore) {
    this.area = area;
    this.plain = plain;
    this.look = look;
    this.linesBefore = linesBefore;
  }

  /**
   * Stands beside the lines from now on.
   *
   * @param lineClicked gets the line beside which the person clicked
   * @param arrowClicked gets the line whose arrow the person clicked on
   */
  void install(IntConsumer lineClicked, IntConsumer arrowClicked) {
    onLineClicked = lineClicked;
    onArrowClicked = arrowClicked;
    area.setParagraphGraphicFactory(this::cell);
    area.addEventFilter(MouseEvent.MOUSE_MOVED, event -> hover(cellAt(event.getTarget())));
    area.addEventFilter(MouseEvent.MOUSE_EXITED, event -> hover(Optional.empty()));
  }

  /** Shows no numbers. */
  void hideNumbers() {
    isNumbered = false;
    area.setParagraphGraphicFactory(this::cell);
  }

  /** Keeps places for signs from now on. */
  void keep(SignPlaces signs) {
    places = signs;
    area.setParagraphGraphicFactory(this::cell);
  }

  /** The cell that the mouse is over; empty if it is over none. */
  static Optional<LineCell> cellAt(EventTarget target) {
    Node at = target instanceof Node node ? node : null;
    while (at != null && !(at instanceof LineCell)) {
      at = at.getParent();
    }
    return Optional.ofNullable((LineCell) at);
  }

  /** Arrows are seen while the mouse is beside the lines: the text is quiet without them. */
  private void hover(Optional<LineCell> cell) {
    if (cell.isPresent() != hovered) {
      hovered = cell.isPresent();
      refresh();
    }
  }

  /** Whether the mouse is beside the lines. */
  boolean isHovered() {
    return hovered;
  }

  private Node cell(int line) {
    LineCell cell =
        new LineCell(line, area.shape(), look, linesBefore, this::digits, places, area::roomBelow);
    cell.setOnMouseClicked(event -> clicked(cell, event));
    cell.setOnFoldClicked(() -> onArrowClicked.accept(line));
    cells.add(cell);
    return cell;
  }

  /** A further cell for a line, with nothing but its number. */
  LineCell numberOf(int line) {
    LineCell cell =
        new LineCell(
            line, area.shape(), each -> plain.get(), linesBefore, this::digits, places, each -> 0);
    cells.add(cell);
    return cell;
  }

  private void clicked(LineCell cell, MouseEvent event) {
    if (cell.hasArrowAt(event.getX())) {
      onArrowClicked.accept(cell.line());
    } else {
      onLineClicked.accept(cell.line());
    }
  }

  private int digits() {
    return isNumbered ? Math.max(LEAST_DIGITS, count()) : 0;
  }

  private int count() {
    return Integer.toString(linesBefore.getAsInt() + area.getParagraphs().size()).length();
  }

  /**
   * Draws all cells in view as their lines look now. While the area tells of a change, it may still
   * have cells of lines that are gone.
   */
  void refresh() {
    int lines = area.getParagraphs().size();
    cells.stream()
        .filter(cell -> cell.getScene() != null && cell.line() < lines)
        .forEach(LineCell::update);
  }
}
