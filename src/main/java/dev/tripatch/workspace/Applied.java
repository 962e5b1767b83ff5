package dev.tripatch.workspace;

import dev.tripatch.engine.patch.Refusal;
import dev.tripatch.json.MapValue;

/** What comes of applying a patch that a person wrote. */
public sealed interface Applied {

  /**
   * The object after the patch.
   *
   * @param result the object
   */
  record Done(MapValue result) implements Applied {}

  /**
   * Kubernetes would refuse the patch.
   *
   * @param refusal why
   */
  record Refused(Refusal refusal) implements Applied {}
}
