package dev.tripatch.workspace;

import dev.tripatch.document.SourceDocument;
import dev.tripatch.engine.format.PatchFormat;
import dev.tripatch.engine.format.ServerDeparture;
import dev.tripatch.engine.format.WrittenPatch;
import dev.tripatch.engine.patch.Dialect;
import dev.tripatch.hazard.Hazard;
import dev.tripatch.hazard.Hazard.Foretold;
import dev.tripatch.hazard.HazardKind;
import dev.tripatch.hazard.check.Hazards;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.NullValue;
import dev.tripatch.schema.SchemaAnswer;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

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
    List<ServerDeparture> departures =
        outcome instanceof WrittenPatch.Refused refused ? refused.departures() : List.of();
    return Hazards.ofOperations(patch, live, schema).stream()
        .flatMap(
            hazard ->
                departures.isEmpty() || hazard.kind() != HazardKind.REFUSED
                    ? Stream.of(hazard)
                    : departures.stream()
                        .filter(each -> each.kind() == ServerDeparture.Kind.LOOSE_POINTER)
                        .map(each -> taken(hazard, each)))
        .toList();
  }

  /** A pointer that the server reads in its own way leads elsewhere. */
  private static Hazard taken(Hazard hazard, ServerDeparture departure) {
    return new Hazard(
        HazardKind.OPERATION_SLIP,
        hazard.where(),
        hazard.path(),
        hazard.span(),
        departure.sentence(),
        hazard.remedy(),
        Foretold.of(Optional.empty()));
  }
}
