package dev.tripatch.recorded;

import java.io.IOException;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;

/** What others published, in folders beside the checkout; {@code .ci/run} names both. */
public final class RealInput {
  private static final String MANIFESTS = "manifests.dir";
  private static final String OPEN_API = "tripatch.openapi.dir";

  private RealInput() {}

  /** A test of real manifests. */
  @EnabledIfSystemProperty(
      named = MANIFESTS,
      matches = ".+",
      disabledReason = "needs a folder of real manifests: -Dmanifests.dir=FOLDER")
  @Retention(RetentionPolicy.RUNTIME)
  @Target({ElementType.TYPE, ElementType.METHOD})
  public @interface Manifests {}

  /** A test of Kubernetes' published schemas. */
  @EnabledIfSystemProperty(
      named = OPEN_API,
      matches = ".+",
      disabledReason = "needs a folder with Kubernetes' schemas: -Dtripatch.openapi.dir=FOLDER")
  @Retention(RetentionPolicy.RUNTIME)
  @Target({ElementType.TYPE, ElementType.METHOD})
  public @interface OpenApi {}

  /** The folder of real manifests. */
  public static Path manifests() {
    return Path.of(System.getProperty(MANIFESTS));
  }

  /** The files in it that may hold objects. */
  public static List<Path> manifestFiles() throws IOException {
    try (Stream<Path> all = Files.walk(manifests())) {
      return all.filter(path -> path.toString().matches(".*\\.(ya?ml|json)")).sorted().toList();
    }
  }

  /** A file of the folder with Kubernetes' published schemas. */
  public static Path openApi(String file) {
    return Path.of(System.getProperty(OPEN_API), file);
  }
}
