package dev.tripatch.hazard.check;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;

/**
 * What the API server writes into a field that an object lacks, by type and field. The table and
 * its source are next to this class.
 */
public final class ServerDefaults {
  private static final String TABLE = "server-defaults.txt";
  private static final Map<String, Map<String, String>> BY_TYPE = read();

  private ServerDefaults() {}

  /** The defaults of a type's fields as they are in the table; none for other types. */
  static Map<String, String> of(String type) {
    return BY_TYPE.getOrDefault(type, Map.of());
  }

  /** The whole table. */
  public static Map<String, Map<String, String>> all() {
    return BY_TYPE;
  }

  private static Map<String, Map<String, String>> read() {
    Map<String, Map<String, String>> byType = new HashMap<>();
    text()
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

  private static String text() {
    try (InputStream table = ServerDefaults.class.getResourceAsStream(TABLE)) {
      if (table == null) {
        throw new IllegalStateException("the program lacks its table " + TABLE);
      }
      return new String(table.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
