package dev.tripatch.recorded;

import dev.tripatch.value.ListValue;
import dev.tripatch.value.MapValue;
import dev.tripatch.value.StringValue;
import dev.tripatch.value.Value;
import java.util.List;

/**
 * One line of a recording.
 *
 * @param line its fields
 */
record RecordedCase(MapValue line) {

  String id() {
    Value id = line.get("id");
    return id instanceof StringValue text ? text.text() : String.valueOf(id);
  }

  boolean has(String field) {
    return line.has(field);
  }

  MapValue map(String field) {
    return line.get(field) instanceof MapValue map ? map : MapValue.EMPTY;
  }

  List<Value> list(String field) {
    return line.get(field) instanceof ListValue list ? list.items() : List.of();
  }

  String text(String field) {
    return line.get(field) instanceof StringValue string ? string.text() : "";
  }

  /** The object's kind: {@code apps/v1/Deployment}; benchmarks have {@code builtin:} before it. */
  private String type() {
    return has("kind") ? text("kind") : text("schema").replace("builtin:", "");
  }

  String apiVersion() {
    String groupVersion = type().substring(0, Math.max(0, type().lastIndexOf('/')));
    return groupVersion.startsWith("core/") ? groupVersion.substring(5) : groupVersion;
  }

  String kind() {
    return type().substring(type().lastIndexOf('/') + 1);
  }
}
