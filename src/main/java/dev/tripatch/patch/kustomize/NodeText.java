package dev.tripatch.patch.kustomize;

import dev.tripatch.value.BoolValue;
import dev.tripatch.value.CanonicalJson;
import dev.tripatch.value.ListValue;
import dev.tripatch.value.MapValue;
import dev.tripatch.value.Scalar;
import dev.tripatch.value.StringValue;
import dev.tripatch.value.Value;

/** Values as kustomize compares them: a scalar by its text ({@code 80} is {@code "80"}). */
final class NodeText {

  private NodeText() {}

  /** A scalar's text; empty for a map and a list. */
  static String of(Value value) {
    return switch (value) {
      case StringValue string -> string.text();
      case BoolValue bool -> CanonicalJson.write(bool);
      case Scalar scalar -> CanonicalJson.write(scalar);
      case MapValue ignored -> "";
      case ListValue ignored -> "";
    };
  }
}
