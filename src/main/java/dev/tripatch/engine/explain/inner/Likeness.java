package dev.tripatch.engine.explain.inner;

import dev.tripatch.json.ListValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.Scalar;
import dev.tripatch.json.StringValue;
import dev.tripatch.json.Value;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

/** How alike two values are, for items of lists that nothing else tells apart. */
public final class Likeness {

  /** Keys that mostly name a thing, but do not identify it everywhere. */
  private static final Set<String> TELLING =
      Set.of("key", "id", "type", "host", "path", "kind", "port");

  private static final int TELLING_WEIGHT = 6;
  private static final int EQUAL_WEIGHT = 2;

  /** Of two things with other such keys, more than two fields must be equal. */
  private static final int UNLIKE_WEIGHT = 5;

  private Likeness() {}

  /** A number that is larger the more two values have in common; 0 if they are other things. */
  static int of(Value one, Value other) {
    if (one instanceof MapValue some && other instanceof MapValue others) {
      return ofMaps(some, others);
    }
    if (one instanceof ListValue some && other instanceof ListValue others) {
      Set<Value> known = new HashSet<>(others.items());
      return (int) some.items().stream().filter(known::contains).count();
    }
    return one instanceof StringValue some && other instanceof StringValue others
        ? ofTexts(some.text(), others.text())
        : 0;
  }

  private static int ofMaps(MapValue some, MapValue others) {
    int likeness = 0;
    for (Map.Entry<String, Value> entry : some.entries().entrySet()) {
      Value other = others.get(entry.getKey());
      if (other == null) {
        continue;
      }
      boolean isTelling = TELLING.contains(entry.getKey()) && entry.getValue() instanceof Scalar;
      if (other.equals(entry.getValue())) {
        likeness += isTelling ? TELLING_WEIGHT : EQUAL_WEIGHT;
      } else {
        likeness += isTelling ? -UNLIKE_WEIGHT : 1;
      }
    }
    return Math.max(0, likeness);
  }

  /** Texts that begin or end alike for at least half of their length. */
  private static int ofTexts(String one, String other) {
    int common = common(one, other);
    return 2 * common >= Math.max(one.length(), other.length()) ? common : 0;
  }

  /** How many characters two texts have in common at their start and end. */
  public static int common(String one, String other) {
    int least = Math.min(one.length(), other.length());
    int start = 0;
    while (start < least && one.charAt(start) == other.charAt(start)) {
      start++;
    }
    int end = 0;
    while (end < least - start
        && one.charAt(one.length() - 1 - end) == other.charAt(other.length() - 1 - end)) {
      end++;
    }
    return start + end;
  }
}
