package dev.tripatch.workspace;

import dev.tripatch.document.SourceDocument;
import dev.tripatch.engine.format.PatchFormat;
import dev.tripatch.engine.format.WrittenPatch;
import dev.tripatch.engine.patch.Dialect;
import dev.tripatch.hazard.Hazard;
import dev.tripatch.hazard.HazardKind;
import dev.tripatch.hazard.check.Hazards;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.NullValue;
import dev.tripatch.schema.SchemaAnswer;
import java.util.List;

/** The hazards of a patch that a person wrote, whatever its format. */
public final class PatchHazards {

  private PatchHazards() {}

  /**
   * The hazards, by document and place.
   *
   * @param patch the patch; one that cannot be read has no hazards
   * @param live the object that it is meant for
   */
  public static List<Hazard> of(
      PatchFormat format, SourceDocument patch, SourceDocument live, SchemaAnswer schema) {
    boolean isReadable = patch.object().isPresent();
    return switch (format) {
      case STRATEGIC ->
          isReadable ? Hazards.ofPatch(patch, live, schema, Dialect.KUBERNETES) : List.of();
      case MERGE ->
          isReadable ? Hazards.ofPatch(patch, live, schema, Dialect.CUSTOM_RESOURCE) : List.of();
      case JSON -> ofOperations(patch, live, schema);
    };
  }

  /** What only the RFC refuses, and the API server takes, is no hazard. */
  private static List<Hazard> ofOperations(
      SourceDocument patch, SourceDocument live, SchemaAnswer schema) {
    WrittenPatch.Outcome outcome =
        WrittenPatch.apply(
            PatchFormat.JSON,
            live.decodedObject().orElse(MapValue.EMPTY),
            patch.decoded().orElse(NullValue.NULL),
            schema);
    boolean isTaken =
        outcome instanceof WrittenPatch.Refused refused && !refused.departures().isEmpty();
    return Hazards.ofOperations(patch, live, schema).stream()
        .filter(hazard -> !isTaken || hazard.kind() != HazardKind.REFUSED)
        .toList();
  }
}
