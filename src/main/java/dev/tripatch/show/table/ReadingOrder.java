package dev.tripatch.show.table;

import dev.tripatch.engine.explain.inner.InnerParts;
import dev.tripatch.engine.explain.outcome.FieldOutcome;
import dev.tripatch.json.FieldPath;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The order in which one reads fields, each before its parts: that of local, with what only other
 * documents have among it. The table's own order is another one: kept fields are at its end.
 */
public final class ReadingOrder implements Comparator<FieldPath> {

  /** Nothing to read. */
  public static final ReadingOrder NOTHING = new ReadingOrder(Map.of(), List.of());

  private static final double INSIDE = 0.5;

  private final Map<FieldPath, Integer> places;
  private final List<FieldRow> rows;

  private ReadingOrder(Map<FieldPath, Integer> places, List<FieldRow> rows) {
    this.places = places;
    this.rows =
        rows.stream().sorted(Comparator.comparingDouble(row -> placeOf(row.path()))).toList();
  }

  /**
   * The order of a comparison.
   *
   * @param fields all fields in this order
   * @param inside what differs inside fields that Kubernetes handles as one
   * @param rows those of the table, in any order
   */
  public static ReadingOrder of(List<FieldOutcome> fields, InnerParts inside, List<FieldRow> rows) {
    Map<FieldPath, Integer> places = HashMap.newHashMap(fields.size());
    for (FieldOutcome field : fields) {
      places.put(field.path(), places.size());
      inside.order(field.path()).forEach(path -> places.put(path, places.size()));
    }
    return new ReadingOrder(places, rows);
  }

  public List<FieldRow> rows() {
    return rows;
  }

  /** Which of two fields one reads first: negative if it is the left one. */
  @Override
  public int compare(FieldPath left, FieldPath right) {
    return Double.compare(placeOf(left), placeOf(right));
  }

  /** A part of a value that is one field for Kubernetes comes just after that field. */
  private double placeOf(FieldPath path) {
    Integer known = places.get(path);
    return known != null
        ? known
        : path.parent().map(this::placeOf).map(holder -> Math.floor(holder) + INSIDE).orElse(-1.0);
  }
}
