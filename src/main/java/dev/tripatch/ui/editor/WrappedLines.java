package dev.tripatch.ui.editor;

import dev.tripatch.ui.editor.line.LineShape;
import dev.tripatch.ui.editor.line.LineStyle;
import dev.tripatch.ui.editor.line.TextRows;
import dev.tripatch.ui.editor.line.TextRows.Stretch;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntFunction;
import javafx.scene.text.TextFlow;

/**
 * The rows that the lines of an editor need where lines that are too long go on in the next row.
 * Whoever aligns several editors asks for them and says how many rows each line gets. Lines are
 * counted from 0.
 */
public final class WrappedLines {

  private final EditorArea area;
  private final IntFunction<String> notes;
  private final List<Runnable> onOther = new ArrayList<>();
  private Map<String, Integer> known = new HashMap<>();
  private double width;
  private LineShape shape;

  /** The lines of an area, with what is said after each. */
  WrappedLines(EditorArea area, IntFunction<String> notes) {
    this.area = area;
    this.notes = notes;
    this.shape = area.shape();
    area.addOnLaidOut(this::laidOut);
    area.plainTextChanges().subscribe(change -> tell());
  }

  /** Whether lines that are too long are wrapped. */
  public void setWanted(boolean wanted) {
    area.setWrapped(wanted);
    tell();
  }

  /** Runs something when lines may need other rows than before. */
  public void onOther(Runnable action) {
    onOther.add(action);
  }

  /** Other lines are folded, or other words are shown after them. */
  void tell() {
    if (area.isWrapped()) {
      onOther.forEach(Runnable::run);
    }
  }

  private void laidOut() {
    if (area.isWrapped() && (area.wrappingWidth() != width || !area.shape().equals(shape))) {
      width = area.wrappingWidth();
      shape = area.shape();
      known.clear();
      tell();
    }
  }

  /** The lines that need more than one row, with how many they need. */
  public Map<Integer, Integer> needed() {
    Map<Integer, Integer> needed = new HashMap<>();
    Map<String, Integer> still = new HashMap<>();
    double columns = width / shape.columnWidth() - 2;
    for (int line = 0; width > 0 && line < area.getParagraphs().size(); line++) {
      String note = notes.apply(line);
      int length = area.getParagraph(line).length() + note.length();
      if (2 * length > columns && area.rowsOf(line) > 0) {
        String text = area.lineText(line) + note;
        int rows = isLong(text, columns) ? rowsOf(text, line) : 1;
        still.put(text, rows);
        needed.put(line, rows);
      }
    }
    known = still;
    return needed;
  }

  private int rowsOf(String text, int line) {
    return known.computeIfAbsent(text, each -> measure(line));
  }

  /** Whether a line may be too long; some characters are twice as wide as the others. */
  private static boolean isLong(String text, double columns) {
    return text.length() > columns || text.chars().anyMatch(each -> each > 0xff);
  }

  private int measure(int line) {
    TextFlow text = area.drawn(line, LineStyle.FIRST.withRows(1));
    text.resize(width, shape.height());
    Stretch end = new TextRows(text, shape.textHeight()).end();
    int note = notes.apply(line).length();
    boolean fits = note == 0 || end.to() + (note + 2) * shape.columnWidth() <= width;
    return end.row() + (fits ? 1 : 2);
  }

  /** The rows that lines have now; those with one are left out. */
  public Map<Integer, Integer> shown() {
    Map<Integer, Integer> shown = new HashMap<>();
    for (int line = 0; line < area.getParagraphs().size(); line++) {
      if (area.rowsOf(line) > 1) {
        shown.put(line, area.rowsOf(line));
      }
    }
    return shown;
  }

  /** Gives lines so many rows, and others one; says whether some have others than before. */
  public boolean show(Map<Integer, Integer> rows) {
    return area.isWrapped() && area.setRows(rows);
  }
}
