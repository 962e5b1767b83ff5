package dev.tripatch.hazard;

import dev.tripatch.json.CanonicalJson;
import dev.tripatch.json.Counted;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.ListValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.NullValue;
import dev.tripatch.json.StringValue;
import dev.tripatch.json.Value;
import dev.tripatch.prose.Prose;
import dev.tripatch.schema.Quantities;
import java.math.BigDecimal;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A field that a server does not let anyone change.
 *
 * @param type the group of its kind, {@code core} for none, and the kind; asterisks for any
 * @param server what the server calls the field
 * @param conditions when it may not change; always if there are none
 * @param exempt its parts that may change anyway, each as the steps to it
 * @param words how the server's refusal ends
 */
record ImmutableField(
    String type,
    FieldPath path,
    String server,
    List<String> conditions,
    List<List<String>> exempt,
    String words) {
  private static final String ONCE = "once";
  private static final String OF_LIVE = "live:";
  private static final String WITHIN = "within:";
  private static final String EACH = "*";
  private static final String ANY_TYPE = "* *";
  private static final List<ImmutableField> ALL = read();

  /** Those of an object's kind. */
  static List<ImmutableField> of(MapValue object) {
    String version = object.text("apiVersion");
    String group = version.contains("/") ? version.substring(0, version.indexOf('/')) : "core";
    String type = group + " " + object.text("kind");
    return ALL.stream().filter(each -> List.of(type, ANY_TYPE).contains(each.type)).toList();
  }

  /** Whether the objects are in a state in which the field may not change. */
  boolean isFixed(MapValue live, MapValue result) {
    return conditions.stream().allMatch(each -> holds(each, live, result));
  }

  private boolean holds(String condition, MapValue live, MapValue result) {
    if (condition.equals(ONCE)) {
      return at(live, path) != NullValue.NULL;
    }
    if (condition.startsWith(WITHIN)) {
      Optional<BigDecimal> old =
          amount(live, FieldPath.parse(condition.substring(WITHIN.length())));
      return amount(result, path)
          .filter(size -> old.filter(most -> size.compareTo(most) <= 0).isPresent())
          .isPresent();
    }
    MapValue object = condition.startsWith(OF_LIVE) ? live : result;
    String[] parts = condition.substring(condition.indexOf(':') + 1).split("!?=", 2);
    return text(at(object, FieldPath.parse(parts[0]))).equals(parts[1]) != condition.contains("!=");
  }

  private static Optional<BigDecimal> amount(MapValue object, FieldPath path) {
    return Quantities.number(text(at(object, path)));
  }

  private static String text(Value value) {
    return switch (value) {
      case NullValue _ -> "";
      case StringValue(String text, _) -> text;
      default -> CanonicalJson.write(value);
    };
  }

  static Value at(MapValue object, FieldPath path) {
    return Counted.valueAt(object, path).orElse(NullValue.NULL);
  }

  /** An object without what may change. */
  MapValue fixed(MapValue object) {
    Value fixed = object;
    for (List<String> steps : exempt) {
      fixed = without(fixed, steps);
    }
    return (MapValue) fixed;
  }

  /** What holds nothing else goes with it. */
  private static Value without(Value value, List<String> steps) {
    List<String> rest = steps.subList(1, steps.size());
    if (value instanceof ListValue list && steps.getFirst().equals(EACH)) {
      return new ListValue(list.items().stream().map(item -> without(item, rest)).toList());
    }
    if (!(value instanceof MapValue map) || !map.has(steps.getFirst())) {
      return value;
    }
    MapValue.Builder kept = MapValue.builder();
    for (Map.Entry<String, Value> entry : map.entries().entrySet()) {
      boolean isOther = !entry.getKey().equals(steps.getFirst());
      Value part =
          isOther
              ? entry.getValue()
              : rest.isEmpty() ? NullValue.NULL : without(entry.getValue(), rest);
      if (isOther || !List.of(NullValue.NULL, MapValue.EMPTY).contains(part)) {
        kept.put(entry.getKey(), part);
      }
    }
    return kept.build();
  }

  private static List<ImmutableField> read() {
    return Prose.file(ImmutableField.class, "/dev/tripatch/hazard/immutable-fields.txt")
        .lines()
        .filter(line -> !line.startsWith("#"))
        .map(line -> line.split(" ", 7))
        .map(
            parts ->
                new ImmutableField(
                    parts[0] + " " + parts[1],
                    FieldPath.parse(parts[2]),
                    parts[3],
                    listed(parts[4]),
                    listed(parts[5]).stream().map(path -> List.of(path.split("\\."))).toList(),
                    parts[6]))
        .toList();
  }

  private static List<String> listed(String words) {
    return words.equals("-") ? List.of() : Arrays.asList(words.split(","));
  }
}
