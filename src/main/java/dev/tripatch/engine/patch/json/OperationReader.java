package dev.tripatch.engine.patch.json;

import dev.tripatch.engine.patch.json.JsonPatchRefusal.Rule;
import dev.tripatch.engine.patch.json.OperationRun.JsonPatchException;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.StringValue;
import dev.tripatch.json.Value;

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
    return new JsonPatchException(new JsonPatchRefusal(index, member, place, rule, cause, remedy));
  }
}
