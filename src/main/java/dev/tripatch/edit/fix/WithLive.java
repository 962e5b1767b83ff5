package dev.tripatch.edit.fix;

import dev.tripatch.engine.patch.Directives;
import dev.tripatch.hazard.Union;
import dev.tripatch.json.ListValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.NullValue;
import dev.tripatch.json.PathStep;
import dev.tripatch.json.Value;
import dev.tripatch.schema.TypedPath;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** What is written, with what live has and it lacks; of a choice, only what is written. */
final class WithLive {
  /** What people tell the items of a list apart by, whether or not a patch does. */
  private static final List<String> USUAL = List.of("name", "key", "id", "type", "host");

  private WithLive() {}

  static Value of(Value written, Value live, TypedPath at) {
    if (written instanceof MapValue now && live instanceof MapValue before) {
      return ofMap(now, before, at);
    }
    if (live instanceof ListValue before && written != NullValue.NULL) {
      return ofList(written instanceof ListValue now ? now : ListValue.of(written), before, at);
    }
    return written;
  }

  private static Value ofMap(MapValue now, MapValue before, TypedPath at) {
    if (USUAL.stream()
        .filter(now::has)
        .filter(before::has)
        .anyMatch(key -> !now.find(key).equals(before.find(key)))) {
      return now;
    }
    List<String> excluded =
        Union.of(at.type())
            .filter(union -> !union.present(now).isEmpty())
            .map(Union::members)
            .orElse(List.of());
    MapValue.Builder all = now.toBuilder();
    before
        .entries()
        .forEach(
            (key, value) -> {
              if (now.has(key) || !excluded.contains(key)) {
                all.put(key, now.find(key).map(own -> of(own, value, at.key(key))).orElse(value));
              }
            });
    return all.build();
  }

  /**
   * Live's items with what is written in them, then those that only are written. What is written,
   * where nothing tells which item is which: the old one would stand beside the changed one.
   */
  private static Value ofList(ListValue now, ListValue before, TypedPath at) {
    Optional<String> key = key(now, before, at);
    boolean isSet = at.isMerged() && key.isEmpty();
    boolean isKnown =
        now.items().stream()
            .allMatch(
                item ->
                    before.items().stream().filter(each -> isSame(item, each, key)).count() == 1
                        || key.filter(each -> item instanceof MapValue map && map.has(each))
                            .isPresent());
    if (!isSet && !isKnown) {
      return now;
    }
    List<Value> rest = new ArrayList<>(now.items());
    List<Value> all = new ArrayList<>();
    for (Value item : before.items()) {
      Optional<Value> own = rest.stream().filter(each -> isSame(each, item, key)).findFirst();
      own.ifPresent(rest::remove);
      all.add(own.map(each -> of(each, item, at.then(new PathStep.IndexItem(0)))).orElse(item));
    }
    all.addAll(rest);
    return new ListValue(all);
  }

  /** Of the merge key and the usual names, the first by which an item is one of live's. */
  private static Optional<String> key(ListValue now, ListValue live, TypedPath at) {
    return Stream.concat(at.mergeKey().stream(), USUAL.stream())
        .filter(key -> ItemFixes.keysOf(live, key).stream().distinct().count() == live.size())
        .filter(key -> ItemFixes.keysOf(now, key).stream().distinct().count() == now.size())
        .min(
            Comparator.comparing(
                key ->
                    Collections.disjoint(ItemFixes.keysOf(live, key), ItemFixes.keysOf(now, key))));
  }

  /** Whether an item has all that another one says. */
  static boolean has(Value item, MapValue said) {
    return item instanceof MapValue map
        && map.entries().entrySet().containsAll(said.entries().entrySet());
  }

  private static boolean isSame(Value written, Value live, Optional<String> key) {
    return written.equals(live)
        || written instanceof MapValue now
            && live instanceof MapValue before
            && !now.has(Directives.PATCH)
            && (has(before, now)
                || key.filter(each -> now.find(each).equals(before.find(each))).isPresent());
  }
}
