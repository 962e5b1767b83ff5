package dev.tripatch.engine.format;

import dev.tripatch.engine.format.ServerDeparture.Kind;
import dev.tripatch.engine.patch.JsonPatch;
import dev.tripatch.engine.patch.JsonPatchRefusal;
import dev.tripatch.engine.patch.JsonPointer;
import dev.tripatch.engine.patch.Operation;
import dev.tripatch.json.FloatValue;
import dev.tripatch.json.ListValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.NullValue;
import dev.tripatch.json.Scalar;
import dev.tripatch.json.StringValue;
import dev.tripatch.json.Value;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Where the API server does with a JSON Patch what RFC 6902 does not. */
final class JsonPatchDepartures {

  /** {@code maxJSONPatchOperations} of the API server's patch handler. */
  private static final int MOST_OPERATIONS = 10_000;

  private JsonPatchDepartures() {}

  /** Of a patch that the RFC lets through. */
  static List<ServerDeparture> ofAccepted(JsonPatch patch) {
    List<ServerDeparture> found = new ArrayList<>();
    if (patch.operations().size() > MOST_OPERATIONS) {
      found.add(new ServerDeparture(Kind.TOO_MANY_OPERATIONS, -1, ""));
    }
    for (int i = 0; i < patch.operations().size(); i++) {
      Operation operation = patch.operations().get(i);
      int index = i;
      ofAccepted(operation)
          .map(kind -> new ServerDeparture(kind, index, operation.path().toString()))
          .ifPresent(found::add);
    }
    return found;
  }

  private static Optional<Kind> ofAccepted(Operation operation) {
    boolean adds = operation instanceof Operation.Add || operation.source().isPresent();
    if (adds && operation.path().isRoot()
        || operation.source().filter(JsonPointer::isRoot).isPresent()) {
      return Optional.of(Kind.NO_WHOLE_OBJECT);
    }
    return operation instanceof Operation.Test test
            && test.value().has(JsonPatchDepartures::isWholeFloat)
        ? Optional.of(Kind.NUMBER_BY_TEXT)
        : Optional.empty();
  }

  private static boolean isWholeFloat(Value value) {
    return value instanceof FloatValue real && real.number() == Math.rint(real.number());
  }

  /** Of a patch that the RFC refuses: what the server does instead at that operation. */
  static List<ServerDeparture> ofRefused(Optional<JsonPatch> patch, JsonPatchRefusal refusal) {
    return instead(refusal, patch.map(read -> read.operations().get(refusal.operation())))
        .map(kind -> new ServerDeparture(kind, refusal.operation(), refusal.pointer()))
        .stream()
        .toList();
  }

  private static Optional<Kind> instead(JsonPatchRefusal refusal, Optional<Operation> operation) {
    return switch (refusal.rule()) {
      case KEY_ABSENT -> operation.flatMap(JsonPatchDepartures::ofAbsentKey);
      case INDEX_NEGATIVE -> Optional.of(Kind.NEGATIVE_INDEX);
      case INDEX_FORM -> Optional.of(Kind.LOOSE_INDEX);
      case VALUE_MISSING -> Optional.of(Kind.MISSING_VALUE_IS_NULL);
      // Without a slash the library finds nothing, not even a key of that name.
      case POINTER ->
          refusal.pointer().contains("/") ? Optional.of(Kind.LOOSE_POINTER) : Optional.empty();
      case SHAPE,
          OPERATION,
          MEMBER,
          PARENT_ABSENT,
          INDEX_ABSENT,
          WHOLE_OBJECT,
          INTO_ITSELF,
          COPY_SIZE,
          TEST ->
          Optional.empty();
    };
  }

  /** The patch with each pointer as the server reads it. */
  static Value loose(Value patch) {
    return switch (patch) {
      case ListValue list -> list.mapped(JsonPatchDepartures::loose);
      case MapValue operation ->
          operation.mapped(
              (member, value) ->
                  value instanceof StringValue(String text, _)
                          && List.of("path", "from").contains(member)
                      ? new StringValue(loose(text))
                      : value);
      case Scalar scalar -> scalar;
    };
  }

  private static String loose(String pointer) {
    return pointer.substring(Math.max(0, pointer.indexOf('/'))).replaceAll("~(?![01])", "~0");
  }

  private static Optional<Kind> ofAbsentKey(Operation operation) {
    return switch (operation) {
      case Operation.Replace ignored -> Optional.of(Kind.ADDS_ABSENT_KEY);
      case Operation.Copy ignored -> Optional.of(Kind.COPIES_ABSENT_AS_NULL);
      case Operation.Test test ->
          test.value() == NullValue.NULL ? Optional.of(Kind.ABSENT_EQUALS_NULL) : Optional.empty();
      case Operation.Add _, Operation.Remove _, Operation.Move _ -> Optional.empty();
    };
  }
}
