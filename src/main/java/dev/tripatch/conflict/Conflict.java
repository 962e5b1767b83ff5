package dev.tripatch.conflict;

import dev.tripatch.ownership.Owned;
import dev.tripatch.path.FieldPath;
import dev.tripatch.value.Value;
import java.util.List;
import java.util.Optional;

/**
 * A field that live moved away from what was last applied while local wants something else there.
 *
 * @param path the field
 * @param lastApplied what was last applied; empty if nothing
 * @param local what local says; empty if nothing
 * @param live what live has; empty if nothing
 * @param result what the patch leaves there; empty if nothing
 * @param direction who moved
 * @param owned who owns live's value
 * @param consequence what kubectl apply does, as a sentence
 * @param remedies what can be done: one of each choice, in their order
 */
public record Conflict(
    FieldPath path,
    Optional<Value> lastApplied,
    Optional<Value> local,
    Optional<Value> live,
    Optional<Value> result,
    Direction direction,
    Owned owned,
    String consequence,
    List<Remedy> remedies) {

  /** Copies the remedies. */
  public Conflict {
    remedies = List.copyOf(remedies);
  }
}
