package dev.tripatch.ui.feature.fields;

import dev.tripatch.json.FieldPath;
import dev.tripatch.show.table.FieldRow;
import dev.tripatch.show.table.RowFilter;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Which fields' parts have lines in the field table. At first a few have: a list with hundreds of
 * them would bury all other fields. A field keeps what it was given while its document is open. A
 * search shows what it finds, folded or not.
 */
final class FoldedParts {

  /** So many parts are open at first, those of fields with few of them before others. */
  static final int MOST_OPEN = 20;

  private final Map<FieldPath, Boolean> open = new HashMap<>();

  /** Where what the words of the filter find is folded, too, until they are others. */
  private final Set<FieldPath> foldedFinds = new HashSet<>();

  private String words = "";
  private int opening;

  /**
   * What the table shows.
   *
   * @param all all rows: these say how many parts a field has
   * @param rows those that the filter lets through
   * @param opening counts the documents that were opened
   */
  record Shown(List<FieldRow> all, List<FieldRow> rows, RowFilter filter, int opening) {

    private Set<FieldPath> paths() {
      return rows.stream().map(FieldRow::path).collect(Collectors.toSet());
    }
  }

  /** The lines of the table. */
  List<TableLine> lines(Shown shown) {
    forget(shown);
    decideFirst(counts(shown.all()));
    Set<FieldPath> paths = shown.paths();
    List<FieldRow> seen = shown.rows().stream().filter(row -> isSeen(row, shown, paths)).toList();
    Map<FieldPath, Integer> parts = counts(shown.rows());
    parts.keySet().retainAll(paths);
    Map<FieldPath, Integer> lines = counts(seen);
    return seen.stream()
        .map(
            row -> {
              int all = parts.getOrDefault(row.path(), 0);
              int visible = lines.getOrDefault(row.path(), 0);
              return new TableLine(row, sign(parts.isEmpty(), all, visible), all - visible);
            })
        .toList();
  }

  /** How many parts of each field are among some rows. */
  private static Map<FieldPath, Integer> counts(List<FieldRow> rows) {
    Map<FieldPath, Integer> counts = new LinkedHashMap<>();
    rows.stream()
        .flatMap(row -> row.whole().stream())
        .forEach(whole -> counts.merge(whole, 1, Integer::sum));
    return counts;
  }

  private static TableLine.Sign sign(boolean isFlat, int all, int visible) {
    if (all == 0) {
      return isFlat ? TableLine.Sign.NONE : TableLine.Sign.ROOM;
    }
    return visible == 0 ? TableLine.Sign.FOLDED : TableLine.Sign.OPEN;
  }

  private void forget(Shown shown) {
    if (opening != shown.opening()) {
      opening = shown.opening();
      open.clear();
    }
    if (!words.equals(shown.filter().words())) {
      words = shown.filter().words();
      foldedFinds.clear();
    }
  }

  private void decideFirst(Map<FieldPath, Integer> parts) {
    int sum =
        parts.entrySet().stream()
            .filter(each -> open.getOrDefault(each.getKey(), false))
            .mapToInt(Map.Entry::getValue)
            .sum();
    List<Map.Entry<FieldPath, Integer>> unknown =
        parts.entrySet().stream()
            .filter(each -> !open.containsKey(each.getKey()))
            .sorted(Comparator.comparingInt(Map.Entry::getValue))
            .toList();
    for (Map.Entry<FieldPath, Integer> each : unknown) {
      sum += each.getValue();
      open.put(each.getKey(), sum <= MOST_OPEN);
    }
  }

  /** A part whose field has no line cannot be folded into it. */
  private boolean isSeen(FieldRow row, Shown shown, Set<FieldPath> paths) {
    FieldPath whole = row.whole().filter(paths::contains).orElse(null);
    return whole == null
        || open.getOrDefault(whole, false)
        || shown.filter().findsPart(row) && !foldedFinds.contains(whole);
  }

  /** Folds a field's parts, or gives all of them lines. */
  void open(FieldPath whole, boolean isOpen) {
    open.put(whole, isOpen);
    if (!isOpen) {
      foldedFinds.add(whole);
    }
  }
}
