package dev.tripatch.decide.conflict;

import dev.tripatch.json.FieldPath;
import dev.tripatch.json.ListValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.Value;
import dev.tripatch.show.paint.ShortText;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * In what a map or list differs from another, in a few words. Two of them often look alike where
 * they are cut to fit.
 */
final class DifferenceText {
  private static final int MOST = 4;

  private final List<String> parts = new ArrayList<>();

  private DifferenceText() {}

  /** The words; empty text where one is no map or list, or both are the same. */
  static String of(Optional<Value> before, Optional<Value> after) {
    DifferenceText change = new DifferenceText();
    if (before.isPresent() && after.isPresent()) {
      change.compare(FieldPath.root(), before.get(), after.get());
    }
    List<String> parts = change.parts;
    String more = parts.size() > MOST ? " and " + (parts.size() - MOST) + " more" : "";
    return String.join(", ", parts.subList(0, Math.min(MOST, parts.size()))) + more;
  }

  private void compare(FieldPath at, Value before, Value after) {
    if (before instanceof MapValue from && after instanceof MapValue to) {
      maps(at, from, to);
    } else if (before instanceof ListValue from && after instanceof ListValue to) {
      lists(at, from, to);
    } else if (!at.isRoot() && !before.equals(after)) {
      parts.add(at + ": " + text(before) + " → " + text(after));
    }
  }

  private void maps(FieldPath at, MapValue before, MapValue after) {
    Set<String> keys = new LinkedHashSet<>(before.keys());
    keys.addAll(after.keys());
    for (String key : keys) {
      field(at.key(key), before.get(key), after.get(key));
    }
  }

  private void field(FieldPath at, @Nullable Value before, @Nullable Value after) {
    if (before != null && after != null) {
      compare(at, before, after);
    } else if (after != null) {
      parts.add("+" + at + ": " + text(after));
    } else {
      parts.add("−" + at);
    }
  }

  /** Items that both have are not told, however often; if only they are left, the order differs. */
  private void lists(FieldPath at, ListValue before, ListValue after) {
    if (before.equals(after)) {
      return;
    }
    String name = at.isRoot() ? "" : at + ": ";
    int told = parts.size();
    without(before, after).forEach(item -> parts.add(name + "−" + text(item)));
    without(after, before).forEach(item -> parts.add(name + "+" + text(item)));
    if (parts.size() == told) {
      parts.add(name + "another order or number of the same items");
    }
  }

  private static List<Value> without(ListValue list, ListValue other) {
    return list.items().stream().filter(item -> !other.items().contains(item)).toList();
  }

  private static String text(Value value) {
    return ShortText.of(value, Optional.empty());
  }
}
