package dev.tripatch.dialect;

import dev.tripatch.json.FieldPath;
import dev.tripatch.json.Value;
import java.util.List;
import java.util.Map;

/**
 * A field that does not come out the same everywhere.
 *
 * @param path the field
 * @param isOrder whether only the order of a list differs; for a keyed list, the values are then
 *     its merge keys in order
 * @param values the value in each dialect; a dialect without the field is missing, and so is one
 *     that refused
 * @param deviations why, for each dialect that has another value than the first
 */
public record FieldDifference(
    FieldPath path, boolean isOrder, Map<Party, Value> values, List<Deviation> deviations) {

  public FieldDifference {
    values = Map.copyOf(values);
    deviations = List.copyOf(deviations);
  }
}
