package dev.tripatch.schema.catalog;

import dev.tripatch.prose.Prose;
import java.util.stream.Stream;

/** The files of this package that come with the program. */
final class CatalogResource {

  private CatalogResource() {}

  /** The text of a file. */
  static String read(String name) {
    return Prose.file(CatalogResource.class, name);
  }

  /** The lines of a table, without comments. */
  static Stream<String> lines(String name) {
    return Prose.lines(CatalogResource.class, name);
  }
}
