package dev.tripatch.ui.editor;

import dev.tripatch.ui.editor.line.LineCell;
import dev.tripatch.ui.editor.line.LineLook;
import java.util.Collections;
import java.util.Optional;
import java.util.Set;
import java.util.WeakHashMap;
import java.util.function.IntConsumer;
import java.util.function.IntFunction;
import java.util.function.IntSupplier;
import javafx.geometry.Bounds;
import javafx.scene.Node;

/** The cells beside the lines of an editor that are in view. Lines are counted from 0. */
final class Gutter {

  private final EditorArea area;
  private final IntFunction<LineLook> look;
  private final IntSupplier linesBefore;
  private final IntConsumer onClick;
  private final Set<LineCell> cells = Collections.newSetFromMap(new WeakHashMap<>());

  /**
   * The gutter of an area.
   *
   * @param look how lines look now
   * @param linesBefore how many lines of the file are before the text
   * @param onClick gets the line beside which the person clicked
   */
  Gutter(
      EditorArea area, IntFunction<LineLook> look, IntSupplier linesBefore, IntConsumer onClick) {
    this.area = area;
    this.look = look;
    this.linesBefore = linesBefore;
    this.onClick = onClick;
    area.setParagraphGraphicFactory(this::cell);
  }

  private Node cell(int line) {
    LineCell cell = new LineCell(line, area.shape(), look, linesBefore, this::digits);
    cell.setOnMouseClicked(event -> onClick.accept(line));
    cells.add(cell);
    return cell;
  }

  private int digits() {
    return Integer.toString(linesBefore.getAsInt() + area.getParagraphs().size()).length();
  }

  /** Draws all cells in view as their lines look now. */
  void refresh() {
    cells.stream().filter(cell -> cell.getScene() != null).forEach(LineCell::update);
  }

  /** Where a line's text and note end, in the scene; empty if it is not in view. */
  Optional<Bounds> endOf(int line) {
    return cells.stream()
        .filter(cell -> cell.line() == line)
        .flatMap(cell -> cell.endInScene().stream())
        .findFirst();
  }
}
