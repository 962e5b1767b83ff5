package dev.tripatch.show.table;

import dev.tripatch.engine.explain.outcome.FieldOutcome;
import dev.tripatch.json.FieldPath;
import java.util.Optional;

/**
 * The table of a field and the row that applies to it.
 *
 * @param field the field, or what it is part of if that has one fate
 * @param table its table
 * @param row the row that applies; empty if none fits
 */
public record AppliedRow(FieldOutcome field, DecisionTable table, Optional<TableRow> row) {

  /** The field. */
  public FieldPath path() {
    return field.path();
  }
}
