package dev.tripatch.engine.stored;

import dev.tripatch.json.FieldPath;
import dev.tripatch.json.MapValue;
import dev.tripatch.schema.SchemaAnswer;
import java.util.List;
import java.util.Optional;

/**
 * What should come of a change.
 *
 * @param live the object before it; empty if there is none
 * @param result the object after it
 * @param changed the fields that change
 * @param schema what is known of the kind
 */
public record Predicted(
    Optional<MapValue> live, MapValue result, List<FieldPath> changed, SchemaAnswer schema) {

  public Predicted {
    changed = List.copyOf(changed);
  }

  /** The result as a server stores it. */
  public StoredObject stored() {
    return StoredObject.of(result, live, schema);
  }
}
