package dev.tripatch.edit.complete;

import dev.tripatch.json.CanonicalJson;
import dev.tripatch.json.ListValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.Scalar;
import dev.tripatch.json.StringValue;
import dev.tripatch.json.Value;
import java.util.stream.Collectors;

/** Values on one line, between brackets. */
final class OneLine {

  private OneLine() {}

  /** As JSON, or as people write flow YAML: with quotes only where a text needs them. */
  static String write(Value value, boolean isJson) {
    return switch (value) {
      case MapValue map ->
          map.entries().entrySet().stream()
              .map(
                  entry ->
                      write(new StringValue(entry.getKey()), isJson)
                          + ": "
                          + write(entry.getValue(), isJson))
              .collect(Collectors.joining(", ", "{", "}"));
      case ListValue list ->
          list.items().stream()
              .map(item -> write(item, isJson))
              .collect(Collectors.joining(", ", "[", "]"));
      case Scalar scalar -> isJson ? CanonicalJson.write(scalar) : plain(scalar);
    };
  }

  /** Commas and brackets end a plain text here. */
  private static String plain(Scalar scalar) {
    String yaml = Written.yaml(scalar);
    boolean isSafe = yaml.chars().noneMatch(c -> ",[]{}\n".indexOf(c) >= 0);
    return isSafe ? yaml : CanonicalJson.write(scalar);
  }
}
