package dev.tripatch.decide.otherwise;

import dev.tripatch.decide.conflict.Fields;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.Role;
import dev.tripatch.json.Value;
import java.util.Optional;

/**
 * A change of one of the three documents at one field.
 *
 * @param role which document
 * @param path which field
 * @param value what it gets; empty if it goes
 */
public record Change(Role role, FieldPath path, Optional<Value> value) {

  /** The object with the change. */
  public MapValue applyTo(MapValue object) {
    return value
        .map(given -> Fields.with(object, path, given))
        .orElseGet(() -> Fields.without(object, path));
  }
}
