package dev.tripatch.schema.catalog;

import java.util.List;
import java.util.stream.Stream;

/**
 * What an API server writes into a field that an object lacks. No published schema of built-in
 * kinds says it; the table names its source.
 */
public final class DefaultsTable {
  private static final String TABLE = "server-defaults.txt";
  private static final String KINDS = "kinds";

  private DefaultsTable() {}

  /**
   * One default.
   *
   * @param type the short name of the type
   * @param field the field of the type
   * @param word the default: YAML, or a word that the table explains
   */
  public record Row(String type, String field, String word) {}

  /**
   * Reads the table, in its order.
   *
   * @throws IllegalStateException if the program's files are damaged
   */
  public static List<Row> read() {
    return CatalogResource.lines(TABLE)
        .filter(line -> !line.startsWith(KINDS))
        .map(DefaultsTable::row)
        .toList();
  }

  /** The kinds whose defaults are all in the table. */
  public static List<String> kinds() {
    return CatalogResource.lines(TABLE)
        .filter(line -> line.startsWith(KINDS))
        .flatMap(line -> Stream.of(line.split(" ")).skip(1))
        .toList();
  }

  private static Row row(String line) {
    String[] words = line.split(" ", 3);
    return new Row(words[0], words[1], words[2].strip());
  }
}
