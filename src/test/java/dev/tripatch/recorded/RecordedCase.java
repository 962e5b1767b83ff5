package dev.tripatch.recorded;

import dev.tripatch.engine.patch.GoText;
import dev.tripatch.json.ListValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.Scalar;
import dev.tripatch.json.StringValue;
import dev.tripatch.json.Value;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/** One line of a recording. It remembers which of its fields were read. */
final class RecordedCase {

  private final MapValue line;
  private final Set<String> read = new HashSet<>(Set.of("id"));

  RecordedCase(MapValue line) {
    this.line = line;
  }

  static RecordedCase of(String line) {
    return new RecordedCase(JsonLine.read(line));
  }

  String id() {
    Value id = line.get("id");
    return id instanceof Scalar scalar ? GoText.print(scalar) : String.valueOf(id);
  }

  /** Whether the line has a field. To ask is not to read. */
  boolean has(String field) {
    return line.has(field);
  }

  /** The value of a field, or null. */
  @Nullable Value value(String field) {
    read.add(field);
    return line.get(field);
  }

  MapValue map(String field) {
    return value(field) instanceof MapValue map ? map : MapValue.EMPTY;
  }

  List<Value> list(String field) {
    return value(field) instanceof ListValue list ? list.items() : List.of();
  }

  String text(String field) {
    return value(field) instanceof StringValue string ? string.text() : "";
  }

  /** Says that these fields hold no answer, but tell a person where the line comes from. */
  void notes(String... fields) {
    read.addAll(List.of(fields));
  }

  /** The fields that nobody has read. */
  Set<String> unread() {
    Set<String> unread = new TreeSet<>(line.entries().keySet());
    unread.removeAll(read);
    return unread;
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
