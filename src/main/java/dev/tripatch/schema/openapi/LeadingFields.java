package dev.tripatch.schema.openapi;

import dev.tripatch.schema.catalog.DeclaredField;
import dev.tripatch.schema.catalog.DeclaredObject;
import dev.tripatch.schema.catalog.DeclaredType;
import dev.tripatch.schema.catalog.Release;
import java.util.List;
import java.util.Set;

/**
 * Reduces a release to what kustomize asks of it: the fields that it merges, and those that lead to
 * objects or to free-form data. What it says of plain texts and numbers changes nothing.
 */
final class LeadingFields {

  private static final Set<String> PLAIN = Set.of("string", "integer", "number", "boolean");

  private LeadingFields() {}

  /** The release with no other fields; all its kinds and objects stay. */
  static Release of(Release release) {
    return new Release(
        release.label(),
        release.kinds(),
        release.objects().stream().map(LeadingFields::reduced).toList());
  }

  private static DeclaredObject reduced(DeclaredObject object) {
    List<DeclaredField> fields =
        object.fields().stream()
            .filter(field -> field.hasPatchMetadata() || leads(field.type()))
            .toList();
    return new DeclaredObject(object.name(), object.mapType(), List.of(), fields);
  }

  private static boolean leads(DeclaredType type) {
    return switch (type) {
      case DeclaredType.Reference ignored -> true;
      case DeclaredType.ListOf list -> leads(list.items());
      case DeclaredType.MapOf map -> leads(map.values());
      case DeclaredType.Primitive primitive -> !PLAIN.contains(primitive.name());
    };
  }
}
