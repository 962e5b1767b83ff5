package dev.tripatch.engine.patch;

import dev.tripatch.json.ListPairing;
import dev.tripatch.json.ListValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.Scalar;
import dev.tripatch.json.Value;
import dev.tripatch.schema.SchemaType;
import dev.tripatch.schema.TypedPath;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;

/**
 * Makes a JSON Patch of two values: one that a person would write. It goes as deep as it can,
 * aligns the items of lists by the schema's merge key or else by what they are, and changes items
 * before it moves any, so that indices are those of the first value for as long as they can be.
 */
public final class JsonPatchDiff {

  private final boolean withTests;
  private final List<Operation> operations = new ArrayList<>();

  private JsonPatchDiff(boolean withTests) {
    this.withTests = withTests;
  }

  /**
   * The patch that makes {@code from} into {@code to}.
   *
   * @param type what the schema says of the values
   * @param withTests whether to test, before something is overwritten, removed or moved, that it is
   *     what {@code from} has there, so that the patch is refused if the object has changed since
   */
  public static JsonPatch between(Value from, Value to, SchemaType type, boolean withTests) {
    JsonPatchDiff diff = new JsonPatchDiff(withTests);
    diff.change(JsonPointer.ROOT, from, to, TypedPath.root(type));
    return new JsonPatch(diff.operations);
  }

  private void change(JsonPointer path, Value from, Value to, TypedPath field) {
    if (from.equals(to)) {
      return;
    }
    if (from instanceof MapValue before && to instanceof MapValue after) {
      changeMap(path, before, after, field);
    } else if (from instanceof ListValue before && to instanceof ListValue after) {
      changeList(path, before, after, field);
    } else {
      replace(path, from, to);
    }
  }

  private void changeMap(JsonPointer path, MapValue from, MapValue to, TypedPath field) {
    for (Map.Entry<String, Value> entry : from.entries().entrySet()) {
      JsonPointer place = path.then(entry.getKey());
      Optional<Value> wanted = to.find(entry.getKey());
      if (wanted.isPresent()) {
        change(place, entry.getValue(), wanted.get(), field.key(entry.getKey()));
      } else {
        test(place, entry.getValue());
        operations.add(new Operation.Remove(place));
      }
    }
    to.entries()
        .forEach(
            (key, added) -> {
              if (!from.has(key)) {
                operations.add(new Operation.Add(path.then(key), added));
              }
            });
  }

  private void changeList(JsonPointer path, ListValue from, ListValue to, TypedPath field) {
    ListPairing<?> pairing = pairing(from, to, field.mergeKey());
    if (pairing.isEmpty() && !from.isEmpty() && !to.isEmpty()) {
      replace(path, from, to);
      return;
    }
    for (int target = 0; target < to.size(); target++) {
      int source = pairing.partner(target);
      if (source >= 0 && !from.get(source).equals(to.get(target))) {
        changeItem(path.then(source), from, source, to.get(target), field);
      }
    }
    new ListEdit(path, from, to, pairing, this::testItem).operations().forEach(operations::add);
  }

  /** By merge key if that names every item; if not, equal items, and those between them. */
  private static ListPairing<?> pairing(ListValue from, ListValue to, Optional<String> mergeKey) {
    Set<Scalar> before = mergeKey.map(key -> from.byKey(key).keySet()).orElse(Set.of());
    Set<Scalar> after = mergeKey.map(key -> to.byKey(key).keySet()).orElse(Set.of());
    if (before.size() == from.size() && after.size() == to.size()) {
      return ListPairing.of(List.copyOf(before), List.copyOf(after))
          .inOrder(Function.identity())
          .anywhere(Function.identity());
    }
    ListPairing<?> equal =
        ListPairing.of(ListPairing.counted(from.items()), ListPairing.counted(to.items()))
            .inOrder(Function.identity());
    return equal.isEmpty() ? equal : equal.byPlace((_, _) -> true);
  }

  private List<Operation> testItem(JsonPointer place, Value item) {
    return withTests ? List.of(new Operation.Test(place, item)) : List.of();
  }

  /** An index says little: a test of the merge key says which item is meant. */
  private void changeItem(
      JsonPointer place, ListValue items, int source, Value to, TypedPath list) {
    Value from = items.get(source);
    for (String key : list.mergeKey().stream().toList()) {
      if (from instanceof MapValue map && map.get(key) instanceof Scalar own) {
        test(place.then(key), own);
      }
    }
    change(place, from, to, list.then(list.step(items, source)));
  }

  private void replace(JsonPointer path, Value from, Value to) {
    test(path, from);
    operations.add(new Operation.Replace(path, to));
  }

  private void test(JsonPointer path, Value value) {
    operations.addAll(testItem(path, value));
  }
}
