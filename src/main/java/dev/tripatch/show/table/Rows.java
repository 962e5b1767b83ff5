package dev.tripatch.show.table;

import dev.tripatch.engine.explain.Words;
import dev.tripatch.engine.explain.outcome.FieldOutcome;
import dev.tripatch.engine.explain.outcome.FieldValues;
import dev.tripatch.schema.FieldRule;
import dev.tripatch.show.paint.Mark;
import dev.tripatch.show.paint.Marks;
import dev.tripatch.show.paint.ShortText;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The rows of the field table: first what happens, noise after the rest; then what stays because
 * only live has it.
 */
public final class Rows {
  private Rows() {}

  /** The rows of these outcomes. Noise has none while it is kept. */
  public static List<FieldRow> of(List<FieldOutcome> outcomes) {
    List<FieldRow> changes = new ArrayList<>();
    List<FieldRow> noise = new ArrayList<>();
    List<FieldRow> kept = new ArrayList<>();
    for (FieldOutcome field : outcomes) {
      Optional<Mark> mark = Marks.of(field);
      if (mark.isEmpty()) {
        continue;
      }
      boolean isNoise = Noise.of(field.path()).isPresent();
      if (!mark.get().isKept()) {
        (isNoise ? noise : changes).add(row(field, mark.get()));
      } else if (!isNoise) {
        kept.add(row(field, mark.get()));
      }
    }
    changes.addAll(noise);
    changes.addAll(kept);
    return List.copyOf(changes);
  }

  /** How many rows have each mark; marks without rows are left out. */
  public static Map<Mark, Integer> counts(List<FieldRow> rows) {
    Map<Mark, Integer> counts = new EnumMap<>(Mark.class);
    rows.forEach(row -> counts.merge(row.mark(), 1, Integer::sum));
    return counts;
  }

  private static FieldRow row(FieldOutcome field, Mark mark) {
    FieldValues values = field.values();
    Optional<String> key = field.rule().flatMap(FieldRule::mergeKey);
    return new FieldRow(
        field.path(),
        field.path().toString(),
        ShortText.line(values.lastApplied(), key),
        ShortText.line(values.local(), key),
        ShortText.line(values.live(), key),
        ShortText.line(values.result(), key),
        mark,
        Marks.conflict(field),
        Words.of(field).summary().replace("`", ""));
  }
}
