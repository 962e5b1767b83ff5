package dev.tripatch.json;

/**
 * A JSON value. Values are immutable and compare by content: maps regardless of key order, lists in
 * order, and an integer never equals a float, as in the Go code that computes Kubernetes patches.
 */
public sealed interface Value permits MapValue, ListValue, Scalar {

  /** What it is for whoever computes: of a mask what it hides. Never to be shown. */
  default Value exact() {
    return this;
  }
}
