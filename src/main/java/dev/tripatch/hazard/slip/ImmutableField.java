package dev.tripatch.hazard.slip;

import dev.tripatch.json.FieldPath;
import dev.tripatch.json.MapValue;
import dev.tripatch.prose.Prose;
import java.util.List;
import java.util.stream.Stream;

/**
 * A field that a server does not let anyone change.
 *
 * @param group the group of its kind; {@code core} for none
 * @param isOnce whether it may be set where live has none
 * @param words how the server's refusal ends
 */
record ImmutableField(String group, String kind, FieldPath path, boolean isOnce, String words) {
  private static final String ONCE = "once ";
  private static final List<ImmutableField> ALL = read();

  /** Of a ConfigMap or Secret that says that it is immutable. */
  static final List<ImmutableField> OF_SEALED =
      Stream.of("data", "binaryData", "immutable")
          .map(
              name ->
                  new ImmutableField(
                      "core",
                      "ConfigMap",
                      FieldPath.of(name),
                      false,
                      "field is immutable when `immutable` is set"))
          .toList();

  /** Those of an object's kind. */
  static List<ImmutableField> of(MapValue object) {
    String version = object.text("apiVersion");
    String group = version.contains("/") ? version.substring(0, version.indexOf('/')) : "core";
    return ALL.stream()
        .filter(each -> each.group.equals(group) && each.kind.equals(object.text("kind")))
        .toList();
  }

  private static List<ImmutableField> read() {
    return Prose.file(ImmutableField.class, "/dev/tripatch/hazard/immutable-fields.txt")
        .lines()
        .filter(line -> !line.startsWith("#"))
        .map(ImmutableField::parse)
        .toList();
  }

  private static ImmutableField parse(String line) {
    String[] parts = line.split(" ", 4);
    boolean isOnce = parts[3].startsWith(ONCE);
    return new ImmutableField(
        parts[0],
        parts[1],
        FieldPath.parse(parts[2]),
        isOnce,
        isOnce ? parts[3].substring(ONCE.length()) : parts[3]);
  }
}
