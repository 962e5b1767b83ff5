package dev.tripatch.cluster.apply;

import dev.tripatch.engine.format.PatchFormat;
import dev.tripatch.engine.threeway.ThreeWayOutcome;

/** What goes to the API server. */
public sealed interface Request {

  /** Nothing: the patch is exactly {@code {}}. */
  record Nothing() implements Request {}

  /** The whole object, since there is no live one that could be patched. */
  record Creation() implements Request {}

  /**
   * A patch.
   *
   * @param contentType its media type, which tells the server how to read it
   */
  record Patch(String contentType) implements Request {}

  /** What an answer leads to. */
  static Request of(ThreeWayOutcome.Computed computed) {
    if (computed.inputs().live().isEmpty()) {
      return new Creation();
    }
    return computed.patch().isEmpty()
        ? new Nothing()
        : new Patch(PatchFormat.sentIn(computed.inputs().dialect()).contentType());
  }
}
