package dev.tripatch.engine.explain.outcome;

import dev.tripatch.engine.explain.LocalForm;
import dev.tripatch.json.Value;
import java.util.Optional;

/** The other side of the ledger: what a field leaves in the result, by its reason. */
public sealed interface ResultEntry {

  record Nothing() implements ResultEntry {}

  /** Local's value, without what an object does not take: see {@link LocalForm}. */
  record LocalValue(Value value) implements ResultEntry {}

  /** Live's value. */
  record LiveValue(Value value) implements ResultEntry {}

  /** What a person's patch writes, in the form in which the object takes it. */
  record PatchValue(Value value) implements ResultEntry {}

  /** A map of what its parts leave. */
  record MapParts() implements ResultEntry {}

  /** A list of what its items leave, in the order of the explanation's {@code resultOrder}. */
  record ListParts() implements ResultEntry {}

  /**
   * The engine's own answer, taken as it is.
   *
   * @param value the value; empty if there is none
   */
  record Verbatim(Optional<Value> value) implements ResultEntry {}
}
