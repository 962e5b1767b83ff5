package dev.tripatch.schema.openapi;

import dev.tripatch.schema.PatchStrategy;
import dev.tripatch.schema.catalog.CatalogText;
import dev.tripatch.schema.catalog.DeclaredField;
import dev.tripatch.schema.catalog.DeclaredKind;
import dev.tripatch.schema.catalog.DeclaredObject;
import dev.tripatch.schema.catalog.DeclaredType;
import dev.tripatch.schema.catalog.Release;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.Comparator;
import java.util.Deque;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collectors;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;

/** Facts for tests: random ones, and those of the bundled catalogue. */
final class Releases {

  static final String LABEL = "Test";

  private static final List<String> TYPES =
      List.of("a.b.v1.One", "a.b.v1.Three", "a.b.v1.Two", "a.b.v1beta1.One", "c.v2.Four");

  private Releases() {}

  /** The newest release of the bundled catalogue, with our label. */
  static Release bundled() {
    try (InputStream in = CatalogText.class.getResourceAsStream("kubernetes.txt")) {
      String text = new String(in.readAllBytes(), StandardCharsets.UTF_8);
      Release newest = CatalogText.parse(text).releases().getFirst();
      return new Release(LABEL, newest.kinds(), newest.objects());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /**
   * Random facts: types that refer to each other and to Kubernetes' own, and themselves; some are
   * kinds.
   *
   * @param plain the types of fields that lead nowhere
   */
  static Arbitrary<Release> any(List<String> plain) {
    Arbitrary<List<DeclaredObject>> objects =
        Arbitraries.of(TYPES)
            .set()
            .ofMinSize(1)
            .flatMap(
                names ->
                    Combinators.combine(
                            names.stream()
                                .sorted()
                                .map(name -> object(name, names, plain))
                                .toList())
                        .as(list -> list));
    return objects.map(list -> new Release(LABEL, kinds(list), list));
  }

  /** Every type that is named One is a kind. */
  private static List<DeclaredKind> kinds(List<DeclaredObject> objects) {
    return objects.stream()
        .map(DeclaredObject::name)
        .filter(name -> name.endsWith("One"))
        .map(name -> new DeclaredKind("b.a/" + name.split("\\.")[2], "One", name, Optional.empty()))
        .sorted(Comparator.comparing(DeclaredKind::apiVersion))
        .toList();
  }

  private static Arbitrary<DeclaredObject> object(
      String name, Set<String> names, List<String> plain) {
    boolean isKind = name.endsWith("One");
    return Combinators.combine(
            Arbitraries.of("atomic", "granular").optional(0.2),
            field(names, plain)
                .list()
                .ofMinSize(1)
                .ofMaxSize(4)
                .uniqueElements(DeclaredField::name),
            Arbitraries.integers().between(0, 2))
        .as(
            (mapType, fields, required) -> {
              Map<String, DeclaredField> sorted = new TreeMap<>();
              fields.forEach(field -> sorted.put(field.name(), field));
              List<String> must = sorted.keySet().stream().limit(required).toList();
              if (isKind) {
                sorted.putAll(ofKind());
              }
              return new DeclaredObject(name, mapType, must, List.copyOf(sorted.values()));
            });
  }

  private static Map<String, DeclaredField> ofKind() {
    DeclaredType text = new DeclaredType.Primitive("string", Optional.empty());
    DeclaredType meta =
        new DeclaredType.Reference("io.k8s.apimachinery.pkg.apis.meta.v1.ObjectMeta");
    return Map.of(
        "apiVersion", plain("apiVersion", text),
        "kind", plain("kind", text),
        "metadata", plain("metadata", meta));
  }

  private static DeclaredField plain(String name, DeclaredType type) {
    return new DeclaredField(
        name, type, Set.of(), Optional.empty(), Optional.empty(), List.of(), Optional.empty());
  }

  private static Arbitrary<DeclaredField> field(Set<String> names, List<String> plain) {
    Arbitrary<String> word = Arbitraries.of("name", "type", "x-y", "$ref", "Port", "a/b", "ip");
    return Combinators.combine(
            word,
            type(names, plain),
            Arbitraries.of(PatchStrategy.class).set().map(Releases::inOrder),
            Arbitraries.of("name", "port,protocol").optional(0.3),
            Arbitraries.of("atomic", "set", "map").optional(0.3),
            word.list().ofMaxSize(2),
            Arbitraries.of("atomic", "granular").optional(0.2))
        .as(DeclaredField::new);
  }

  private static Set<PatchStrategy> inOrder(Set<PatchStrategy> strategies) {
    Set<PatchStrategy> sorted = EnumSet.noneOf(PatchStrategy.class);
    sorted.addAll(strategies);
    return sorted;
  }

  private static Arbitrary<DeclaredType> type(Set<String> names, List<String> plain) {
    Arbitrary<DeclaredType> leaf =
        Arbitraries.oneOf(
            Arbitraries.of(names).map(DeclaredType.Reference::new),
            Arbitraries.of("io.k8s.api.core.v1.PodTemplateSpec").map(DeclaredType.Reference::new),
            Arbitraries.of(plain).map(Releases::primitive));
    return Arbitraries.recursive(
        () -> leaf,
        inner ->
            Arbitraries.oneOf(
                inner.map(DeclaredType.ListOf::new), inner.map(DeclaredType.MapOf::new)),
        0,
        2);
  }

  private static DeclaredType primitive(String word) {
    int colon = word.indexOf(':');
    return colon < 0
        ? new DeclaredType.Primitive(word, Optional.empty())
        : new DeclaredType.Primitive(
            word.substring(0, colon), Optional.of(word.substring(colon + 1)));
  }

  /** The same facts, with a sentence about every second field. */
  static Release described(Release release) {
    return new Release(
        release.label(),
        release.kinds(),
        release.objects().stream()
            .map(
                object ->
                    new DeclaredObject(
                        object.name(),
                        object.mapType(),
                        object.required(),
                        object.fields().stream().map(Releases::described).toList()))
            .toList());
  }

  private static DeclaredField described(DeclaredField field) {
    return new DeclaredField(
        field.name(),
        field.type(),
        field.strategies(),
        field.mergeKey(),
        field.listType(),
        field.listMapKeys(),
        field.mapType(),
        field.structure(),
        Optional.of("What " + field.name() + " is for.")
            .filter(_ -> field.name().length() % 2 == 0));
  }

  /** A field's rules without its type: what decides how it is patched. */
  static String rules(DeclaredField field) {
    return String.join(
        " ",
        field.strategies().stream().sorted().map(PatchStrategy::word).toList().toString(),
        field.mergeKey().orElse("-"),
        serverSideRules(field, field.mapType()));
  }

  /** A field as a row of a table that others made. */
  static String row(DeclaredObject object, DeclaredField field) {
    return String.join(
        "\t",
        object.name(),
        field.name(),
        field.strategies().stream().map(PatchStrategy::word).collect(Collectors.joining(",")),
        field.mergeKey().orElse(""),
        field.listType().orElse(""),
        String.join(",", field.listMapKeys()),
        field.mapType().orElse(""));
  }

  /**
   * The rules for server-side apply of all fields of a kind that have any, by their paths from the
   * kind on. Where a type contains itself, and where facts lack a definition, the path ends.
   */
  static Map<String, String> serverSideRules(Release release, DeclaredKind kind) {
    Map<String, DeclaredObject> objects =
        release.objects().stream()
            .collect(Collectors.toMap(DeclaredObject::name, Function.identity()));
    Map<String, String> found = new TreeMap<>();
    walk(kind.definition(), "", objects, new ArrayDeque<>(), found);
    found.values().removeIf("- [] -"::equals);
    return found;
  }

  private static void walk(
      String definition,
      String path,
      Map<String, DeclaredObject> objects,
      Deque<String> open,
      Map<String, String> found) {
    DeclaredObject object = objects.get(definition);
    if (object == null || open.contains(definition)) {
      return;
    }
    open.push(definition);
    for (DeclaredField field : object.fields()) {
      Optional<String> ofType =
          field.type() instanceof DeclaredType.Reference(String name)
              ? Optional.ofNullable(objects.get(name)).flatMap(DeclaredObject::mapType)
              : Optional.empty();
      Optional<String> mapType = field.mapType().or(() -> ofType);
      String at = path + "." + field.name();
      found.put(at, serverSideRules(field, mapType));
      mapTypeOfValues(field.type(), objects)
          .ifPresent(ofValues -> found.put(at + ".*", "- [] " + ofValues));
      walk(target(field.type()), at.replace(".*", ""), objects, open, found);
    }
    open.pop();
  }

  /** A map type of its values' definition, which is read back as that of a field of any name. */
  private static Optional<String> mapTypeOfValues(
      DeclaredType type, Map<String, DeclaredObject> objects) {
    return switch (type) {
      case DeclaredType.MapOf(DeclaredType.Reference(String name)) ->
          Optional.ofNullable(objects.get(name)).flatMap(DeclaredObject::mapType);
      case DeclaredType.MapOf(DeclaredType values) -> mapTypeOfValues(values, objects);
      case DeclaredType.ListOf(DeclaredType items) -> mapTypeOfValues(items, objects);
      case DeclaredType ignored -> Optional.empty();
    };
  }

  private static String serverSideRules(DeclaredField field, Optional<String> mapType) {
    return String.join(
        " ", field.listType().orElse("-"), field.listMapKeys().toString(), mapType.orElse("-"));
  }

  private static String target(DeclaredType type) {
    return switch (type) {
      case DeclaredType.Reference reference -> reference.definition();
      case DeclaredType.ListOf list -> target(list.items());
      case DeclaredType.MapOf map -> target(map.values());
      case DeclaredType.Primitive ignored -> "";
    };
  }
}
