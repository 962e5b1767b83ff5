package dev.tripatch.engine.stored;

import dev.tripatch.json.FieldPath;
import dev.tripatch.json.Value;
import java.util.Optional;

/**
 * A field that a server stores otherwise than it was given.
 *
 * @param path where it is; items are named as the schema names them
 * @param before the value that was given; empty if there was none
 * @param after the value that is stored; empty if there is none
 * @param reason why
 */
public record StoredChange(
    FieldPath path, Optional<Value> before, Optional<Value> after, StoredReason reason) {
  public String sentence() {
    return reason.name();
  }
}
