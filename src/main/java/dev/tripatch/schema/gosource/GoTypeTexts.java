package dev.tripatch.schema.gosource;

import dev.tripatch.schema.catalog.BundledDefinitions;
import dev.tripatch.schema.catalog.DeclaredObject;
import dev.tripatch.schema.catalog.DeclaredType;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;

/** Types as one package of Go writes them, with the imports that they need. */
final class GoTypeTexts {

  /** What Go has for plain types whose format it cannot say. */
  private static final Map<String, String> WITHOUT_FORMAT =
      Map.of(
          "string", "string",
          "integer", "int64",
          "number", "float64",
          "boolean", "bool",
          "object", "interface{}",
          "array", "[]any");

  private final String modelPackage;
  private final GoTypeNames names;
  private final SortedMap<String, String> imports = new TreeMap<>();
  private final SortedSet<String> emptyStructs = new TreeSet<>();

  GoTypeTexts(String modelPackage, GoTypeNames names) {
    this.modelPackage = modelPackage;
    this.names = names;
  }

  /** The names of imported packages by their paths. */
  SortedMap<String, String> imports() {
    return imports;
  }

  /** The types that are names only. */
  SortedSet<String> emptyStructs() {
    return emptyStructs;
  }

  /** A field's type; one that may be missing is a pointer if it is a struct. */
  String field(DeclaredType type, boolean isRequired) {
    boolean isPointer = !isRequired && type instanceof DeclaredType.Reference;
    return (isPointer ? "*" : "") + text(type);
  }

  private String text(DeclaredType type) {
    return switch (type) {
      case DeclaredType.Reference reference -> definition(reference.definition());
      case DeclaredType.ListOf list -> "[]" + text(list.items());
      case DeclaredType.MapOf map -> "map[string]" + text(map.values());
      case DeclaredType.Primitive primitive -> primitive(primitive);
    };
  }

  private String definition(String definition) {
    String name = names.of(definition).orElseGet(() -> DeclaredObject.shortName(definition));
    return qualified(GoTypeNames.packageOf(definition), name);
  }

  /** A name of a package, which is imported unless it is this one. */
  String qualified(String ofPackage, String name) {
    if (ofPackage.equals(modelPackage) || ofPackage.isEmpty()) {
      return name;
    }
    String path = GoNames.path(ofPackage);
    String as = imports.get(path);
    if (as == null) {
      as = unused(GoNames.usualName(ofPackage));
      imports.put(path, as);
    }
    return as + "." + name;
  }

  private String unused(String usual) {
    String name = usual;
    for (int i = 2; imports.containsValue(name); i++) {
      name = usual + "x" + i;
    }
    return name;
  }

  private String primitive(DeclaredType.Primitive type) {
    Optional<String> written = GoBasics.written(type);
    if (written.isPresent()) {
      standardImport(written.get());
      return written.get();
    }
    Optional<String> definition = BundledDefinitions.nameOf(type);
    if (definition.isPresent()) {
      return definition(definition.get());
    }
    boolean isNameOnly =
        Character.isUpperCase(type.name().charAt(0))
            && type.name().chars().allMatch(Character::isLetterOrDigit)
            && !names.isTaken(modelPackage, type.name());
    if (isNameOnly) {
      emptyStructs.add(type.name());
      return type.name();
    }
    return WITHOUT_FORMAT.getOrDefault(type.name(), "any");
  }

  private void standardImport(String written) {
    if (written.startsWith("time.")) {
      imports.put("time", "time");
    }
  }
}
