package dev.tripatch.schema.gosource;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The markers in comments: {@code +listType=map}, {@code +optional}. Kubernetes also writes some
 * with a prefix, {@code +k8s:listType=map}.
 *
 * @param values the values of each marker, in their order
 */
record GoMarkers(Map<String, List<String>> values) {

  static final GoMarkers NONE = new GoMarkers(Map.of());

  private static final String PREFIX = "k8s:";

  /** The markers in some comments. */
  static GoMarkers of(List<String> comments) {
    Map<String, List<String>> values = new LinkedHashMap<>();
    for (String comment : comments) {
      comment
          .lines()
          .map(String::strip)
          .filter(line -> line.startsWith("+"))
          .forEach(line -> add(line.substring(1), values));
    }
    return new GoMarkers(values);
  }

  private static void add(String marker, Map<String, List<String>> values) {
    String plain = marker.startsWith(PREFIX) ? marker.substring(PREFIX.length()) : marker;
    int equals = plain.indexOf('=');
    String name = equals < 0 ? plain : plain.substring(0, equals);
    String value = equals < 0 ? "" : plain.substring(equals + 1).strip();
    values.computeIfAbsent(name.strip(), unseen -> new ArrayList<>()).add(unquoted(value));
  }

  private static String unquoted(String value) {
    boolean isQuoted = value.length() > 1 && (value.startsWith("\"") || value.startsWith("`"));
    return isQuoted ? value.substring(1, value.length() - 1) : value;
  }

  boolean has(String name) {
    return values.containsKey(name);
  }

  /** The last value of a marker; empty if it is not there. */
  Optional<String> last(String name) {
    return Optional.ofNullable(values.get(name)).map(List::getLast);
  }

  /** All values of a marker. */
  List<String> all(String name) {
    return values.getOrDefault(name, List.of());
  }
}
