package dev.tripatch.engine.patch.json;

import dev.tripatch.engine.patch.json.JsonPatchRefusal.Rule;
import dev.tripatch.engine.patch.json.OperationRun.JsonPatchException;
import dev.tripatch.json.ListValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.Value;
import java.util.ArrayList;
import java.util.List;

/**
 * A JSON Patch (RFC 6902).
 *
 * @param operations what it does, in order
 */
public record JsonPatch(List<Operation> operations) {

  public JsonPatch {
    operations = List.copyOf(operations);
  }

  /** What comes of reading a patch. */
  public sealed interface Reading {}

  /** The patch can be read. */
  public record Read(JsonPatch patch) implements Reading {}

  /** What comes of applying a patch. */
  public sealed interface Outcome {}

  /**
   * Every operation was carried out.
   *
   * @param result what the value becomes
   */
  public record Applied(Value result) implements Outcome {}

  /**
   * The patch is no JSON Patch, or one of its operations fails. Nothing of it is applied then (RFC
   * 6902, section 5).
   *
   * @param refusal why
   */
  public record Refused(JsonPatchRefusal refusal) implements Reading, Outcome {}

  /** Reads the JSON form. Members that an operation does not define are ignored (section 4). */
  public static Reading read(Value patch) {
    try {
      return new Read(new JsonPatch(operationsOf(patch)));
    } catch (JsonPatchException refused) {
      return new Refused(refused.refusal());
    }
  }

  private static List<Operation> operationsOf(Value patch) throws JsonPatchException {
    if (!(patch instanceof ListValue list)) {
      throw shapeless(-1, JsonPatchWording.NOT_A_LIST);
    }
    List<Operation> operations = new ArrayList<>();
    for (Value item : list.items()) {
      int index = operations.size();
      if (!(item instanceof MapValue members)) {
        throw shapeless(index, JsonPatchWording.NOT_A_MAP);
      }
      operations.add(new OperationReader(index, members).read());
    }
    return operations;
  }

  private static JsonPatchException shapeless(int index, JsonPatchWording cause) {
    return new JsonPatchException(
        new JsonPatchRefusal(
            index, "", "", Rule.SHAPE, cause.text(), JsonPatchWording.WRITE_OPERATIONS.text()));
  }

  /** What a value becomes; the value itself stays as it is. */
  public Outcome apply(Value target) {
    OperationRun run = new OperationRun(target);
    try {
      for (Operation operation : operations) {
        run.apply(operation);
      }
      return new Applied(run.result());
    } catch (JsonPatchException refused) {
      return new Refused(withRemedy(refused.refusal(), target));
    }
  }

  private JsonPatchRefusal withRemedy(JsonPatchRefusal refusal, Value target) {
    JsonPatch before = new JsonPatch(operations.subList(0, refusal.operation()));
    return before.apply(target) instanceof Applied(Value object)
        ? new MeantPointer(operations.get(refusal.operation()), object)
            .remedy(refusal)
            .map(refusal::withRemedy)
            .orElse(refusal)
        : refusal;
  }

  /** The JSON form: a list of maps, each with {@code op} first. */
  public ListValue asValue() {
    return new ListValue(operations.stream().<Value>map(Operation::asValue).toList());
  }
}
