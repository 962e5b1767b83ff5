package dev.tripatch.engine.format;

import dev.tripatch.json.CanonicalJson;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.ListValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.Value;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Where a patch gives something else than was meant. */
final class ResultDifferences {

  private final List<Loss> found = new ArrayList<>();

  private ResultDifferences() {}

  /** The first field that differs; empty if the values are equal. */
  static Optional<Loss> first(Value meant, Value reached) {
    return all(meant, reached).stream().findFirst();
  }

  /** All fields that differ; lists are compared as a whole. */
  static List<Loss> all(Value meant, Value reached) {
    ResultDifferences differences = new ResultDifferences();
    if (!meant.equals(reached)) {
      differences.visit(FieldPath.root(), meant, reached);
    }
    return differences.found;
  }

  /** Looks into two values that differ. */
  private void visit(FieldPath path, Value meant, Value reached) {
    if (meant instanceof MapValue map && reached instanceof MapValue other) {
      Set<String> keys = new LinkedHashSet<>(map.keys());
      keys.addAll(other.keys());
      keys.forEach(key -> compare(path.key(key), map.get(key), other.get(key)));
    } else {
      Loss.Kind kind = isOrder(meant, reached) ? Loss.Kind.ORDER : Loss.Kind.OTHER_RESULT;
      found.add(new Loss(kind, path));
    }
  }

  private void compare(FieldPath path, @Nullable Value meant, @Nullable Value reached) {
    if (meant == null || reached == null) {
      found.add(new Loss(Loss.Kind.OTHER_RESULT, path));
    } else if (!meant.equals(reached)) {
      visit(path, meant, reached);
    }
  }

  private static boolean isOrder(Value meant, Value reached) {
    return meant instanceof ListValue list
        && reached instanceof ListValue other
        && sorted(list).equals(sorted(other));
  }

  private static List<String> sorted(ListValue list) {
    List<String> texts = new ArrayList<>(list.items().stream().map(CanonicalJson::write).toList());
    texts.sort(null);
    return texts;
  }
}
