package dev.tripatch.engine.patch.kustomize;

import dev.tripatch.json.BoolValue;
import dev.tripatch.json.CanonicalJson;
import dev.tripatch.json.ListValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.Scalar;
import dev.tripatch.json.StringValue;
import dev.tripatch.json.Value;

/** Values as kustomize compares them: a scalar by its text ({@code 80} is {@code "80"}). */
final class NodeText {

  private NodeText() {}

  /** A scalar as a text. */
  static StringValue asText(Scalar scalar) {
    if (scalar.exact() instanceof StringValue) {
      return (StringValue) scalar;
    }
    return scalar instanceof StringValue mask
        ? mask.encodedAs(of(mask.exact()))
        : new StringValue(of(scalar));
  }

  /** A scalar's text; empty for a map and a list. */
  static String of(Value value) {
    return switch (value) {
      case StringValue string -> string.text();
      case BoolValue bool -> CanonicalJson.write(bool);
      case Scalar scalar -> CanonicalJson.write(scalar);
      case MapValue _, ListValue _ -> "";
    };
  }
}
