package dev.tripatch.schema.catalog;

import dev.tripatch.schema.SchemaAnswer;
import dev.tripatch.schema.SchemaSource;

/**
 * The kinds that kustomize knows, as it knows them: from the schema of Kubernetes 1.21.2 that every
 * kustomize carries. It holds the fields that lead somewhere and the lists that are merged, nothing
 * else. Safe for use by many threads.
 */
public final class KustomizeCatalog implements SchemaSource {

  /** The catalogue's name among the resources of this package. */
  public static final String RESOURCE = "kustomize.txt";

  private final SchemaSource catalog = new BundledCatalog(RESOURCE);

  /**
   * {@inheritDoc}
   *
   * @throws IllegalStateException if the program's files are damaged
   */
  @Override
  public SchemaAnswer lookUp(String apiVersion, String kind) {
    return catalog.lookUp(apiVersion, kind);
  }
}
