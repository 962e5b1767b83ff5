package dev.tripatch.ui.editor.line;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.TreeMap;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.Region;
import javafx.scene.shape.LineTo;
import javafx.scene.shape.MoveTo;
import javafx.scene.shape.PathElement;
import javafx.scene.text.Text;
import javafx.scene.text.TextFlow;

/**
 * Where the columns of a line are, which has several rows if it is wrapped.
 *
 * @param flow the line, laid out
 * @param rowHeight how far its rows are from each other
 */
public record TextRows(TextFlow flow, double rowHeight) {

  /**
   * A part of a row.
   *
   * @param row the row, from 0
   * @param from its left edge
   * @param to its right edge
   */
  public record Stretch(int row, double from, double to) {

    double width() {
      return to - from;
    }

    private Stretch with(Stretch other) {
      return new Stretch(row, Math.min(from, other.from), Math.max(to, other.to));
    }
  }

  /** Whether a line goes on in the next row where it is too long. */
  static boolean isWrapped(TextFlow flow) {
    return flow.getPrefWidth() == 0;
  }

  /** The parts of some columns, one in each row. */
  List<Stretch> between(int start, int end) {
    int from = Math.min(start, length());
    int to = Math.min(end, length());
    if (!isWrapped(flow)) {
      return List.of(new Stretch(0, left(from), left(to)));
    }
    return from < to ? parts(from, to) : List.of(before(from));
  }

  /** The place before a column. */
  private Stretch before(int column) {
    double left = flow.getInsets().getLeft();
    Stretch row = column == 0 ? new Stretch(0, left, left) : parts(0, column).getLast();
    return new Stretch(row.row(), row.to(), row.to());
  }

  /** The place after the last column. */
  public Stretch end() {
    return between(length(), length()).getLast();
  }

  /**
   * The place of a text after the line.
   *
   * @param width how wide it is
   * @param behind where it can begin
   * @param wanted where it begins if there is room
   */
  Stretch placeFor(double width, double behind, double wanted) {
    int row = end().row();
    double right = flow.getWidth();
    double from = Math.max(behind, wanted);
    if (isWrapped(flow) && from + width > right) {
      from = behind;
      double bottom = flow.getHeight() + flow.getLineSpacing();
      if (from + width > right && (row + 2) * rowHeight <= bottom + 1) {
        row++;
        from = flow.getInsets().getLeft() + 2 * columnWidth(flow);
      }
    }
    return new Stretch(row, from, from + width);
  }

  private List<Stretch> parts(int from, int to) {
    NavigableMap<Integer, Stretch> parts = new TreeMap<>();
    Optional<Stretch> at = Optional.empty();
    for (PathElement element : flow.getRangeShape(from, to, false)) {
      if (element instanceof MoveTo corner) {
        at = Optional.of(new Stretch(rowAt(corner.getY()), corner.getX(), corner.getX()));
      } else if (element instanceof LineTo line && at.isPresent()) {
        Stretch part = at.get().with(new Stretch(0, line.getX(), line.getX()));
        at = Optional.of(part);
        parts.merge(part.row(), part, Stretch::with);
      }
    }
    return parts.isEmpty() ? List.of(before(0)) : new ArrayList<>(parts.values());
  }

  private int rowAt(double y) {
    return (int) Math.max(0, Math.round((y - flow.getInsets().getTop()) / rowHeight));
  }

  /** The left edge of a column of a line that has one row. */
  private double left(int column) {
    double right = flow.getInsets().getLeft();
    if (column == 0) {
      return right;
    }
    for (PathElement element : flow.getRangeShape(0, column, false)) {
      if (element instanceof LineTo line) {
        right = Math.max(right, line.getX());
      }
    }
    return right;
  }

  private int length() {
    return flow.getChildren().stream().mapToInt(TextRows::length).sum();
  }

  private static int length(Node part) {
    return switch (part) {
      case Text text -> text.getText().length();
      case HiddenToken _ -> 1;
      default -> 0;
    };
  }

  /** A text of a line, for its font. */
  static Optional<Text> fontOf(TextFlow flow) {
    return flow.getChildren().stream()
        .filter(Text.class::isInstance)
        .map(Text.class::cast)
        .findFirst();
  }

  static double columnWidth(TextFlow flow) {
    return fontOf(flow)
        .filter(text -> !text.getText().isEmpty())
        .map(text -> text.getLayoutBounds().getWidth() / text.getText().length())
        .orElse(0.0);
  }

  /**
   * Stands in a line for one character that nobody sees, and says which. To the line it is one
   * character, as everything in a text flow that is no text; so the caret knows its way.
   */
  public static final class HiddenToken extends Label {

    /** The half that all hidden characters begin with that have two. */
    private static final char FIRST_HALF = '\uDB40';

    /** A token for a character, or for one half of a character that has two. */
    public HiddenToken(String character) {
      super(name(character.charAt(0)));
      getStyleClass().addAll("syntax-hidden");
      setMinWidth(Region.USE_PREF_SIZE);
    }

    private static String name(char character) {
      if (Character.isHighSurrogate(character)) {
        return "";
      }
      int codePoint =
          Character.isLowSurrogate(character)
              ? Character.toCodePoint(FIRST_HALF, character)
              : character;
      return String.format(Locale.ROOT, "U+%04X", codePoint);
    }
  }
}
