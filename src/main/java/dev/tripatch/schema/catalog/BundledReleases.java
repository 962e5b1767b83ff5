package dev.tripatch.schema.catalog;

import dev.tripatch.schema.SchemaSource;
import java.io.IOException;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Optional;
import java.util.Properties;

/**
 * The releases of Kubernetes that come with the program, each for itself and complete. {@link
 * BundledCatalog} is the newest one with the kinds that only older ones have. The importer writes
 * them and says which they are; a catalogue is read only when somebody asks for it.
 */
public final class BundledReleases {

  /** The property of the catalogue's record that lists the releases. */
  public static final String LIST = "releases";

  private static final Lazy<List<String>> VERSIONS = new Lazy<>(BundledReleases::listed);

  private BundledReleases() {}

  /** The releases, the newest first. */
  public static List<String> versions() {
    return VERSIONS.get();
  }

  public static SchemaSource newest() {
    return new Catalog(text(BundledCatalog.RESOURCE).newest());
  }

  /** A release; empty if the program does not have it. */
  public static Optional<SchemaSource> find(String version) {
    return switch (versions().indexOf(version)) {
      case -1 -> Optional.empty();
      case 0 -> Optional.of(newest());
      default -> Optional.of(new Catalog(text(resource(version))));
    };
  }

  /** The name of an older release's catalogue among the resources of this package. */
  public static String resource(String version) {
    return "kubernetes-" + version + ".txt";
  }

  private static CatalogText text(String name) {
    return CatalogText.parse(CatalogResource.read(name));
  }

  private static List<String> listed() {
    Properties record = new Properties();
    try {
      record.load(new StringReader(CatalogResource.read(BundledCatalog.RECORD)));
    } catch (IOException never) {
      throw new UncheckedIOException(never);
    }
    return List.of(record.getProperty(LIST).split(" "));
  }
}
