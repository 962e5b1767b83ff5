package dev.tripatch.schema.catalog;

import dev.tripatch.schema.SchemaSource;
import java.util.List;
import java.util.Optional;

/**
 * The releases of Kubernetes that come with the program, each for itself and complete. {@link
 * BundledCatalog} is the newest one with the kinds that only older ones have.
 */
public final class BundledReleases {

  /** The newest release. */
  public static final String NEWEST = "1.36";

  /** The older release; its catalogue is read only when somebody asks for it. */
  public static final String OLDER = "1.32";

  private BundledReleases() {}

  /** The releases, the newest first. */
  public static List<String> versions() {
    return List.of(NEWEST, OLDER);
  }

  /** A release; empty if the program does not have it. */
  public static Optional<SchemaSource> find(String version) {
    return switch (version) {
      case NEWEST -> Optional.of(new Catalog(text(BundledCatalog.RESOURCE).newest()));
      case OLDER -> Optional.of(new Catalog(text(resource(OLDER))));
      default -> Optional.empty();
    };
  }

  /** The name of an older release's catalogue among the resources of this package. */
  public static String resource(String version) {
    return "kubernetes-" + version + ".txt";
  }

  private static CatalogText text(String name) {
    return CatalogText.parse(CatalogResource.read(name));
  }
}
