package dev.tripatch.schema.gosource;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A struct tag, read as Go reads it: {@code json:"name,omitempty" patchStrategy:"merge"}.
 *
 * @param values its values by key
 */
record StructTag(Map<String, String> values) {

  /** Reads a tag up to its first mistake, as Go does. */
  static StructTag of(String tag) {
    Map<String, String> values = new LinkedHashMap<>();
    int at = 0;
    while (at < tag.length()) {
      int colon = tag.indexOf(":\"", at);
      int end = colon < 0 ? -1 : closingQuote(tag, colon + 2);
      if (end < 0) {
        break;
      }
      values.putIfAbsent(
          tag.substring(at, colon).strip(), GoString.unescaped(tag.substring(colon + 2, end)));
      at = end + 1;
    }
    return new StructTag(values);
  }

  Optional<String> value(String key) {
    return Optional.ofNullable(values.get(key));
  }

  /** The name that JSON has for the field; empty if the tag says none. */
  String jsonName() {
    String json = values.getOrDefault("json", "");
    int comma = json.indexOf(',');
    return comma < 0 ? json : json.substring(0, comma);
  }

  /** Whether JSON leaves the field out always. */
  boolean isHidden() {
    return values.getOrDefault("json", "").equals("-");
  }

  /** Whether JSON leaves the field out when it is empty. */
  boolean mayBeLeftOut() {
    List<String> words = List.of(values.getOrDefault("json", "").split(",", -1));
    return words.contains("omitempty") || words.contains("omitzero");
  }

  private static int closingQuote(String tag, int from) {
    for (int i = from; i < tag.length(); i++) {
      if (tag.charAt(i) == '"') {
        return i;
      }
      i += tag.charAt(i) == '\\' ? 1 : 0;
    }
    return -1;
  }
}
