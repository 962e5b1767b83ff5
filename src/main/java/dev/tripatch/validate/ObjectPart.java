package dev.tripatch.validate;

import dev.tripatch.json.CanonicalJson;
import dev.tripatch.json.IntegerValue;
import dev.tripatch.json.ListValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.NullValue;
import dev.tripatch.json.PathStep;
import dev.tripatch.json.StringValue;
import dev.tripatch.json.Value;
import dev.tripatch.schema.ObjectSchema;
import dev.tripatch.schema.SchemaType;
import dev.tripatch.schema.TypedPath;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * A place in an object, from which others can be reached.
 *
 * @param holder what it is in; empty for the object itself
 * @param at where it is, and its type
 * @param field the same as a server names it
 * @param value what is there; null if nothing is
 */
record ObjectPart(Optional<ObjectPart> holder, TypedPath at, String field, Value value) {

  private static final Set<Value> ZEROS =
      Set.of(
          NullValue.NULL,
          MapValue.EMPTY,
          ListValue.EMPTY,
          new StringValue(""),
          new IntegerValue(0));

  static ObjectPart of(MapValue object, SchemaType type) {
    return new ObjectPart(Optional.empty(), TypedPath.root(type), "", object);
  }

  /** The name of its type; empty if no schema declares its fields. */
  String type() {
    return switch (at.type()) {
      case ObjectSchema struct -> struct.name();
      case SchemaType _ -> "";
    };
  }

  /** A field of it, or one further in: {@code metadata.labels}; itself for a dot. */
  ObjectPart get(String name) {
    if (name.equals(".")) {
      return this;
    }
    int dot = name.indexOf('.');
    return dot < 0 ? key(name) : key(name.substring(0, dot)).get(name.substring(dot + 1));
  }

  ObjectPart key(String name) {
    Value part =
        value instanceof MapValue map ? map.find(name).orElse(NullValue.NULL) : NullValue.NULL;
    String below = at.type() instanceof SchemaType.MapOf ? "[" + name + "]" : "." + name;
    return new ObjectPart(
        Optional.of(this), at.key(name), field.isEmpty() ? name : field + below, part);
  }

  /** The key that it has in a map. */
  String name() {
    return at.path().last().orElse(null) instanceof PathStep.Key(String name) ? name : "";
  }

  /** The entries of a map. */
  List<ObjectPart> entries() {
    return value instanceof MapValue map ? map.keys().stream().map(this::key).toList() : List.of();
  }

  /** The items of a list. */
  List<ObjectPart> items() {
    List<ObjectPart> items = new ArrayList<>();
    if (value instanceof ListValue list) {
      for (Map.Entry<PathStep, Value> item : at.items(list).entrySet()) {
        String name = field + "[" + items.size() + "]";
        items.add(new ObjectPart(Optional.of(this), at.then(item.getKey()), name, item.getValue()));
      }
    }
    return items;
  }

  /** The same under another name. */
  ObjectPart named(String name) {
    return new ObjectPart(holder, at, name, value);
  }

  /**
   * What a server calls a field here; a name that begins with a slash counts from the object, one
   * with ^ does not count the item, one with ^^ does not name its list either.
   */
  String nameOf(String name) {
    return name.startsWith("/")
        ? name.substring(1)
        : name.startsWith("^^")
            ? field.replaceFirst("\\.[a-zA-Z]+\\[[0-9]+]$", "") + name.substring(2)
            : name.startsWith("^")
                ? field.replaceFirst("\\[[0-9]+]$", "") + name.substring(1)
                : field.isEmpty() ? name : field + "." + name;
  }

  /** The nearest place of a type around this one. */
  Optional<ObjectPart> around(String type) {
    Optional<ObjectPart> outer = holder;
    while (outer.isPresent() && !outer.get().type().equals(type)) {
      outer = outer.get().holder();
    }
    return outer;
  }

  /** A field of it, or of what is around it: {@code PodSpec.hostNetwork}. */
  Optional<ObjectPart> at(String name) {
    String[] parts = name.split("\\.", 2);
    return !Character.isUpperCase(name.charAt(0))
        ? Optional.of(get(name))
        : (parts[0].equals(type()) ? Optional.of(this) : around(parts[0]))
            .map(outer -> outer.get(parts[1]));
  }

  /** Any scalar as a text. */
  String word() {
    return value instanceof StringValue ? text() : CanonicalJson.write(value);
  }

  String text() {
    return value instanceof StringValue(String text, _) ? text : "";
  }

  Optional<Long> number() {
    return value.equals(NullValue.NULL) || !(value instanceof IntegerValue(long number))
        ? Optional.empty()
        : Optional.of(number);
  }

  boolean isThere() {
    return value != NullValue.NULL;
  }

  /** Whether Go has the zero of its type there. */
  boolean isZero() {
    return ZEROS.contains(value.exact());
  }
}
