package dev.tripatch.schema.openapi;

import dev.tripatch.schema.catalog.DeclaredObject;
import dev.tripatch.schema.reading.ImportException;
import dev.tripatch.schema.reading.Problems;
import java.util.List;
import tools.jackson.databind.JsonNode;

/** Reads the schema of a custom resource, which refers to no other. */
public final class StructuralSchema {

  private StructuralSchema() {}

  /**
   * The objects of a schema: the resource itself and those that it declares inside, sorted by name.
   *
   * @param schema the schema; one that is missing declares nothing but metadata
   * @param place where it stands, for people
   * @param name the resource's full name, such as {@code example.com.v1.Widget}
   * @param problems takes what is not understood
   */
  public static List<DeclaredObject> read(
      JsonNode schema, String place, String name, Problems problems) throws ImportException {
    DefinitionReader objects = new DefinitionReader(Definitions.none());
    objects.addResource(name, new OpenApiNode(schema, place, problems));
    return objects.objects();
  }
}
