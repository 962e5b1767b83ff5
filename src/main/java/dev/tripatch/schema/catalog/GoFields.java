package dev.tripatch.schema.catalog;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * What Kubernetes' Go types say of their fields, and OpenAPI does not. The tables and their source
 * lie beside this class; each is read when it is first asked.
 */
public final class GoFields {

  private GoFields() {}

  /** Whether a field is held by a pointer, lists aside: it may be missing, which is not zero. */
  public static boolean isPointer(String definition, String field) {
    return Pointers.BY_DEFINITION.getOrDefault(definition, Set.of()).contains(field);
  }

  /** Whether anything is known of a type's fields. */
  public static boolean know(String definition) {
    return Written.BY_DEFINITION.containsKey(definition);
  }

  /** Whether a field is written even when it is empty. */
  public static boolean isAlwaysWritten(String definition, String field) {
    return alwaysWritten(definition).contains(field);
  }

  /** The fields of a type that are written even when they are empty. */
  public static Set<String> alwaysWritten(String definition) {
    return Written.BY_DEFINITION.getOrDefault(definition, Set.of());
  }

  private static final class Pointers {
    private static final Map<String, Set<String>> BY_DEFINITION = read("pointers.txt");

    private Pointers() {}
  }

  private static final class Written {
    private static final Map<String, Set<String>> BY_DEFINITION = read("written.txt");

    private Written() {}
  }

  private static Map<String, Set<String>> read(String table) {
    Map<String, Set<String>> byDefinition = new LinkedHashMap<>();
    CatalogResource.lines(table)
        .map(line -> List.of(line.split(" ")))
        .forEach(
            words ->
                byDefinition.put(words.getFirst(), Set.copyOf(words.subList(1, words.size()))));
    return Collections.unmodifiableMap(byDefinition);
  }
}
