package dev.tripatch.schema.catalog;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The fields that Kubernetes' Go types hold by a pointer, which OpenAPI does not say. The table and
 * its source lie beside this class; it is read when it is first asked.
 */
final class PointerFields {

  private static final String TABLE = "pointers.txt";
  private static final Map<String, Set<String>> BY_DEFINITION = read();

  private PointerFields() {}

  static boolean include(String definition, String field) {
    return BY_DEFINITION.getOrDefault(definition, Set.of()).contains(field);
  }

  private static Map<String, Set<String>> read() {
    Map<String, Set<String>> byDefinition = new HashMap<>();
    CatalogResource.read(TABLE)
        .lines()
        .filter(line -> !line.isBlank() && !line.startsWith("#"))
        .map(line -> List.of(line.split(" ")))
        .forEach(
            words ->
                byDefinition.put(words.getFirst(), Set.copyOf(words.subList(1, words.size()))));
    return Map.copyOf(byDefinition);
  }
}
