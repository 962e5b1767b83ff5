package dev.tripatch.engine.patch;

import dev.tripatch.engine.patch.JsonPatchRefusal.Rule;
import dev.tripatch.engine.patch.OperationRun.JsonPatchException;
import dev.tripatch.json.ListValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.StringValue;
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

  /** Reads one operation and says which member is missing or wrong. */
  record OperationReader(int index, MapValue members) {
    Operation read() throws JsonPatchException {
      String op = text("op");
      return switch (op) {
        case "add" -> new Operation.Add(pointer("path"), value());
        case "remove" -> new Operation.Remove(pointer("path"));
        case "replace" -> new Operation.Replace(pointer("path"), value());
        case "move" -> new Operation.Move(pointer("from"), pointer("path"));
        case "copy" -> new Operation.Copy(pointer("from"), pointer("path"));
        case "test" -> new Operation.Test(pointer("path"), value());
        default ->
            throw refused(
                "op",
                Rule.OPERATION,
                JsonPatchWording.UNKNOWN_OPERATION.text("word", op),
                Operation.MEANT.containsKey(op)
                    ? JsonPatchWording.MEANT_OPERATION.text("operation", Operation.MEANT.get(op))
                    : JsonPatchWording.KNOWN_OPERATIONS.text());
      };
    }

    private JsonPointer pointer(String member) throws JsonPatchException {
      String text = text(member);
      return JsonPointer.parse(text)
          .orElseThrow(
              () ->
                  refused(
                      member,
                      text,
                      Rule.POINTER,
                      JsonPatchWording.NO_POINTER.text("member", member, "text", text),
                      JsonPatchWording.BEGIN_POINTER.text()));
    }

    private String text(String member) throws JsonPatchException {
      if (require(member) instanceof StringValue string) {
        return string.text();
      }
      throw refused(
          member,
          Rule.MEMBER,
          JsonPatchWording.NO_STRING.text("member", member),
          JsonPatchWording.WRITE_STRING.text());
    }

    private Value value() throws JsonPatchException {
      return require("value");
    }

    private Value require(String member) throws JsonPatchException {
      Value found = members.get(member);
      if (found == null) {
        throw refused(
            "",
            member.equals("value") ? Rule.VALUE_MISSING : Rule.MEMBER,
            JsonPatchWording.NO_MEMBER.text("member", member),
            JsonPatchWording.ADD_MEMBER.text("member", member));
      }
      return found;
    }

    private JsonPatchException refused(String member, Rule rule, String cause, String remedy) {
      String place = members.get("path") instanceof StringValue path ? path.text() : "";
      return refused(member, place, rule, cause, remedy);
    }

    private JsonPatchException refused(
        String member, String place, Rule rule, String cause, String remedy) {
      return new JsonPatchException(
          new JsonPatchRefusal(index, member, place, rule, cause, remedy));
    }
  }
}
