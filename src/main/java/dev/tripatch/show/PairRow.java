package dev.tripatch.show;

import dev.tripatch.document.Places;
import dev.tripatch.document.SourceDocument;
import dev.tripatch.document.Span;
import dev.tripatch.document.reader.SourceReader;
import dev.tripatch.json.FieldPath;
import dev.tripatch.show.pane.LikeLines;
import dev.tripatch.show.pane.NoiseLines;
import dev.tripatch.show.pane.TextComparison;
import dev.tripatch.show.pane.TextDifference;
import dev.tripatch.show.table.ShowWording;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

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
   * The row to begin with: that of a field if one of the texts has it, else the first difference
   * that is more than bookkeeping.
   *
   * @param comparison the lines of YAML that became the rows
   */
  public static int start(
      List<PairRow> rows, TextComparison comparison, Optional<FieldPath> field) {
    SourceDocument left = textOf(comparison, TextComparison.Kind.ADDED);
    SourceDocument right = textOf(comparison, TextComparison.Kind.REMOVED);
    Optional<Integer> inLeft = field.flatMap(path -> lineOf(path, left));
    Optional<Integer> inRight = field.flatMap(path -> lineOf(path, right));
    BitSet noiseLeft = noiseIn(left);
    BitSet noiseRight = noiseIn(right);
    return first(rows, row -> row.has(inLeft, inRight))
        .or(
            () ->
                first(
                    rows,
                    row ->
                        row instanceof Beside beside
                            && !beside.isSame()
                            && !isIn(noiseLeft, beside.left())
                            && !isIn(noiseRight, beside.right())))
        .or(() -> first(rows, PairRow::isDifference))
        .orElse(0);
  }

  private static Optional<Integer> first(List<PairRow> rows, Predicate<PairRow> wanted) {
    return IntStream.range(0, rows.size())
        .filter(i -> wanted.test(rows.get(i)))
        .boxed()
        .findFirst();
  }

  private boolean has(Optional<Integer> inLeft, Optional<Integer> inRight) {
    return switch (this) {
      case Folded folded -> folded.rows().stream().anyMatch(row -> row.has(inLeft, inRight));
      case Beside beside ->
          beside.left().map(Side::number).filter(n -> inLeft.equals(Optional.of(n))).isPresent()
              || beside
                  .right()
                  .map(Side::number)
                  .filter(n -> inRight.equals(Optional.of(n)))
                  .isPresent();
    };
  }

  private static boolean isIn(BitSet lines, Optional<Side> side) {
    return side.filter(line -> lines.get(line.number())).isPresent();
  }

  private static SourceDocument textOf(TextComparison comparison, TextComparison.Kind without) {
    return SourceReader.read(
        "pair",
        comparison.lines().stream()
            .filter(line -> line.kind() != without)
            .map(line -> line.text() + "\n")
            .collect(Collectors.joining()));
  }

  private static Optional<Integer> lineOf(FieldPath path, SourceDocument document) {
    return Places.of(document)
        .locate(path)
        .map(place -> document.lines().lineOf(place.span().start()));
  }

  private static BitSet noiseIn(SourceDocument document) {
    BitSet noise = new BitSet();
    NoiseLines.of(document).forEach(each -> noise.set(each.first(), each.last() + 1));
    return noise;
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
