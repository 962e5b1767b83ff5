package dev.tripatch.format;

import dev.tripatch.path.FieldPath;
import dev.tripatch.value.CanonicalJson;
import dev.tripatch.value.ListValue;
import dev.tripatch.value.MapValue;
import dev.tripatch.value.Value;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Where a patch gives something else than was meant. */
final class FirstDifference {

  private FirstDifference() {}

  /** The first field that differs; empty if the values are equal. */
  static Optional<Loss> between(Value meant, Value reached) {
    return meant.equals(reached)
        ? Optional.empty()
        : Optional.of(at(FieldPath.root(), meant, reached));
  }

  private static Loss at(FieldPath path, Value meant, Value reached) {
    if (meant instanceof MapValue map && reached instanceof MapValue other) {
      Set<String> keys = new LinkedHashSet<>(map.keys());
      keys.addAll(other.keys());
      for (String key : keys) {
        Value one = map.get(key);
        Value two = other.get(key);
        if (one == null || two == null) {
          return new Loss(Loss.Kind.OTHER_RESULT, path.key(key));
        }
        if (!one.equals(two)) {
          return at(path.key(key), one, two);
        }
      }
    }
    boolean isOrder =
        meant instanceof ListValue list
            && reached instanceof ListValue other
            && sorted(list).equals(sorted(other));
    return new Loss(isOrder ? Loss.Kind.ORDER : Loss.Kind.OTHER_RESULT, path);
  }

  private static List<String> sorted(ListValue list) {
    List<String> texts = new ArrayList<>(list.items().stream().map(CanonicalJson::write).toList());
    texts.sort(null);
    return texts;
  }
}
