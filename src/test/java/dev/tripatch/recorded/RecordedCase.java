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

  String apiVersion() {
    String groupVersion = text("kind").substring(0, Math.max(0, text("kind").lastIndexOf('/')));
    return groupVersion.startsWith("core/") ? groupVersion.substring(5) : groupVersion;
  }

  String kind() {
    return text("kind").substring(text("kind").lastIndexOf('/') + 1);
  }
}
