package dev.tripatch.schema.gosource;

import dev.tripatch.schema.ImportException;
import dev.tripatch.schema.ProblemWording;
import dev.tripatch.schema.Problems;
import dev.tripatch.schema.catalog.DeclaredType;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;

/** Makes types of facts out of those of Go. */
final class GoTypes {

  private final GoScope scope;
  private final Problems problems;
  private final InlineStructs inlineStructs;
  private final Deque<String> followed = new ArrayDeque<>();

  /** Takes the structs that are declared inside a field. */
  interface InlineStructs {
    void add(String name, GoType.Struct struct, GoPackage in) throws ImportException;
  }

  GoTypes(GoScope scope, Problems problems, InlineStructs inlineStructs) {
    this.scope = scope;
    this.problems = problems;
    this.inlineStructs = inlineStructs;
  }

  /**
   * A type of facts.
   *
   * @param inlineName the name of the object that the type declares in place, if it does
   * @param place where it is, for people
   */
  DeclaredType read(GoType type, GoPackage in, String inlineName, String place)
      throws ImportException {
    return switch (type) {
      case GoType.ListOf list
          when list.items() instanceof GoType.Named(String qualifier, String name)
              && qualifier.isEmpty()
              && (name.equals("byte") || name.equals("uint8")) ->
          GoBasics.ofGo(GoBasics.BYTES).orElseThrow();
      case GoType.ListOf list -> new DeclaredType.ListOf(read(list.items(), in, inlineName, place));
      case GoType.MapOf map -> new DeclaredType.MapOf(read(map.values(), in, inlineName, place));
      case GoType.Struct struct -> {
        inlineStructs.add(inlineName, struct, in);
        yield new DeclaredType.Reference(inlineName);
      }
      case GoType.Named named -> named(named, in, place);
      case GoType.Other other -> {
        problems.add(place, ProblemWording.UNREADABLE_TYPE, "found", other.text());
        yield GoBasics.ANYTHING;
      }
    };
  }

  private DeclaredType named(GoType.Named type, GoPackage in, String place) throws ImportException {
    Optional<GoScope.Found> declared = scope.find(type, in);
    if (declared.isPresent()) {
      return declared(declared.get(), place);
    }
    String written = type.name().equals("interface") ? "interface{}" : type.toString();
    Optional<DeclaredType> known =
        GoBasics.ofGo(written)
            .or(() -> GoScope.definition(type, in).flatMap(GoBasics::ofKubernetes));
    if (known.isEmpty()) {
      problems.add(place, ProblemWording.UNKNOWN_GO_TYPE, "found", written);
    }
    return known.orElse(GoBasics.ANYTHING);
  }

  /** A struct without fields is a name only, and other types are what they are declared to be. */
  private DeclaredType declared(GoScope.Found found, String place) throws ImportException {
    Optional<GoType.Struct> struct = found.struct();
    if (struct.isPresent()) {
      return struct.get().fields().isEmpty()
          ? new DeclaredType.Primitive(found.declaration().name(), Optional.empty())
          : new DeclaredType.Reference(found.definition());
    }
    String definition = found.definition();
    if (followed.contains(definition)) {
      problems.add(place, ProblemWording.CONTAINS_ITSELF, "found", found.declaration().name());
      return GoBasics.ANYTHING;
    }
    followed.push(definition);
    DeclaredType type =
        read(found.declaration().type(), found.in(), definition, found.declaration().place());
    followed.pop();
    return type;
  }
}
