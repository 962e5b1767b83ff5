package dev.tripatch.decide;

import dev.tripatch.decide.conflict.Fields;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.Role;
import dev.tripatch.json.Value;
import java.util.Optional;

/**
 * The documents that can be edited, as they were opened.
 *
 * @param lastApplied empty if there was none, or it could not be read
 * @param local the same
 */
public record Opened(Optional<MapValue> lastApplied, Optional<MapValue> local) {

  Optional<Value> at(Role document, FieldPath path) {
    return (document == Role.LOCAL ? local : lastApplied)
        .flatMap(object -> Fields.at(object, path));
  }
}
