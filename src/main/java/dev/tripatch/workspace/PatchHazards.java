package dev.tripatch.workspace;

import dev.tripatch.document.SourceDocument;
import dev.tripatch.format.PatchFormat;
import dev.tripatch.hazard.Hazard;
import dev.tripatch.hazard.Hazards;
import dev.tripatch.patch.Dialect;
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
      case JSON -> Hazards.ofOperations(patch, live, schema);
    };
  }
}
