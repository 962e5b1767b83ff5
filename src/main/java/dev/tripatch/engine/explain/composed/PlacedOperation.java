package dev.tripatch.engine.explain.composed;

import dev.tripatch.engine.patch.JsonPatch;
import dev.tripatch.engine.patch.JsonPointer;
import dev.tripatch.engine.patch.Operation;
import dev.tripatch.engine.patch.OperationRun;
import dev.tripatch.json.PathStep;
import dev.tripatch.json.Value;
import dev.tripatch.schema.TypedPath;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * An operation of a JSON Patch and the field that it means. A pointer counts list items as they are
 * when its turn comes, so the operations are carried out one after the other to name them.
 *
 * @param operation the operation
 * @param place the field of its path
 * @param before the same as it is called before the operation, which may change a name
 * @param from the field that it takes a value from; empty if it takes none
 */
public record PlacedOperation(
    Operation operation, TypedPath place, TypedPath before, Optional<TypedPath> from) {

  /** The operations of a patch that live takes; those from one that fails on are left out. */
  public static List<PlacedOperation> of(JsonPatch patch, Value live, TypedPath root) {
    List<PlacedOperation> all = new ArrayList<>();
    OperationRun run = new OperationRun(live);
    DraftNames names = new DraftNames(root);
    for (Operation operation : patch.operations()) {
      TypedPath before = names.of(run.root(), operation.path(), takesAway(operation));
      boolean moves = operation instanceof Operation.Move;
      Optional<TypedPath> from =
          operation.source().map(pointer -> names.of(run.root(), pointer, moves));
      if (!run.carriesOut(operation)) {
        return all;
      }
      TypedPath place = isThere(operation) ? before : names.of(run.root(), operation.path(), false);
      all.add(new PlacedOperation(operation, place, writes(operation) ? before : place, from));
    }
    return all;
  }

  /** Whether the path of an operation is that of something before it is carried out. */
  private static boolean isThere(Operation operation) {
    return switch (operation) {
      case Operation.Remove _, Operation.Test _ -> true;
      case Operation.Add _, Operation.Copy _, Operation.Move _, Operation.Replace _ -> false;
    };
  }

  /** Whether nothing is left of the value at its path. */
  private static boolean takesAway(Operation operation) {
    return operation instanceof Operation.Remove || operation instanceof Operation.Replace;
  }

  /** Whether it writes a value over another one, such as the merge key of an item. */
  private static boolean writes(Operation operation) {
    return switch (operation) {
      case Operation.Replace _ -> true;
      case Operation.Add _, Operation.Copy _, Operation.Move _ -> isKey(operation.path());
      case Operation.Remove _, Operation.Test _ -> false;
    };
  }

  /** Not a place in a list, where a value goes between others. */
  private static boolean isKey(JsonPointer path) {
    return !path.isRoot() && !path.tokens().getLast().matches("-|\\d+");
  }

  /** Whether an item goes to another place of its list. */
  public boolean reorders() {
    return operation instanceof Operation.Move(JsonPointer from, JsonPointer path)
        && !from.isRoot()
        && !path.isRoot()
        && holder(from).equals(holder(path))
        && !(place.path().last().orElse(null) instanceof PathStep.Key);
  }

  private static List<String> holder(JsonPointer pointer) {
    return pointer.tokens().subList(0, pointer.tokens().size() - 1);
  }
}
