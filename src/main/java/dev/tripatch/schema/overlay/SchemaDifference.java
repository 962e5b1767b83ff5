package dev.tripatch.schema.overlay;

import dev.tripatch.schema.Annotation;
import dev.tripatch.schema.FieldRule;
import dev.tripatch.schema.KnownKind;
import dev.tripatch.schema.ObjectSchema;
import dev.tripatch.schema.SchemaSource;
import dev.tripatch.schema.SchemaType;
import dev.tripatch.schema.catalog.DeclaredObject;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.stream.Stream;

/**
 * How two sources differ in the kinds and fields that they declare, and in the rules of fields that
 * both have.
 *
 * @param kindsGone the kinds that only the first has
 * @param kindsNew the kinds that only the second has
 * @param typesGone the full names of the types that only the first has
 * @param typesNew the full names of the types that only the second has
 * @param fieldsGone the fields that only the first has, of types that both have
 * @param fieldsNew the fields that only the second has, of types that both have
 * @param changed the rules that are not the same
 * @param annotatedGone the fields with patch strategy or merge key that only the first has,
 *     whatever their types
 * @param annotatedNew those that only the second has
 */
public record SchemaDifference(
    List<KnownKind> kindsGone,
    List<KnownKind> kindsNew,
    List<String> typesGone,
    List<String> typesNew,
    List<Declared> fieldsGone,
    List<Declared> fieldsNew,
    List<Changed> changed,
    List<Declared> annotatedGone,
    List<Declared> annotatedNew) {

  /**
   * A field of a type.
   *
   * @param type the type's full name
   * @param rule the field's rule
   */
  public record Declared(String type, FieldRule rule) {

    private String key() {
      return type + " " + rule.name();
    }

    private boolean isPatched() {
      return !rule.strategies().isEmpty() || rule.mergeKey().isPresent();
    }
  }

  /**
   * A field whose rule is not the same.
   *
   * @param type the full name of the type that has it
   * @param before its rule in the first source
   * @param after its rule in the second
   */
  public record Changed(String type, FieldRule before, FieldRule after) {

    /** The annotations that are not the same. */
    public List<Annotation> annotations() {
      return Stream.of(Annotation.values())
          .filter(each -> !each.of(before).equals(each.of(after)))
          .toList();
    }
  }

  /** {@code resource.v1beta1.ResourceClaimStatus}: versions of a type have one short name. */
  public static String nameWithVersion(String type) {
    String rest = type.substring(0, type.length() - DeclaredObject.shortName(type).length());
    String[] words = rest.split("\\.");
    int from = Math.max(0, words.length - 2);
    String owner = String.join(".", List.of(words).subList(from, words.length));
    return (owner.isEmpty() ? "" : owner + ".") + DeclaredObject.shortName(type);
  }

  /** Whether there is nothing to tell. */
  public boolean isNone() {
    return kindsGone.isEmpty()
        && kindsNew.isEmpty()
        && typesGone.isEmpty()
        && typesNew.isEmpty()
        && fieldsGone.isEmpty()
        && fieldsNew.isEmpty()
        && changed.isEmpty();
  }

  /** The difference in these kinds and in all that they refer to. */
  public static SchemaDifference of(
      SchemaSource first, SchemaSource second, Predicate<KnownKind> which) {
    return new Search(first, second, which).done();
  }

  /** A source's kinds and types. */
  private static final class Side {
    private final SchemaSource source;
    private final Map<String, KnownKind> kinds = new TreeMap<>();
    private final Map<String, ObjectSchema> types = new TreeMap<>();

    Side(SchemaSource source, Predicate<KnownKind> which) {
      this.source = source;
      source.kinds().stream()
          .filter(which)
          .forEach(kind -> kinds.put(kind.kind() + " " + kind.apiVersion(), kind));
      Deque<ObjectSchema> open = new ArrayDeque<>();
      kinds.keySet().forEach(name -> root(name).ifPresent(open::add));
      while (!open.isEmpty()) {
        ObjectSchema type = open.remove();
        if (types.putIfAbsent(type.definition(), type) == null) {
          fields(type).forEach(rule -> object(rule.type()).ifPresent(open::add));
        }
      }
    }

    Optional<ObjectSchema> root(String name) {
      KnownKind kind = kinds.get(name);
      return kind == null
          ? Optional.empty()
          : source.lookUp(kind.apiVersion(), kind.kind()).fields();
    }

    List<KnownKind> kindsBeside(Side other) {
      return kinds.entrySet().stream()
          .filter(kind -> !other.kinds.containsKey(kind.getKey()))
          .map(Map.Entry::getValue)
          .toList();
    }

    List<String> typesBeside(Side other) {
      return types.keySet().stream().filter(name -> !other.types.containsKey(name)).toList();
    }

    /** Fields that another does not have. */
    List<Declared> fieldsBeside(Side other) {
      List<Declared> found = new ArrayList<>();
      types.forEach(
          (name, type) -> {
            ObjectSchema same = other.types.get(name);
            fields(type)
                .filter(rule -> same == null || same.field(rule.name()).isEmpty())
                .forEach(rule -> found.add(new Declared(name, rule)));
          });
      return found;
    }
  }

  private static Stream<FieldRule> fields(ObjectSchema type) {
    return type.fieldNames().stream().flatMap(name -> type.field(name).stream());
  }

  private static Optional<ObjectSchema> object(SchemaType type) {
    return SchemaType.innermost(type) instanceof ObjectSchema object
        ? Optional.of(object)
        : Optional.empty();
  }

  /**
   * Goes through both at once: one type may have other rules at another place. What is in different
   * places on both sides is found by its name.
   */
  private static final class Search {
    private final Side first;
    private final Side second;
    private final Set<Pair> seen = new HashSet<>();
    private final Deque<Pair> open = new ArrayDeque<>();
    private final Set<String> paired = new TreeSet<>();
    private final Map<String, Changed> changed = new TreeMap<>();

    private record Pair(ObjectSchema before, ObjectSchema after) {}

    Search(SchemaSource first, SchemaSource second, Predicate<KnownKind> which) {
      this.first = new Side(first, which);
      this.second = new Side(second, which);
    }

    SchemaDifference done() {
      pairAll();
      List<Declared> gone = first.fieldsBeside(second);
      List<Declared> added = second.fieldsBeside(first);
      return new SchemaDifference(
          first.kindsBeside(second),
          second.kindsBeside(first),
          first.typesBeside(second),
          second.typesBeside(first),
          gone.stream().filter(field -> second.types.containsKey(field.type())).toList(),
          added.stream().filter(field -> first.types.containsKey(field.type())).toList(),
          List.copyOf(changed.values()),
          gone.stream().filter(Declared::isPatched).toList(),
          added.stream().filter(Declared::isPatched).toList());
    }

    private void pairAll() {
      for (String kind : first.kinds.keySet()) {
        first.root(kind).ifPresent(root -> second.root(kind).ifPresent(same -> add(root, same)));
      }
      walk();
      first.types.forEach(
          (name, type) -> {
            ObjectSchema same = second.types.get(name);
            if (same != null && !paired.contains(name)) {
              add(type, same);
            }
          });
      walk();
    }

    private void add(ObjectSchema before, ObjectSchema after) {
      Pair pair = new Pair(before, after);
      if (!before.equals(after) && seen.add(pair)) {
        open.add(pair);
      }
    }

    private void walk() {
      while (!open.isEmpty()) {
        Pair pair = open.remove();
        paired.add(pair.before().definition());
        fields(pair.before())
            .forEach(
                rule ->
                    pair.after()
                        .field(rule.name())
                        .ifPresent(same -> compare(pair.before().definition(), rule, same)));
      }
    }

    private void compare(String type, FieldRule before, FieldRule after) {
      Changed field = new Changed(type, before, after);
      if (!field.annotations().isEmpty()) {
        changed.putIfAbsent(new Declared(type, before).key(), field);
      }
      object(before.type())
          .ifPresent(inner -> object(after.type()).ifPresent(same -> add(inner, same)));
    }
  }
}
