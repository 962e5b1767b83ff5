package dev.tripatch.schema.catalog;

import dev.tripatch.schema.KnownKind;
import dev.tripatch.schema.ObjectSchema;
import dev.tripatch.schema.SchemaAnswer;
import dev.tripatch.schema.SchemaSource;
import java.util.List;
import java.util.Optional;

/**
 * The built-in kinds of Kubernetes, from the catalogue that comes with the program. The catalogue
 * is read when it is first asked for something, and a definition is decoded when its fields are.
 * Safe for use by many threads; one for the whole program is enough.
 */
public final class BundledCatalog implements SchemaSource {

  /** The catalogue's name among the resources of this package. */
  public static final String RESOURCE = "kubernetes.txt";

  /** The record of what the catalogue was made from; it lies beside the catalogue. */
  public static final String RECORD = "kubernetes.properties";

  private final Lazy<Catalog> catalog;

  /** The built-in kinds. */
  public BundledCatalog() {
    this(RESOURCE);
  }

  /** The catalogue of this name among the resources of this package. */
  BundledCatalog(String name) {
    catalog = new Lazy<>(() -> new Catalog(CatalogText.parse(CatalogResource.read(name))));
  }

  /**
   * {@inheritDoc}
   *
   * <p>A kind that is not known gets the reason: another version is, the group is not built in, …
   *
   * @throws IllegalStateException if the program's files are damaged
   */
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
}
