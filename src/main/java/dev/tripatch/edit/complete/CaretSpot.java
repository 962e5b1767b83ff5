package dev.tripatch.edit.complete;

import dev.tripatch.edit.complete.CaretPlace.Level;
import dev.tripatch.engine.patch.Directives;
import dev.tripatch.json.ListValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.Scalar;
import dev.tripatch.json.StringValue;
import dev.tripatch.json.Value;
import dev.tripatch.schema.FieldRule;
import dev.tripatch.schema.ObjectSchema;
import dev.tripatch.schema.SchemaType;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What schema and live know of a place in the text.
 *
 * @param type the type there; empty if no schema declares it
 * @param rule of the field; of an item, the rule of its list
 * @param live what live has there
 * @param role whether it is a field of the object, or belongs to a directive
 */
record CaretSpot(
    Optional<SchemaType> type, Optional<FieldRule> rule, Optional<Value> live, Role role) {

  enum Role {
    /** A part of the object. */
    DATA,
    /** A {@code $setElementOrder} list or an item of it: merge keys only. */
    ORDER,
    /** A {@code $retainKeys} list or an item of it: the names of fields. */
    RETAINED,
    /** A {@code $deleteFromPrimitiveList} list or an item of it: values of live. */
    DELETED,
    /** The value of {@code $patch}. */
    WORD
  }

  /** All places on a way, the root first. */
  static List<CaretSpot> along(List<Level> way, Facts facts) {
    List<CaretSpot> spots = new ArrayList<>();
    spots.add(
        new CaretSpot(
            facts.schema().map(SchemaType.class::cast),
            Optional.empty(),
            facts.live().map(Value.class::cast),
            Role.DATA));
    for (Level level : way) {
      spots.add(spots.getLast().below(level));
    }
    return spots;
  }

  /** The place one step below. */
  CaretSpot below(Level level) {
    return switch (level) {
      case Level.Field(String name) -> field(name);
      case Level.Element element -> element(element);
    };
  }

  Optional<ObjectSchema> struct() {
    return type.filter(ObjectSchema.class::isInstance).map(ObjectSchema.class::cast);
  }

  Optional<SchemaType> items() {
    return type.flatMap(
        it ->
            it instanceof SchemaType.ListOf(SchemaType items)
                ? Optional.of(items)
                : Optional.empty());
  }

  /** The fields that live has here; none if it has no map. */
  MapValue liveMap() {
    return live.filter(MapValue.class::isInstance).map(MapValue.class::cast).orElse(MapValue.EMPTY);
  }

  /** The items that live has here; none if it has no list. */
  List<Value> liveItems() {
    return live.filter(ListValue.class::isInstance)
        .map(list -> ((ListValue) list).items())
        .orElse(List.of());
  }

  /** The only values that a server takes here; none if there is no such list of them. */
  List<Scalar> values() {
    return type.map(CaretSpot::values).orElse(List.of());
  }

  /** The only values that a server takes for a type; none if there is no such list of them. */
  static List<Scalar> values(SchemaType type) {
    return type instanceof SchemaType.Primitive plain ? plain.values() : List.of();
  }

  /** The merge key of the list here, or of the list whose item this is. */
  Optional<String> mergeKey() {
    return rule.filter(FieldRule::merges).flatMap(FieldRule::mergeKey);
  }

  /** What is known of a field here. */
  FieldHelp help(String name) {
    return struct()
        .flatMap(owner -> owner.field(name).map(rule -> FieldHelp.of(owner, rule, liveMap())))
        .orElse(FieldHelp.NONE);
  }

  private CaretSpot field(String name) {
    if (name.equals(Directives.PATCH)) {
      return new CaretSpot(Optional.empty(), Optional.empty(), Optional.empty(), Role.WORD);
    }
    if (name.equals(Directives.RETAIN_KEYS)) {
      return retained();
    }
    Optional<String> ordered = Directives.fieldOf(name, Directives.SET_ELEMENT_ORDER);
    if (ordered.isPresent()) {
      return plain(ordered.get()).in(Role.ORDER);
    }
    Optional<String> deleted = Directives.fieldOf(name, Directives.DELETE_FROM_PRIMITIVE_LIST);
    return deleted.isPresent() ? plain(deleted.get()).in(Role.DELETED) : plain(name);
  }

  private CaretSpot in(Role other) {
    return new CaretSpot(type, rule, live, other);
  }

  /** A list of the names of fields: those that live has, and those that it may have. */
  private CaretSpot retained() {
    List<Scalar> others =
        struct().stream()
            .flatMap(schema -> schema.fieldNames().stream())
            .filter(name -> !liveMap().has(name))
            .<Scalar>map(StringValue::new)
            .toList();
    List<Value> names = liveMap().keys().stream().<Value>map(StringValue::new).toList();
    SchemaType strings =
        new SchemaType.ListOf(new SchemaType.Primitive("string", Optional.empty(), others));
    return new CaretSpot(
        Optional.of(strings), Optional.empty(), Optional.of(new ListValue(names)), Role.RETAINED);
  }

  private CaretSpot plain(String name) {
    Optional<FieldRule> declared = struct().flatMap(schema -> schema.field(name));
    Optional<SchemaType> found =
        type.flatMap(
            it ->
                it instanceof SchemaType.MapOf(SchemaType values)
                    ? Optional.of(values)
                    : declared.map(FieldRule::type));
    return new CaretSpot(found, declared, liveMap().find(name), Role.DATA);
  }

  private CaretSpot element(Level.Element element) {
    return new CaretSpot(items(), rule, liveItem(element), role);
  }

  private Optional<Value> liveItem(Level.Element element) {
    List<Value> all = liveItems();
    if (mergeKey().isPresent()) {
      String key = mergeKey().get();
      String wanted = element.scalars().get(key);
      return all.stream()
          .filter(item -> keyOf(item, key).equals(Optional.ofNullable(wanted)))
          .findFirst();
    }
    return element.index() < all.size() ? Optional.of(all.get(element.index())) : Optional.empty();
  }

  private static Optional<String> keyOf(Value item, String key) {
    return item instanceof MapValue map && map.get(key) instanceof Scalar scalar
        ? Optional.of(Written.plain(scalar))
        : Optional.empty();
  }
}
