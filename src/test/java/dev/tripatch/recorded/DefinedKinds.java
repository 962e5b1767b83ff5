package dev.tripatch.recorded;

import dev.tripatch.json.MapValue;
import dev.tripatch.schema.ImportException;
import dev.tripatch.schema.SchemaLayers;
import dev.tripatch.schema.SchemaSource;
import dev.tripatch.schema.catalog.BundledCatalog;
import dev.tripatch.schema.catalog.ImportedCatalog;
import dev.tripatch.schema.openapi.SchemaImport;
import java.net.URISyntaxException;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.stream.Collectors;

/**
 * The definitions of the custom resources that the recordings have: as their projects publish them,
 * without descriptions.
 */
final class DefinedKinds {
  private static final String FILE = "custom-resource-definitions.jsonl.gz";

  static final BundledCatalog BUILT_IN = new BundledCatalog();

  /** What is known of today's kinds: those that are built in, and these. */
  static final SchemaSource TODAY = besides(BUILT_IN);

  private DefinedKinds() {}

  static List<MapValue> definitions() {
    return file().lines().stream().map(JsonLine::read).toList();
  }

  /** These kinds and those of a catalogue. */
  static SchemaSource besides(SchemaSource builtIn) {
    String all =
        file().lines().stream()
            .collect(Collectors.joining(",", "{\"kind\": \"List\", \"items\": [", "]}"));
    try {
      return new SchemaLayers(
          List.of(new ImportedCatalog(SchemaImport.read(FILE, all).release(), builtIn), builtIn));
    } catch (ImportException damaged) {
      throw new AssertionError(damaged);
    }
  }

  private static RecordedFile file() {
    try {
      return new RecordedFile(
          Path.of(Objects.requireNonNull(DefinedKinds.class.getResource(FILE)).toURI()));
    } catch (URISyntaxException damaged) {
      throw new AssertionError(damaged);
    }
  }
}
