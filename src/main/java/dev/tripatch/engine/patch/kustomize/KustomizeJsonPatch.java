package dev.tripatch.engine.patch.kustomize;

import dev.tripatch.engine.patch.JsonPatch;
import dev.tripatch.engine.patch.JsonPatchRefusal;
import dev.tripatch.engine.patch.RefusedException;
import dev.tripatch.json.ListValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.NullValue;
import dev.tripatch.json.StringValue;
import dev.tripatch.json.Value;
import java.util.List;

/**
 * A JSON Patch as kustomize carries it out ({@code github.com/evanphx/json-patch}): a value that is
 * missing is null, a replace adds what a map lacks, and the annotations are always there, with
 * kustomize's own notes in them.
 */
final class KustomizeJsonPatch {

  private static final StringValue ADD = new StringValue("add");

  private KustomizeJsonPatch() {}

  /** The object after the patch. */
  static MapValue apply(MapValue resource, ListValue operations) throws RefusedException {
    Value object = Annotations.withNotes(resource);
    for (Value operation : operations.items()) {
      object = apply(object, operation);
    }
    if (!(object instanceof MapValue map) || (hasNames(resource) && !hasNames(map))) {
      throw KustomizeRefusals.noObject();
    }
    if (Annotations.areList(map)) {
      throw KustomizeRefusals.annotationsAreList();
    }
    MapValue built = Annotations.asTexts(Annotations.withoutNotes(map));
    NameReferences.check(resource, built);
    Annotations.requireKeys(built);
    return built;
  }

  private static boolean hasNames(MapValue object) {
    return !object.text("kind").isEmpty()
        && object.get(Annotations.METADATA) instanceof MapValue metadata
        && !metadata.text("name").isEmpty();
  }

  private static Value apply(Value object, Value operation) throws RefusedException {
    if (!(operation instanceof MapValue members)) {
      throw KustomizeRefusals.noPatch();
    }
    MapValue complete = ListIndices.counted(object, complete(members));
    return switch (outcome(object, complete)) {
      case JsonPatch.Applied applied -> applied.result();
      case JsonPatch.Refused refused ->
          refused.refusal().rule() == JsonPatchRefusal.Rule.KEY_ABSENT
              ? withoutKey(object, complete, refused.refusal())
              : refuse(refused.refusal());
    };
  }

  /** What is absent is added by a replace, copied as null, and equal to null. */
  private static Value withoutKey(Value object, MapValue operation, JsonPatchRefusal refusal)
      throws RefusedException {
    boolean testsNull = operation.get("value") == NullValue.NULL;
    return switch (operation.text("op")) {
      case "replace" -> apply(object, operation.toBuilder().put("op", ADD).build());
      case "copy" ->
          apply(
              object,
              MapValue.builder()
                  .put("op", ADD)
                  .putIfPresent("path", operation.find("path"))
                  .put("value", NullValue.NULL)
                  .build());
      case "test" -> testsNull ? object : refuse(refusal);
      default -> refuse(refusal);
    };
  }

  private static Value refuse(JsonPatchRefusal refusal) throws RefusedException {
    throw KustomizeRefusals.jsonPatch(refusal);
  }

  private static MapValue complete(MapValue operation) {
    boolean needsValue = List.of("add", "replace", "test").contains(operation.text("op"));
    return needsValue && !operation.has("value")
        ? operation.toBuilder().put("value", NullValue.NULL).build()
        : operation;
  }

  static JsonPatch.Outcome outcome(Value object, MapValue operation) {
    return switch (JsonPatch.read(new ListValue(List.of(operation)))) {
      case JsonPatch.Read read -> read.patch().apply(object);
      case JsonPatch.Refused refused -> refused;
    };
  }
}
