package dev.tripatch.hazard;

import dev.tripatch.document.Place;
import dev.tripatch.engine.explain.composed.PlacedOperation;
import dev.tripatch.engine.patch.JsonPatch;
import dev.tripatch.engine.patch.JsonPointer;
import dev.tripatch.engine.patch.Operation;
import dev.tripatch.hazard.Field.KeyedList;
import dev.tripatch.hazard.Findings.Finding;
import dev.tripatch.json.Counted;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.ListValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.PathStep;
import dev.tripatch.json.Role;
import dev.tripatch.json.Scalar;
import dev.tripatch.json.StringValue;
import dev.tripatch.json.Value;
import dev.tripatch.schema.SchemaType;
import dev.tripatch.schema.TypedPath;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;

/**
 * Operations of a JSON Patch that are carried out and do something other than they look like: a
 * later one undoes what they write, they insert an item that is there, or add a key called "-".
 *
 * @param live the object as it is
 */
public record OperationSlips(
    Text text, JsonPatch patch, MapValue live, SchemaType type, Findings findings) {
  private static final int MOST = 50;

  /** Looks at each operation, if they are not too many for that. */
  public void check(MapValue result) {
    List<PlacedOperation> placed = PlacedOperation.of(patch, live, TypedPath.root(type));
    Value at = live;
    for (int i = 0; i < placed.size() && placed.size() <= MOST; i++) {
      int index = i;
      Operation operation = placed.get(i).operation();
      Value after = applied(List.of(operation), at).orElse(at);
      if (!after.equals(at) && writes(operation)) {
        overwriting(i, result).ifPresent(later -> add(index, placed.get(index), undone(later)));
      }
      if (operation instanceof Operation.Add(JsonPointer path, Value value)) {
        added(path, value, placed.get(i).place().path(), at, result)
            .ifPresent(finding -> add(index, placed.get(index), finding));
      }
      at = after;
    }
  }

  private static Optional<Value> applied(List<Operation> operations, Value object) {
    return new JsonPatch(operations).apply(object) instanceof JsonPatch.Applied(Value result)
        ? Optional.of(result)
        : Optional.empty();
  }

  /** An empty value is often added only so that a later operation does not fail. */
  private static boolean writes(Operation operation) {
    return switch (operation) {
      case Operation.Add(_, Value value) ->
          !List.of(MapValue.EMPTY, ListValue.EMPTY, new StringValue("")).contains(value);
      case Operation.Replace _, Operation.Copy _ -> true;
      case Operation.Remove _, Operation.Move _, Operation.Test _ -> false;
    };
  }

  /** The later operation without which something would be left; empty if something is left. */
  private OptionalInt overwriting(int index, MapValue result) {
    List<Operation> others = new ArrayList<>(patch.operations());
    JsonPointer pointer = others.remove(index).path();
    return applied(others, live).filter(result::equals).isEmpty()
        ? OptionalInt.empty()
        : IntStream.range(index + 1, patch.operations().size())
            .filter(later -> isRelated(pointer, patch.operations().get(later).path()))
            .findFirst();
  }

  private static boolean isRelated(JsonPointer pointer, JsonPointer other) {
    return other.equals(pointer)
        || other.isProperPrefixOf(pointer)
        || pointer.isProperPrefixOf(other);
  }

  private Finding undone(int place) {
    Operation later = patch.operations().get(place);
    return finding(
        HazardWording.UNDONE.text(
            "number", place + 1, "operation", later.word(), "pointer", later.path()),
        later instanceof Operation.Add(_, MapValue _)
            ? HazardWording.ADD_EACH.text()
            : HazardWording.ONE_OPERATION.text());
  }

  private static Finding finding(String sentence, String remedy) {
    return new Finding(HazardKind.OPERATION_SLIP, sentence, remedy);
  }

  private Optional<Finding> added(
      JsonPointer pointer, Value value, FieldPath path, Value before, MapValue result) {
    boolean isDash = path.last().filter(new PathStep.Key("-")::equals).isPresent();
    if (isDash) {
      return Optional.of(finding(HazardWording.DASH_KEY.text(), named(pointer, value)));
    }
    FieldPath in = path.parent().orElse(path);
    return value instanceof MapValue item
        ? list(before, in)
            .filter(list -> items(list, item).findAny().isPresent())
            .filter(_ -> list(result, in).filter(it -> items(it, item).count() > 1).isPresent())
            .map(list -> inserts(list, item, pointer))
        : Optional.empty();
  }

  private static String named(JsonPointer pointer, Value value) {
    List<Map.Entry<String, Value>> entries =
        value instanceof MapValue map ? List.copyOf(map.entries().entrySet()) : List.of();
    return entries.size() == 1 && entries.getFirst().getValue() instanceof Scalar one
        ? HazardWording.KEY_FOR_DASH.text(
            "pointer", end(pointer, entries.getFirst().getKey()), "value", Show.value(one))
        : HazardWording.KEY_AT_END.text();
  }

  private static JsonPointer end(JsonPointer pointer, String token) {
    List<String> tokens = new ArrayList<>(pointer.tokens());
    tokens.set(tokens.size() - 1, token);
    return new JsonPointer(tokens);
  }

  private Optional<KeyedList> list(Value object, FieldPath path) {
    return Counted.valueAt(object, path)
        .flatMap(value -> Field.at(TypedPath.of(type, path), value).asKeyedList());
  }

  /** The places of the items with the same key. */
  private static IntStream items(KeyedList list, MapValue item) {
    return IntStream.range(0, list.items().size())
        .filter(i -> item.has(list.mergeKey()))
        .filter(
            i ->
                list.items().get(i) instanceof MapValue other
                    && list.different(item, other).isEmpty());
  }

  private static Finding inserts(KeyedList list, MapValue item, JsonPointer pointer) {
    return finding(
        HazardWording.INSERTS.text(
            "list", list.path(),
            "key", list.mergeKey(),
            "value", Show.value(KeyedList.part(item, list.mergeKey()))),
        HazardWording.REPLACE_ITEM.text(
            "pointer", end(pointer, "" + items(list, item).findFirst().orElseThrow())));
  }

  private void add(int index, PlacedOperation operation, Finding finding) {
    findings.add(
        Role.PATCH,
        operation.place().path(),
        text.places().locate(FieldPath.root().index(index).key("path")).map(Place::valueSpan),
        finding);
  }
}
