package dev.tripatch.engine.format;

import dev.tripatch.engine.patch.JsonPatchDiff;
import dev.tripatch.engine.patch.MergePatch;
import dev.tripatch.engine.patch.RefusedException;
import dev.tripatch.engine.patch.strategic.DiffOptions;
import dev.tripatch.engine.patch.strategic.MapDiffer;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.NullValue;
import dev.tripatch.json.Value;
import dev.tripatch.schema.SchemaAnswer;
import java.util.Optional;

/**
 * What patches make of one object, and which patch leads to a result.
 *
 * @param live the object, decoded
 * @param schema what is known of its kind
 */
public record PatchEffect(MapValue live, SchemaAnswer schema) {

  /** The object after a patch; empty if the patch is refused. */
  public Optional<MapValue> of(PatchFormat format, Value patch) {
    return WrittenPatch.once(format, live, patch, schema)
            instanceof WrittenPatch.Applied(MapValue result, var _, var _)
        ? Optional.of(result)
        : Optional.empty();
  }

  /** Whether two patches do the same; false if either is refused. */
  public boolean isSame(PatchFormat format, Value patch, MapValue result) {
    return of(format, patch).filter(result::equals).isPresent();
  }

  /**
   * The patch in a format that leads from live to a result. It was applied: what comes of it is the
   * result.
   *
   * @return empty if the format cannot say it
   */
  public Optional<Value> leadingTo(PatchFormat format, MapValue result) {
    return difference(format, result).filter(patch -> isSame(format, patch, result));
  }

  /** Why no patch in a format leads from live to a result; empty if one does. */
  public Optional<Loss> hindrance(PatchFormat format, MapValue result) {
    Optional<Value> nearest = difference(format, result);
    if (nearest.isEmpty()) {
      boolean isKnown = schema instanceof SchemaAnswer.Known;
      Loss.Kind none = isKnown ? Loss.Kind.NOT_POSSIBLE : Loss.Kind.NOT_ACCEPTED;
      return Optional.of(new Loss(none, FieldPath.root()));
    }
    if (format == PatchFormat.MERGE) {
      Optional<Loss> unset =
          ChangedParts.of(live, result).nulls().stream()
              .map(part -> new Loss(Loss.Kind.EXPLICIT_NULL, part.path()))
              .findFirst();
      if (unset.isPresent()) {
        return unset;
      }
    }
    Value reached = of(format, nearest.get()).map(Value.class::cast).orElse(NullValue.NULL);
    return Loss.between(result, reached).stream().findFirst();
  }

  /** The patch in a format that comes nearest; empty if there is none for this kind. */
  public Optional<Value> difference(PatchFormat format, MapValue result) {
    return switch (format) {
      case MERGE -> Optional.of(MergePatch.diff(live, result));
      case JSON -> Optional.of(JsonPatchDiff.between(live, result, schema.type(), false).asValue());
      case STRATEGIC -> strategic(result);
    };
  }

  private Optional<Value> strategic(MapValue result) {
    if (!(schema instanceof SchemaAnswer.Known known)) {
      return Optional.empty();
    }
    try {
      return Optional.of(
          new MapDiffer(DiffOptions.TWO_WAY).diff(live, result, known.schema()).patch());
    } catch (RefusedException refused) {
      return Optional.empty();
    }
  }
}
