package dev.tripatch.workspace.sending;

import dev.tripatch.json.FieldPath;
import dev.tripatch.json.Value;
import java.util.Optional;

/**
 * A field of a change that live changed meanwhile.
 *
 * @param path where it is
 * @param seen what the person saw in live; empty if it was not there
 * @param now what live has now; empty if it is not there
 * @param ours what the change makes of it; empty if it removes it
 */
public record TouchedField(
    FieldPath path, Optional<Value> seen, Optional<Value> now, Optional<Value> ours) {

  /** Whether it is kubectl's annotation, also where that is the only one. */
  public boolean isAnnotation() {
    return new Effect.Field(path, seen.or(() -> now), ours).isAnnotation();
  }
}
