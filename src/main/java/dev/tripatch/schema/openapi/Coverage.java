package dev.tripatch.schema.openapi;

import dev.tripatch.schema.catalog.DeclaredField;
import dev.tripatch.schema.catalog.Release;
import java.util.List;
import java.util.function.Predicate;

/**
 * How much a catalogue holds of a release.
 *
 * @param kinds its kinds
 * @param objects its definitions with fields
 * @param fields the fields of these
 * @param patchFields the fields with a patch strategy or a merge key
 * @param markedFields the fields with any metadata, of patching or of server-side apply
 */
public record Coverage(int kinds, int objects, int fields, int patchFields, int markedFields) {

  /** Counts a release of a catalogue. */
  public static Coverage of(Release release) {
    return new Coverage(
        release.kinds().size(),
        release.objects().size(),
        count(release, field -> true),
        count(release, DeclaredField::hasPatchMetadata),
        count(release, DeclaredField::hasMetadata));
  }

  private static int count(Release release, Predicate<DeclaredField> which) {
    return release.objects().stream()
        .mapToInt(object -> (int) object.fields().stream().filter(which).count())
        .sum();
  }

  /** The counts as {@code name=number}, one a line. */
  List<String> lines() {
    return List.of(
        "kinds=" + kinds,
        "objects=" + objects,
        "fields=" + fields,
        "fields.patch-metadata=" + patchFields,
        "fields.any-metadata=" + markedFields);
  }
}
