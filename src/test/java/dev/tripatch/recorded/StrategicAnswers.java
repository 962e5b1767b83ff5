package dev.tripatch.recorded;

import dev.tripatch.dialect.Reading;
import dev.tripatch.engine.patch.Dialect;
import dev.tripatch.engine.patch.RefusedException;
import dev.tripatch.engine.patch.strategic.ConflictAnswer;
import dev.tripatch.engine.patch.strategic.ConflictCheck;
import dev.tripatch.engine.patch.strategic.DiffDecision;
import dev.tripatch.engine.patch.strategic.DiffOptions;
import dev.tripatch.engine.patch.strategic.MapDiffer;
import dev.tripatch.engine.patch.strategic.MapMerger;
import dev.tripatch.engine.threeway.Stage;
import dev.tripatch.engine.threeway.ThreeWay;
import dev.tripatch.engine.threeway.ThreeWayOutcome;
import dev.tripatch.json.MapValue;
import dev.tripatch.schema.ObjectSchema;
import dev.tripatch.schema.SchemaAnswer;
import dev.tripatch.schema.SchemaSource;
import java.util.Optional;
import java.util.function.Function;

/** Strategic merge patches of built-in kinds: made, merged and applied. */
final class StrategicAnswers implements Comparer {
  private final SchemaSource schemas;
  private final ComparedTexts texts;

  StrategicAnswers(SchemaSource schemas) {
    this.schemas = schemas;
    texts = new ComparedTexts(schemas);
  }

  @Override
  public Optional<Verdict> compare(RecordedCase line) {
    if (line.has("merged") && line.has("patches")) {
      return Optional.of(mergedPatches(line).verdict());
    }
    if (line.has("original") && line.has("delta")) {
      return Optional.of(stages(line).verdict());
    }
    if (line.has("original") && line.has("threeWay")) {
      return Optional.of(threeWay(line).verdict());
    }
    return line.has("current") && line.has("applied")
        ? Optional.of(written(line).verdict())
        : Optional.empty();
  }

  private Questions written(RecordedCase line) {
    line.notes("kind");
    return new Questions(line)
        .ask("applied", () -> applied(line.map("current"), line.map("patch")));
  }

  private Answer applied(MapValue object, MapValue patch) {
    return texts.applied(object, patch, Dialect.KUBERNETES);
  }

  /** A last-applied configuration need not name its kind. */
  private Answer appliedAs(RecordedCase line, MapValue object, MapValue patch) {
    SchemaAnswer schema = schemas.lookUp(line.apiVersion(), line.kind());
    return ComparedTexts.answer(Reading.of(Dialect.KUBERNETES, object, patch, schema));
  }

  private Questions threeWay(RecordedCase line) {
    MapValue original = line.map("original");
    MapValue modified = line.map("modified");
    MapValue current = line.map("current");
    ObjectSchema schema = schemaOf(line);
    return new Questions(line)
        .ask("threeWay", () -> ComparedTexts.patch(texts.compare(line, true)))
        .ask("noOverwrite", () -> noOverwrite(line, schema))
        .ask("twoWay", () -> diff(original, modified, DiffOptions.TWO_WAY, schema))
        .askApplied("twoWayApplied", "twoWay", patch -> appliedAs(line, original, (MapValue) patch))
        .askApplied("threeWayApplied", "threeWay", patch -> applied(current, (MapValue) patch))
        .askApplied("twoWayOnCurrent", "twoWay", patch -> applied(current, (MapValue) patch));
  }

  /** Where the reference may stop at a conflict or at a failure, we tell of the conflict. */
  private Answer noOverwrite(RecordedCase line, ObjectSchema schema) throws RefusedException {
    ThreeWayOutcome outcome = texts.compare(line, false);
    if (!(outcome instanceof ThreeWayOutcome.Refused refused)
        || refused.stage() != Stage.CONFLICTS) {
      return ComparedTexts.patch(outcome);
    }
    MapValue patch = refused.patch().orElseThrow();
    return afterCheck(
        ConflictCheck.check(patch, ThreeWay.drift(refused.inputs()), schema),
        new Answer.Conflict(),
        ComparedTexts.patch(outcome));
  }

  private static Answer afterCheck(ConflictAnswer found, Answer conflict, Answer none) {
    Answer answer = found.isConflict() ? conflict : none;
    return found
        .refusal()
        .<Answer>map(refused -> new Answer.Refused(refused.refusal().referenceText()))
        .map(refused -> found.isConflict() ? new Answer.EitherOf(conflict, refused) : refused)
        .orElse(answer);
  }

  private Questions stages(RecordedCase line) {
    ObjectSchema schema = schemaOf(line);
    ThreeWayOutcome outcome = texts.compare(line, true);
    MapValue original = line.map("original");
    MapValue modified = line.map("modified");
    MapValue current = line.map("current");
    return new Questions(line)
        .ask(
            "delta",
            () ->
                stage(outcome, ThreeWayOutcome.Computed::delta)
                    .orElse(diff(current, modified, DiffOptions.DELTA, schema)))
        .ask(
            "deletions",
            () ->
                stage(outcome, ThreeWayOutcome.Computed::deletions)
                    .orElse(diff(original, modified, DiffOptions.DELETIONS, schema)))
        .ask("drift", () -> new Answer.Result(ThreeWay.drift(outcome.inputs())))
        .ask("patch", () -> ComparedTexts.patch(outcome));
  }

  /** What a stage contributed; an outcome that is refused has no stages to show. */
  private static Optional<Answer> stage(
      ThreeWayOutcome outcome, Function<ThreeWayOutcome.Computed, DiffDecision.Nested> stage) {
    return outcome instanceof ThreeWayOutcome.Computed computed
        ? Optional.of(new Answer.Result(stage.apply(computed).patch()))
        : Optional.empty();
  }

  private static Answer diff(MapValue from, MapValue to, DiffOptions options, ObjectSchema schema)
      throws RefusedException {
    return new Answer.Result(new MapDiffer(options).diff(from, to, schema).patch());
  }

  private Questions mergedPatches(RecordedCase line) {
    ObjectSchema schema = schemaOf(line);
    MapValue first = (MapValue) line.list("patches").get(0);
    MapValue second = (MapValue) line.list("patches").get(1);
    return new Questions(line)
        .ask("merged", () -> new Answer.Result(merged(first, second, schema)))
        .ask(
            "conflicts",
            () ->
                afterCheck(
                    ConflictCheck.check(first, second, schema),
                    Answer.truth(true),
                    Answer.truth(false)));
  }

  /** The reference begins with an empty patch, and so drops deletions even from the first. */
  private static MapValue merged(MapValue first, MapValue second, ObjectSchema schema)
      throws RefusedException {
    return MapMerger.combine(MapMerger.combine(MapValue.EMPTY, first, schema), second, schema);
  }

  private ObjectSchema schemaOf(RecordedCase line) {
    return switch (schemas.lookUp(line.apiVersion(), line.kind())) {
      case SchemaAnswer.Known known -> known.schema();
      case SchemaAnswer.Unknown unknown -> throw new AssertionError(unknown.reason());
    };
  }
}
