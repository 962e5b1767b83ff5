package dev.tripatch.highlight;

import dev.tripatch.patch.json.JsonPatch;
import dev.tripatch.patch.json.JsonPointer;
import dev.tripatch.patch.json.Operation;
import dev.tripatch.path.Step;
import dev.tripatch.value.ListValue;
import dev.tripatch.value.MapValue;
import dev.tripatch.value.Scalar;
import dev.tripatch.value.Value;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * An operation of a JSON Patch and the field that it means. A pointer counts list items as they
 * stand when its turn comes, so the operations are carried out one after the other to name them.
 *
 * @param operation the operation
 * @param place the field of its path
 */
record Pointed(Operation operation, NamedPlace place) {

  /** The operations of a patch that live takes; those from one that fails on are left out. */
  static List<Pointed> of(JsonPatch patch, Value live, NamedPlace root) {
    List<Pointed> all = new ArrayList<>();
    Value before = live;
    for (Operation operation : patch.operations()) {
      if (!(new JsonPatch(List.of(operation)).apply(before)
          instanceof JsonPatch.Applied(Value after))) {
        return all;
      }
      all.add(new Pointed(operation, named(root, isThere(operation) ? before : after, operation)));
      before = after;
    }
    return all;
  }

  /** Whether the path of an operation is that of something before it is carried out. */
  private static boolean isThere(Operation operation) {
    return switch (operation) {
      case Operation.Remove ignored -> true;
      case Operation.Test ignored -> true;
      case Operation.Add ignored -> false;
      case Operation.Copy ignored -> false;
      case Operation.Move ignored -> false;
      case Operation.Replace ignored -> false;
    };
  }

  private static NamedPlace named(NamedPlace root, Value object, Operation operation) {
    NamedPlace place = root;
    @Nullable Value at = object;
    for (String token : operation.path().tokens()) {
      switch (at) {
        case ListValue list -> {
          int index = token.equals("-") ? list.size() - 1 : Integer.parseInt(token);
          place = place.item(list, index);
          at = list.items().get(index);
        }
        case MapValue map -> {
          place = place.key(token);
          at = map.get(token);
        }
        case Scalar ignored -> place = place.key(token);
        case null -> place = place.key(token);
      }
    }
    return place;
  }

  /** Whether an item goes to another place of its list. */
  boolean reorders() {
    return operation instanceof Operation.Move(JsonPointer from, JsonPointer path)
        && !from.isRoot()
        && !path.isRoot()
        && holder(from).equals(holder(path))
        && !(place.path().last().orElse(null) instanceof Step.Key);
  }

  private static List<String> holder(JsonPointer pointer) {
    return pointer.tokens().subList(0, pointer.tokens().size() - 1);
  }
}
