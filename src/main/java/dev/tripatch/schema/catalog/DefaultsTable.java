package dev.tripatch.schema.catalog;

import java.util.HashMap;
import java.util.Map;

/**
 * What an API server writes into a field that an object lacks, as a word, by type and field. No
 * published schema of built-in kinds says it; the table names its source.
 */
public final class DefaultsTable {
  private static final String TABLE = "server-defaults.txt";

  private DefaultsTable() {}

  /**
   * Reads the table.
   *
   * @throws IllegalStateException if the program's files are damaged
   */
  public static Map<String, Map<String, String>> read() {
    Map<String, Map<String, String>> byType = new HashMap<>();
    CatalogResource.read(TABLE)
        .lines()
        .filter(line -> !line.isBlank() && !line.startsWith("#"))
        .map(line -> line.split(" ", 3))
        .forEach(
            words ->
                byType
                    .computeIfAbsent(words[0], none -> new HashMap<>())
                    .put(words[1], words[2].strip()));
    return Map.copyOf(byType);
  }
}
