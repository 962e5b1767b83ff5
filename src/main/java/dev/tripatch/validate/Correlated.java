package dev.tripatch.validate;

import dev.tripatch.json.ListValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.NullValue;
import dev.tripatch.json.Scalar;
import dev.tripatch.json.Value;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * A value and what was there before: what an update leaves as it was keeps its faults (apiserver,
 * {@code cel/common.CorrelatedObject}).
 */
record Correlated(Value value, Value old, DefinedPart part) {

  /** The same of a field; empty if it was not there, or nobody declares it. */
  Optional<Correlated> at(String key) {
    return value instanceof MapValue now && old instanceof MapValue before
        ? part.at(key)
            .flatMap(
                field ->
                    now.find(key)
                        .flatMap(is -> before.find(key).map(was -> new Correlated(is, was, field))))
        : Optional.empty();
  }

  /** The same of an item, which has to have the same keys. */
  Optional<Correlated> at(int index) {
    return value instanceof ListValue now && old instanceof ListValue before
        ? keys(now.get(index))
            .flatMap(
                keys ->
                    before.items().stream()
                        .filter(item -> keys(item).filter(keys::equals).isPresent())
                        .findFirst())
            .map(was -> new Correlated(now.get(index), was, part.item()))
        : Optional.empty();
  }

  private Optional<List<Value>> keys(Value item) {
    List<String> keys = part.words("x-kubernetes-list-map-keys");
    return part.listType().equals("map")
            && !keys.isEmpty()
            && item instanceof MapValue map
            && keys.stream().allMatch(key -> isKey(map, key))
        ? Optional.of(keys.stream().map(key -> map.find(key).orElseThrow()).toList())
        : Optional.empty();
  }

  private static boolean isKey(MapValue map, String key) {
    return map.get(key) instanceof Scalar value && value != NullValue.NULL;
  }

  /** Whether nothing has changed, as a server sees it: fields that nobody declares have. */
  boolean isSame() {
    if (value instanceof MapValue now && old instanceof MapValue before) {
      return now.size() == before.size()
          && now.keys().stream().allMatch(key -> at(key).filter(Correlated::isSame).isPresent());
    }
    return value instanceof ListValue now
            && old instanceof ListValue before
            && part.listType().equals("map")
        ? now.size() == before.size()
            && IntStream.range(0, now.size())
                .allMatch(i -> at(i).filter(Correlated::isSame).isPresent())
        : value.equals(old);
  }
}
