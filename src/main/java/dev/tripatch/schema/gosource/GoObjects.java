package dev.tripatch.schema.gosource;

import dev.tripatch.schema.CatalogWord;
import dev.tripatch.schema.ImportException;
import dev.tripatch.schema.ProblemWording;
import dev.tripatch.schema.Problems;
import dev.tripatch.schema.catalog.DeclaredField;
import dev.tripatch.schema.catalog.DeclaredObject;
import dev.tripatch.schema.catalog.DeclaredType;
import dev.tripatch.schema.gosource.GoReader.GoDeclaration;
import dev.tripatch.schema.gosource.GoTypeParser.GoField;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;

/** Makes objects of structs, with the fields of those that they embed. */
final class GoObjects {

  private static final String TYPE_META = "TypeMeta";

  private final GoScope scope;
  private final Problems problems;
  private final GoTypes types;
  private final SortedMap<String, DeclaredObject> objects = new TreeMap<>();

  /** The structs whose fields are being collected; Go forbids that one embeds itself. */
  private final Deque<GoType.Struct> open = new ArrayDeque<>();

  private record Fields(
      String owner, SortedMap<String, DeclaredField> byName, SortedSet<String> required) {

    void put(DeclaredField field, boolean isRequired) {
      byName.put(field.name(), field);
      required.remove(field.name());
      if (isRequired) {
        required.add(field.name());
      }
    }
  }

  GoObjects(GoScope scope, Problems problems) {
    this.scope = scope;
    this.problems = problems;
    this.types =
        new GoTypes(
            scope,
            problems,
            (name, struct, in) -> objects.put(name, object(name, struct, in, Optional.empty())));
  }

  /** All objects so far, sorted by name. */
  List<DeclaredObject> all() {
    return List.copyOf(objects.values());
  }

  /** Adds the object of a declared struct; empty if its name is no word or taken. */
  Optional<DeclaredObject> add(GoDeclaration declaration, GoType.Struct struct, GoPackage in)
      throws ImportException {
    String name = in.definition(declaration.name());
    if (!CatalogWord.isOne(name)) {
      problems.add(
          declaration.place(), ProblemWording.NOT_A_WORD, "key", "a type's name", "found", name);
      return Optional.empty();
    }
    if (objects.containsKey(name)) {
      problems.add(declaration.place(), ProblemWording.DECLARED_TWICE, "found", name);
      return Optional.empty();
    }
    Optional<String> mapType = GoRules.mapType(declaration.markers()).filter(CatalogWord::isOne);
    DeclaredObject object = object(name, struct, in, mapType);
    objects.put(name, object);
    return Optional.of(object);
  }

  private DeclaredObject object(
      String name, GoType.Struct struct, GoPackage in, Optional<String> mapType)
      throws ImportException {
    Fields fields = new Fields(name, new TreeMap<>(), new TreeSet<>());
    collect(struct, in, fields);
    return new DeclaredObject(
        name, mapType, List.copyOf(fields.required()), List.copyOf(fields.byName().values()));
  }

  /** As in Go, a struct's own field hides an embedded one of the same name. */
  private void collect(GoType.Struct struct, GoPackage in, Fields fields) throws ImportException {
    if (open.contains(struct)) {
      return;
    }
    open.push(struct);
    for (GoField field : struct.fields()) {
      if (field.isInline()) {
        embed(field, in, fields);
      }
    }
    for (GoField field : struct.fields()) {
      if (!field.isInline() && field.isData()) {
        add(field, in, fields);
      }
    }
    open.pop();
  }

  private void embed(GoField field, GoPackage in, Fields fields) throws ImportException {
    Optional<GoScope.Found> found =
        field.type() instanceof GoType.Named named ? scope.find(named, in) : Optional.empty();
    Optional<GoType.Struct> struct = found.flatMap(GoScope.Found::struct);
    if (struct.isPresent()) {
      collect(struct.get(), found.get().in(), fields);
    } else if (field.name().equals(TYPE_META)) {
      fields.put(text("apiVersion"), false);
      fields.put(text("kind"), false);
    } else {
      problems.add(
          field.place(), ProblemWording.FOREIGN_EMBEDDED, "found", field.type().toString());
    }
  }

  private void add(GoField field, GoPackage in, Fields fields) throws ImportException {
    if (!CatalogWord.isOne(field.key())) {
      problems.add(
          field.place(), ProblemWording.NOT_A_WORD, "key", "a field's name", "found", field.key());
      return;
    }
    DeclaredType type =
        types.read(field.type(), in, fields.owner() + "/" + field.key(), field.place());
    GoMarkers ofType =
        field.type() instanceof GoType.Named named
            ? scope.find(named, in).map(it -> it.declaration().markers()).orElse(GoMarkers.NONE)
            : GoMarkers.NONE;
    fields.put(new GoRules(field, ofType, problems).declare(type), field.isRequired());
  }

  private static DeclaredField text(String name) {
    return DeclaredField.plain(name, GoBasics.ofGo("string").orElseThrow());
  }
}
