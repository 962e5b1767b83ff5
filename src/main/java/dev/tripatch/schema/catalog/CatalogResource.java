package dev.tripatch.schema.catalog;

import dev.tripatch.prose.Prose;
import dev.tripatch.schema.KnownKind;
import dev.tripatch.schema.ObjectSchema;
import dev.tripatch.schema.SchemaAnswer;
import dev.tripatch.schema.SchemaSource;
import java.util.List;
import java.util.Optional;

/**
 * A catalogue that comes with the program. It is read when it is first asked for something, and a
 * definition is decoded when its fields are. Safe for use by many threads.
 */
final class CatalogResource implements SchemaSource {

  private final Lazy<Catalog> catalog;

  /**
   * The catalogue of this name among the resources of this package.
   *
   * <p>Asking it fails with an IllegalStateException if the program's files are damaged.
   */
  CatalogResource(String name) {
    catalog = new Lazy<>(() -> new Catalog(CatalogText.parse(read(name))));
  }

  @Override
  public SchemaAnswer lookUp(String apiVersion, String kind) {
    return catalog.get().lookUp(apiVersion, kind);
  }

  @Override
  public List<KnownKind> kinds() {
    return catalog.get().kinds();
  }

  @Override
  public Optional<ObjectSchema> definition(String name) {
    return catalog.get().definition(name);
  }

  /** The text of a file that comes with the program. */
  static String read(String name) {
    return Prose.file(CatalogResource.class, name);
  }
}
