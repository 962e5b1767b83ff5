package dev.tripatch.ui.app.dialog;

import dev.tripatch.workspace.TextComparison;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Queue;

/** A row of two texts beside each other. */
sealed interface PairRow {

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

    boolean isSame() {
      return left.map(Side::text).equals(right.map(Side::text));
    }
  }

  /** Lines that are the same, folded to one row. */
  record Folded(List<PairRow> rows) implements PairRow {}

  /** Whether the texts differ in this row. */
  default boolean isDifference() {
    return this instanceof Beside beside && !beside.isSame();
  }

  /** All rows of a comparison; long stretches that are the same are folded. */
  static List<PairRow> of(TextComparison comparison) {
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
    Queue<Side> removed = new ArrayDeque<>();
    Queue<Side> added = new ArrayDeque<>();
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

  private static void drain(Queue<Side> removed, Queue<Side> added, List<PairRow> rows) {
    while (!removed.isEmpty() || !added.isEmpty()) {
      rows.add(new Beside(Optional.ofNullable(removed.poll()), Optional.ofNullable(added.poll())));
    }
  }
}
