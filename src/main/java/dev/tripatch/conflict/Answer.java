package dev.tripatch.conflict;

import dev.tripatch.patch.Refusal;
import dev.tripatch.value.Value;
import java.util.Optional;

/** What the three-way patch of edited documents leaves at the field. */
public sealed interface Answer {

  /**
   * There is a result.
   *
   * @param value what it has at the field; empty if nothing
   */
  record Result(Optional<Value> value) implements Answer {}

  /**
   * Kubernetes would refuse.
   *
   * @param refusal why
   */
  record Refused(Refusal refusal) implements Answer {}
}
