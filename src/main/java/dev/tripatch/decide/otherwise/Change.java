package dev.tripatch.decide.otherwise;

import dev.tripatch.conflict.Fields;
import dev.tripatch.path.FieldPath;
import dev.tripatch.role.Role;
import dev.tripatch.value.MapValue;
import dev.tripatch.value.Value;
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
