package dev.tripatch.show;

import dev.tripatch.document.Span;
import dev.tripatch.show.pane.LikeLines;
import dev.tripatch.show.pane.TextComparison;
import dev.tripatch.show.pane.TextDifference;
import dev.tripatch.show.table.ShowWording;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/** A row of two texts beside each other. */
public sealed interface PairRow {

  /** So many lines that are the same stay in sight on each side of a difference. */
  int AROUND = 3;

  /**
   * A line of a text.
   *
   * @param number counted from 1
   */
  record Side(int number, String text) {}

  /** A line of each text, or of one of them. */
  record Beside(Optional<Side> left, Optional<Side> right) implements PairRow {

    /** Whether both texts say the same here. */
    public boolean isSame() {
      return left.map(Side::text).equals(right.map(Side::text));
    }

    /** The stretches of the first text's line that the second's has not; none without a pair. */
    public List<Span> differingLeft() {
      return differing(left, right);
    }

    /** The stretches of the second text's line that the first's has not; none without a pair. */
    public List<Span> differingRight() {
      return differing(right, left);
    }

    private static List<Span> differing(Optional<Side> one, Optional<Side> other) {
      return one.isPresent() && other.isPresent()
          ? TextDifference.between(one.get().text(), other.get().text())
          : List.of();
    }
  }

  /** Lines that are the same, folded to one row. */
  record Folded(List<PairRow> rows) implements PairRow {}

  /** Whether the texts differ in this row. */
  default boolean isDifference() {
    return this instanceof Beside beside && !beside.isSame();
  }

  /** What a screen reader says of the row. */
  default String spoken() {
    return switch (this) {
      case Folded folded -> ShowWording.LINES_SAME.text("count", folded.rows().size());
      case Beside beside when beside.isSame() -> ShowWording.SAME.text("line", said(beside.left()));
      case Beside beside when beside.right().isEmpty() ->
          ShowWording.ONLY_LEFT.text("line", said(beside.left()));
      case Beside beside when beside.left().isEmpty() ->
          ShowWording.ONLY_RIGHT.text("line", said(beside.right()));
      case Beside beside ->
          ShowWording.LEFT_AND_RIGHT.text(
              "left", said(beside.left()), "right", said(beside.right()));
    };
  }

  private static String said(Optional<Side> side) {
    return side.map(
            line -> ShowWording.LINE.text("number", line.number(), "text", line.text().strip()))
        .orElse("");
  }

  /** All rows of a comparison; long stretches that are the same are folded. */
  public static List<PairRow> of(TextComparison comparison) {
    List<PairRow> all = aligned(comparison.lines());
    List<PairRow> rows = new ArrayList<>();
    int at = 0;
    while (at < all.size()) {
      int end = at;
      while (end < all.size() && !all.get(end).isDifference()) {
        end++;
      }
      addSame(all, at, end, rows);
      if (end < all.size()) {
        rows.add(all.get(end));
      }
      at = end + 1;
    }
    return rows;
  }

  /**
   * The first row at or after a line of either text, also where it is folded; 0 if both are
   * unknown.
   */
  static int indexOf(List<PairRow> rows, OptionalInt left, OptionalInt right) {
    for (int i = 0; i < rows.size(); i++) {
      if (rows.get(i).reaches(left, right)) {
        return i;
      }
    }
    return 0;
  }

  private boolean reaches(OptionalInt left, OptionalInt right) {
    return switch (this) {
      case Folded folded -> folded.rows().getLast().reaches(left, right);
      case Beside beside -> isAt(beside.left(), left) || isAt(beside.right(), right);
    };
  }

  private static boolean isAt(Optional<Side> side, OptionalInt line) {
    return side.isPresent() && line.isPresent() && side.get().number() >= line.getAsInt();
  }

  private static void addSame(List<PairRow> all, int start, int end, List<PairRow> rows) {
    int from = start == 0 ? start : Math.min(start + AROUND, end);
    int to = end == all.size() ? end : Math.max(end - AROUND, from);
    rows.addAll(all.subList(start, from));
    if (to - from > 1) {
      rows.add(new Folded(List.copyOf(all.subList(from, to))));
    } else {
      rows.addAll(all.subList(from, to));
    }
    rows.addAll(all.subList(to, end));
  }

  private static List<PairRow> aligned(List<TextComparison.Line> lines) {
    List<PairRow> rows = new ArrayList<>();
    List<Side> removed = new ArrayList<>();
    List<Side> added = new ArrayList<>();
    int left = 0;
    int right = 0;
    for (TextComparison.Line line : lines) {
      switch (line.kind()) {
        case REMOVED -> removed.add(new Side(++left, line.text()));
        case ADDED -> added.add(new Side(++right, line.text()));
        case SAME -> {
          drain(removed, added, rows);
          rows.add(
              new Beside(
                  Optional.of(new Side(++left, line.text())),
                  Optional.of(new Side(++right, line.text()))));
        }
      }
    }
    drain(removed, added, rows);
    return rows;
  }

  /** Lines that are alike are next to each other, every other line next to nothing. */
  private static void drain(List<Side> removed, List<Side> added, List<PairRow> rows) {
    int[] pairs = LikeLines.pair(texts(removed), texts(added));
    int next = 0;
    for (int i = 0; i < pairs.length; i++) {
      for (; next < pairs[i]; next++) {
        rows.add(new Beside(Optional.empty(), Optional.of(added.get(next))));
      }
      Optional<Side> like = pairs[i] < 0 ? Optional.empty() : Optional.of(added.get(next++));
      rows.add(new Beside(Optional.of(removed.get(i)), like));
    }
    for (; next < added.size(); next++) {
      rows.add(new Beside(Optional.empty(), Optional.of(added.get(next))));
    }
    removed.clear();
    added.clear();
  }

  private static List<String> texts(List<Side> sides) {
    return sides.stream().map(Side::text).toList();
  }
}
