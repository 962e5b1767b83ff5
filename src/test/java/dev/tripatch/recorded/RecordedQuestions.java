package dev.tripatch.recorded;

import dev.tripatch.patch.Preconditions;
import dev.tripatch.patch.RefusedException;
import dev.tripatch.patch.merge.JsonMerge;
import dev.tripatch.patch.merge.JsonThreeWay;
import dev.tripatch.patch.strategic.ConflictAnswer;
import dev.tripatch.patch.strategic.ConflictCheck;
import dev.tripatch.patch.strategic.DiffOptions;
import dev.tripatch.patch.strategic.MapDiffer;
import dev.tripatch.patch.strategic.MapMerger;
import dev.tripatch.patch.strategic.ThreeWayPatch;
import dev.tripatch.schema.ObjectSchema;
import dev.tripatch.schema.SchemaAnswer;
import dev.tripatch.schema.SchemaSource;
import dev.tripatch.value.MapValue;
import dev.tripatch.value.Value;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Asks our engine what a recorded line asked the reference. */
final class RecordedQuestions {

  private final SchemaSource schemas;

  RecordedQuestions(SchemaSource schemas) {
    this.schemas = schemas;
  }

  /** The questions of a line, by the name of the field that holds the reference's answer. */
  Map<String, Answer.Question> of(RecordedCase line) {
    Map<String, Answer.Question> questions = new LinkedHashMap<>();
    if (line.has("twoWayCurrentToModified")) {
      jsonMerge(line, questions);
      return questions;
    }
    if (line.kind().isEmpty()) {
      return questions;
    }
    ObjectSchema schema = schemaOf(line);
    if (line.has("patches")) {
      mergePatches(line, schema, questions);
    } else if (line.has("original") && line.has("delta")) {
      stages(line, schema, questions);
    } else if (line.has("original")) {
      threeWay(line, schema, questions);
    } else if (line.has("patch") && line.has("current")) {
      questions.put(
          "applied",
          () -> new Answer.Result(MapMerger.apply(line.map("current"), line.map("patch"), schema)));
    }
    return questions;
  }

  private static void jsonMerge(RecordedCase line, Map<String, Answer.Question> questions) {
    MapValue current = line.map("current");
    questions.put("threeWay", () -> jsonThreeWay(line));
    questions.put(
        "twoWayCurrentToModified",
        () -> new Answer.Result(JsonMerge.diff(current, line.map("modified"))));
    questions.put(
        "threeWayApplied",
        () ->
            Answer.recorded(line.map("threeWay")) instanceof Answer.Result(MapValue patch)
                ? new Answer.Result(JsonMerge.apply(current, patch))
                : new Answer.Refused("there is no patch to apply"));
  }

  private static Answer jsonThreeWay(RecordedCase line) throws RefusedException {
    MapValue patch =
        JsonThreeWay.patch(line.map("original"), line.map("modified"), line.map("current"));
    Preconditions.require(patch);
    return new Answer.Result(patch);
  }

  private ObjectSchema schemaOf(RecordedCase line) {
    return switch (schemas.lookUp(line.apiVersion(), line.kind())) {
      case SchemaAnswer.Known known -> known.schema();
      case SchemaAnswer.Unknown unknown -> throw new AssertionError(unknown.reason());
    };
  }

  private static void threeWay(
      RecordedCase line, ObjectSchema schema, Map<String, Answer.Question> questions) {
    MapValue original = line.map("original");
    MapValue modified = line.map("modified");
    MapValue current = line.map("current");
    questions.put(
        "threeWay",
        () ->
            new Answer.Result(ThreeWayPatch.compute(original, modified, current, schema).patch()));
    questions.put("noOverwrite", () -> noOverwrite(original, modified, current, schema));
    questions.put("twoWay", () -> new Answer.Result(twoWay(original, modified, schema)));
    questions.put("twoWayApplied", () -> applied(original, line.map("twoWay"), schema));
    questions.put("threeWayApplied", () -> applied(current, line.map("threeWay"), schema));
    questions.put("twoWayOnCurrent", () -> applied(current, line.map("twoWay"), schema));
  }

  private static Answer noOverwrite(
      MapValue original, MapValue modified, MapValue current, ObjectSchema schema)
      throws RefusedException {
    MapValue patch = ThreeWayPatch.compute(original, modified, current, schema).patch();
    MapValue drift = new MapDiffer(DiffOptions.DRIFT).diff(original, current, schema).patch();
    return afterConflictCheck(
        ConflictCheck.check(patch, drift, schema), new Answer.Conflict(), new Answer.Result(patch));
  }

  private static Answer afterConflictCheck(ConflictAnswer found, Answer conflict, Answer none) {
    Answer answer = found.isConflict() ? conflict : none;
    return found
        .refusal()
        .<Answer>map(refused -> new Answer.Refused(refused.refusal().referenceText()))
        .map(refused -> found.isConflict() ? new Answer.EitherOf(conflict, refused) : refused)
        .orElse(answer);
  }

  private static MapValue twoWay(MapValue original, MapValue modified, ObjectSchema schema)
      throws RefusedException {
    return new MapDiffer(DiffOptions.TWO_WAY).diff(original, modified, schema).patch();
  }

  private static Answer applied(MapValue object, MapValue recordedPatch, ObjectSchema schema)
      throws RefusedException {
    return Answer.recorded(recordedPatch) instanceof Answer.Result(MapValue patch)
        ? new Answer.Result(MapMerger.apply(object, patch, schema))
        : new Answer.Refused("there is no patch to apply");
  }

  private static void stages(
      RecordedCase line, ObjectSchema schema, Map<String, Answer.Question> questions) {
    MapValue original = line.map("original");
    MapValue modified = line.map("modified");
    MapValue current = line.map("current");
    questions.put("delta", () -> diff(current, modified, DiffOptions.DELTA, schema));
    questions.put("deletions", () -> diff(original, modified, DiffOptions.DELETIONS, schema));
    questions.put("drift", () -> diff(original, current, DiffOptions.DRIFT, schema));
    questions.put(
        "patch",
        () ->
            new Answer.Result(ThreeWayPatch.compute(original, modified, current, schema).patch()));
  }

  private static Answer diff(MapValue from, MapValue to, DiffOptions options, ObjectSchema schema)
      throws RefusedException {
    return new Answer.Result(new MapDiffer(options).diff(from, to, schema).patch());
  }

  private static void mergePatches(
      RecordedCase line, ObjectSchema schema, Map<String, Answer.Question> questions) {
    List<Value> patches = line.list("patches");
    MapValue first = (MapValue) patches.get(0);
    MapValue second = (MapValue) patches.get(1);
    questions.put(
        "merged", () -> new Answer.Result(MapMerger.combineAll(List.of(first, second), schema)));
    questions.put(
        "conflicts",
        () ->
            afterConflictCheck(
                ConflictCheck.check(first, second, schema),
                Answer.truth(true),
                Answer.truth(false)));
  }
}
