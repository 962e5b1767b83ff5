package dev.tripatch.schema.catalog;

import dev.tripatch.schema.FieldRule;
import dev.tripatch.schema.KnownKind;
import dev.tripatch.schema.ObjectSchema;
import dev.tripatch.schema.SchemaSource;
import dev.tripatch.schema.SchemaType;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * What a source says of some kinds, as facts again: own rules included, so that it can be written
 * for other tools. A definition that two places see differently, because an own rule is about one
 * of them, becomes two.
 */
public final class LinkedFacts {

  private final Map<ObjectSchema, String> names = new IdentityHashMap<>();
  private final Set<String> taken = new HashSet<>();
  private final Deque<ObjectSchema> waiting = new ArrayDeque<>();
  private final List<DeclaredObject> objects = new ArrayList<>();

  private LinkedFacts() {}

  /** The facts of these kinds, with everything that they refer to. */
  public static Release of(String label, SchemaSource source, Collection<KnownKind> kinds) {
    LinkedFacts facts = new LinkedFacts();
    List<DeclaredKind> declared = new ArrayList<>();
    for (KnownKind kind : kinds) {
      Optional<ObjectSchema> schema = source.lookUp(kind.apiVersion(), kind.kind()).fields();
      schema.ifPresent(
          root ->
              declared.add(
                  new DeclaredKind(
                      kind.apiVersion(), kind.kind(), facts.name(root), Optional.empty())));
    }
    while (!facts.waiting.isEmpty()) {
      facts.declare(facts.waiting.remove());
    }
    declared.sort(Comparator.comparing(DeclaredKind::apiVersion).thenComparing(DeclaredKind::kind));
    facts.objects.sort(Comparator.comparing(DeclaredObject::name));
    return new Release(label, List.copyOf(declared), List.copyOf(facts.objects));
  }

  /** The name of an object; the first that comes by has its own, others get a number. */
  private String name(ObjectSchema object) {
    String known = names.get(object);
    if (known != null) {
      return known;
    }
    String name = object.definition();
    for (int i = 2; !taken.add(name); i++) {
      name = object.definition() + "_" + i;
    }
    names.put(object, name);
    waiting.add(object);
    return name;
  }

  private void declare(ObjectSchema object) {
    List<DeclaredField> fields = new ArrayList<>();
    for (String key : object.fieldNames()) {
      object.field(key).map(rule -> field(object, rule)).ifPresent(fields::add);
    }
    objects.add(
        new DeclaredObject(
            name(object),
            object.mapType(),
            object.requiredFields(),
            object.structure(),
            List.copyOf(fields)));
  }

  private DeclaredField field(ObjectSchema object, FieldRule rule) {
    return new DeclaredField(
        rule.name(),
        type(KnownValues.without(object.definition(), rule.name(), rule.type())),
        rule.strategies(),
        rule.mergeKey(),
        rule.listType(),
        rule.listMapKeys(),
        rule.mapType(),
        rule.structure(),
        object.description(rule.name()));
  }

  private DeclaredType type(SchemaType type) {
    return switch (type) {
      case ObjectSchema object -> new DeclaredType.Reference(name(object));
      case SchemaType.ListOf list -> new DeclaredType.ListOf(type(list.items()));
      case SchemaType.MapOf map -> new DeclaredType.MapOf(type(map.values()));
      case SchemaType.Primitive plain when plain.equals(SchemaType.Primitive.FREE_FORM) ->
          new DeclaredType.Primitive("object", Optional.empty());
      case SchemaType.Primitive plain ->
          new DeclaredType.Primitive(plain.name(), plain.format(), plain.values());
    };
  }
}
