package dev.tripatch.show.moved;

import dev.tripatch.engine.ownership.Owner;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.Value;
import java.util.Optional;

/**
 * A field of live that is not as it was read.
 *
 * @param before empty if it is new
 * @param now empty if it is gone
 * @param by who changed it last; empty if live does not say
 */
public record MovedField(
    FieldPath path, Optional<Value> before, Optional<Value> now, Optional<Owner> by) {

  /** Who changed it, by name. */
  public Optional<String> manager() {
    return by.map(Owner::manager);
  }
}
