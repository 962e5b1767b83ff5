package dev.tripatch.engine.format;

import dev.tripatch.engine.format.ChangedParts.Part;
import dev.tripatch.engine.patch.JsonPatch;
import dev.tripatch.engine.patch.JsonPatchDiff;
import dev.tripatch.engine.patch.JsonPointer;
import dev.tripatch.engine.patch.MergePatch;
import dev.tripatch.engine.patch.Operation;
import dev.tripatch.engine.patch.RefusedException;
import dev.tripatch.engine.patch.strategic.DiffOptions;
import dev.tripatch.engine.patch.strategic.MapDiffer;
import dev.tripatch.engine.threeway.ThreeWayOutcome;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.ListValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.NullValue;
import dev.tripatch.json.Value;
import dev.tripatch.schema.ObjectSchema;
import dev.tripatch.schema.SchemaAnswer;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The change that a three-way patch makes to live, in every format. In the format that kubectl
 * apply sends, it is that patch; in the others it is what leads from live to the same result.
 */
public final class ChangeInFormats {

  private final ThreeWayOutcome.Computed outcome;
  private final MapValue live;
  private final MapValue result;

  public ChangeInFormats(ThreeWayOutcome.Computed outcome) {
    this.outcome = outcome;
    MapValue read = outcome.inputs().live().orElse(MapValue.EMPTY);
    boolean isAsSent = SentNumbers.isAsSent(read) && SentNumbers.isAsSent(outcome.result());
    live = isAsSent ? read : SentNumbers.of(read);
    result = isAsSent ? outcome.result() : SentNumbers.of(outcome.result());
  }

  /**
   * The change in one format.
   *
   * @param withTests whether a JSON Patch tests what it overwrites and removes; the other formats
   *     have no tests
   */
  public FormattedPatch in(PatchFormat format, boolean withTests) {
    FormattedPatch patch =
        switch (format) {
          case STRATEGIC -> strategic();
          case MERGE -> merge();
          case JSON -> json(withTests);
        };
    return outcome.inputs().live().isPresent() ? patch : with(patch, Loss.Kind.NO_LIVE);
  }

  /** The format of the outcome's own patch: the one that kubectl apply sends. */
  public PatchFormat sent() {
    return PatchFormat.sentIn(outcome.inputs().dialect());
  }

  private static FormattedPatch with(FormattedPatch patch, Loss.Kind kind) {
    Stream<Loss> losses =
        Stream.concat(Stream.of(new Loss(kind, FieldPath.root())), patch.losses().stream());
    return new FormattedPatch(patch.format(), patch.patch(), losses.toList());
  }

  private FormattedPatch strategic() {
    if (sent() == PatchFormat.STRATEGIC) {
      return checked(PatchFormat.STRATEGIC, outcome.patch(), List.of());
    }
    return switch (outcome.inputs().schema()) {
      case SchemaAnswer.Unknown ignored -> none(Loss.Kind.NOT_ACCEPTED);
      case SchemaAnswer.Known known -> twoWay(known.schema());
    };
  }

  private FormattedPatch twoWay(ObjectSchema schema) {
    try {
      MapValue patch = new MapDiffer(DiffOptions.TWO_WAY).diff(live, result, schema).patch();
      return checked(PatchFormat.STRATEGIC, patch, List.of());
    } catch (RefusedException refused) {
      return none(Loss.Kind.NOT_POSSIBLE);
    }
  }

  private static FormattedPatch none(Loss.Kind reason) {
    return new FormattedPatch(
        PatchFormat.STRATEGIC, Optional.empty(), List.of(new Loss(reason, FieldPath.root())));
  }

  private FormattedPatch merge() {
    MapValue patch = sent() == PatchFormat.MERGE ? outcome.patch() : MergePatch.diff(live, result);
    ChangedParts parts = ChangedParts.of(live, result);
    List<Loss> losses = new ArrayList<>();
    parts.nulls().forEach(part -> losses.add(new Loss(Loss.Kind.EXPLICIT_NULL, part.path())));
    for (Part part : parts.lists()) {
      if (part.before() instanceof ListValue) {
        losses.add(new Loss(Loss.Kind.WHOLE_LIST, part.path()));
      }
      if (part.after().has(ChangeInFormats::hasNullField)) {
        losses.add(new Loss(Loss.Kind.NULL_IN_LIST, part.path()));
      }
    }
    return checked(PatchFormat.MERGE, patch, losses);
  }

  private static boolean hasNullField(Value value) {
    return value instanceof MapValue map && map.entries().containsValue(NullValue.NULL);
  }

  private FormattedPatch json(boolean withTests) {
    JsonPatch patch =
        JsonPatchDiff.between(live, result, outcome.inputs().schema().type(), withTests);
    return checked(PatchFormat.JSON, patch.asValue(), lossesOf(patch, live, result));
  }

  /** What a JSON Patch cannot say of a change that it makes. */
  static List<Loss> lossesOf(JsonPatch patch, MapValue before, MapValue after) {
    List<Loss> losses = new ArrayList<>();
    for (Part part : ChangedParts.of(before, after).lists()) {
      if (part.before() instanceof ListValue) {
        boolean isByIndex =
            patch.operations().stream().anyMatch(each -> reachesInto(part.pointer(), each));
        losses.add(new Loss(isByIndex ? Loss.Kind.INDEX : Loss.Kind.WHOLE_LIST, part.path()));
      }
    }
    return losses;
  }

  private static boolean reachesInto(JsonPointer list, Operation operation) {
    return list.isProperPrefixOf(operation.path());
  }

  /** Applies the patch: whatever comes out differently without a loss that says so is added. */
  private FormattedPatch checked(PatchFormat format, Value patch, List<Loss> losses) {
    List<Loss> all = new ArrayList<>(losses);
    if (losses.stream().noneMatch(loss -> loss.kind().changesResult())) {
      Loss.between(result, reached(format, patch)).stream().findFirst().ifPresent(all::add);
    }
    return new FormattedPatch(format, Optional.of(patch), all);
  }

  private Value reached(PatchFormat format, Value patch) {
    return switch (WrittenPatch.once(format, live, patch, outcome.inputs().schema())) {
      case WrittenPatch.Applied applied -> SentNumbers.of(applied.result());
      case WrittenPatch.Refused ignored -> NullValue.NULL;
    };
  }
}
