package dev.tripatch.schema.gosource;

import dev.tripatch.schema.gosource.GoReader.GoDeclaration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Finds the declaration behind a name, in whichever package of a source it is. */
final class GoScope {

  /** A declaration with its package. */
  record Found(GoPackage in, GoDeclaration declaration) {

    String definition() {
      return in.definition(declaration.name());
    }

    Optional<GoType.Struct> struct() {
      return declaration.type() instanceof GoType.Struct struct
          ? Optional.of(struct)
          : Optional.empty();
    }
  }

  private final Map<String, Found> byDefinition = new HashMap<>();

  GoScope(List<GoPackage> packages) {
    for (GoPackage each : packages) {
      for (GoDeclaration declaration : each.types().values()) {
        byDefinition.putIfAbsent(each.definition(declaration.name()), new Found(each, declaration));
      }
    }
  }

  /** The full name of a named type's definition; empty if its package is not known. */
  static Optional<String> definition(GoType.Named type, GoPackage in) {
    if (type.qualifier().isEmpty()) {
      return Optional.of(in.definition(type.name()));
    }
    return Optional.ofNullable(in.imports().get(type.qualifier()))
        .or(() -> GoNames.usualPath(type.qualifier()))
        .map(path -> GoNames.modelPackage(path) + "." + type.name());
  }

  /** The declaration of a named type; empty if it is not in this source. */
  Optional<Found> find(GoType.Named type, GoPackage in) {
    if (type.qualifier().isEmpty()) {
      return Optional.ofNullable(in.types().get(type.name()))
          .map(declaration -> new Found(in, declaration));
    }
    return definition(type, in).map(byDefinition::get);
  }
}
