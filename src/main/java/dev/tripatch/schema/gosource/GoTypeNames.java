package dev.tripatch.schema.gosource;

import dev.tripatch.schema.catalog.DeclaredObject;
import dev.tripatch.schema.catalog.Release;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** The names that definitions have in Go, each only once in its package. */
final class GoTypeNames {

  private static final String INSIDE = "/";

  private final Map<String, String> byDefinition = new HashMap<>();
  private final Set<String> taken = new HashSet<>();

  /** Definitions with a name of their own keep it; those inside others take what is left. */
  GoTypeNames(Release release) {
    List<String> names = release.objects().stream().map(DeclaredObject::name).toList();
    names.stream().filter(name -> !name.contains(INSIDE)).forEach(this::add);
    names.stream().filter(name -> name.contains(INSIDE)).forEach(this::add);
  }

  private void add(String definition) {
    StringBuilder name = new StringBuilder();
    for (String part : DeclaredObject.shortName(definition).split(INSIDE)) {
      name.append(exported(part));
    }
    String unique = name.toString();
    for (int i = 2; !taken.add(packageOf(definition) + INSIDE + unique); i++) {
      unique = name.toString() + i;
    }
    byDefinition.put(definition, unique);
  }

  /** The name of a definition; empty if it is not among the facts. */
  Optional<String> of(String definition) {
    return Optional.ofNullable(byDefinition.get(definition));
  }

  /** Whether a package already has a type of this name. */
  boolean isTaken(String ofPackage, String name) {
    return taken.contains(ofPackage + INSIDE + name);
  }

  /** The package of a definition; empty if its name has none. */
  static String packageOf(String definition) {
    int inside = definition.indexOf(INSIDE);
    return GoNames.packageOf(inside < 0 ? definition : definition.substring(0, inside));
  }

  /** A key as an exported name: {@code x-my-key} becomes XMyKey. */
  static String exported(String key) {
    StringBuilder name = new StringBuilder();
    for (String word : key.split("[^A-Za-z0-9]+")) {
      name.append(word.isEmpty() ? "" : Character.toUpperCase(word.charAt(0)) + word.substring(1));
    }
    boolean isName = !name.isEmpty() && Character.isUpperCase(name.charAt(0));
    return isName ? name.toString() : "F" + name;
  }
}
