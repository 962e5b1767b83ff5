package dev.tripatch.schema.catalog;

import dev.tripatch.schema.ObjectSchema;
import dev.tripatch.schema.SchemaType;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.function.Function;

/**
 * The schemas of one release, linked on demand: asking for an object decodes nothing, asking for
 * its fields decodes it alone. A definition that an older release does not have of its own is the
 * same as in the first one, so it is taken from there, and its rules name the older release as
 * well.
 */
final class LinkedRelease {

  private final List<CatalogSection> sections;
  private final String label;
  private final Function<String, Optional<ObjectSchema>> elsewhere;
  private final ConcurrentMap<String, ObjectSchema> objects = new ConcurrentHashMap<>();

  /**
   * A release.
   *
   * @param own the release's own section
   * @param first the complete section
   * @param elsewhere finds what both lack
   */
  LinkedRelease(
      CatalogSection own,
      CatalogSection first,
      Function<String, Optional<ObjectSchema>> elsewhere) {
    this.sections = List.of(own, first);
    this.label = own.label();
    this.elsewhere = elsewhere;
  }

  String label() {
    return label;
  }

  /** The object of a definition; always the same one. */
  ObjectSchema object(String definition) {
    ObjectSchema known = objects.get(definition);
    return known != null
        ? known
        : objects.computeIfAbsent(
            definition,
            name ->
                has(name)
                    ? new LinkedObject(name, this)
                    : elsewhere.apply(name).orElseGet(() -> new LinkedObject(name, this)));
  }

  /** Whether the release declares it itself. */
  boolean has(String definition) {
    return sections.stream().anyMatch(section -> section.has(definition));
  }

  /** A declared type with its references resolved. */
  SchemaType link(DeclaredType type) {
    return switch (type) {
      case DeclaredType.Reference reference -> object(reference.definition());
      case DeclaredType.ListOf list -> new SchemaType.ListOf(link(list.items()));
      case DeclaredType.MapOf map -> new SchemaType.MapOf(link(map.values()));
      case DeclaredType.Primitive primitive ->
          new SchemaType.Primitive(primitive.name(), primitive.format(), primitive.values());
    };
  }

  /**
   * What is declared under a name.
   *
   * @throws IllegalStateException if the catalogue lacks it; the importer never writes such a one
   */
  DeclaredObject declared(String definition) {
    for (CatalogSection section : sections) {
      Optional<DeclaredObject> declared = section.object(definition);
      if (declared.isPresent()) {
        return declared.get();
      }
    }
    throw new IllegalStateException("the catalogue has no definition " + definition);
  }
}
