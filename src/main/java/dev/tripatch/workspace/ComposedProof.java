package dev.tripatch.workspace;

import dev.tripatch.dialect.Reading;
import dev.tripatch.format.EffectDifferences;
import dev.tripatch.format.PatchFormat;
import dev.tripatch.format.WrittenPatch;
import dev.tripatch.patch.Dialect;
import dev.tripatch.path.FieldPath;
import dev.tripatch.schema.SchemaAnswer;
import dev.tripatch.value.MapValue;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * What is proved of a composed patch that can be applied.
 *
 * @param findings what a second time would do, or that even the first does nothing
 * @param differences the fields in which its result differs from the calculated one's; empty if
 *     there is no calculated patch to compare with
 * @param refusedBy the other readers that would refuse it
 */
public record ComposedProof(
    Set<WrittenPatch.Finding> findings,
    Optional<List<FieldPath>> differences,
    List<Dialect> refusedBy) {

  /** Copies the lists, so that later changes of the given ones do not show. */
  public ComposedProof {
    findings = Set.copyOf(findings);
    differences = differences.map(List::copyOf);
    refusedBy = List.copyOf(refusedBy);
  }

  /**
   * Proves.
   *
   * @param calculated the result of the calculated patch; empty if there is none
   */
  public static ComposedProof of(
      Composed.Done composed, PatchFormat format, Optional<MapValue> calculated) {
    MapValue result = composed.applied().result();
    return new ComposedProof(
        composed.applied().findings(),
        calculated.map(it -> EffectDifferences.between(it, result, composed.schema().type())),
        format == PatchFormat.STRATEGIC ? refusing(composed) : List.of());
  }

  /** A custom resource reads no directives; it is asked only where the object is one. */
  private static List<Dialect> refusing(Composed.Done composed) {
    MapValue live = composed.live().decodedObject().orElse(MapValue.EMPTY);
    return composed
        .patch()
        .decoded()
        .filter(MapValue.class::isInstance)
        .map(MapValue.class::cast)
        .map(patch -> refusing(live, patch, composed.schema()))
        .orElse(List.of());
  }

  private static List<Dialect> refusing(MapValue live, MapValue patch, SchemaAnswer schema) {
    return Arrays.stream(Dialect.values())
        .filter(dialect -> dialect != Dialect.KUBERNETES && dialect != Dialect.CUSTOM_RESOURCE)
        .filter(dialect -> Reading.of(dialect, live, patch, schema) instanceof Reading.Refused)
        .toList();
  }
}
