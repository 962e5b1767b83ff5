package dev.tripatch.engine.stored;

import dev.tripatch.json.BoolValue;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.FloatValue;
import dev.tripatch.json.GoNumbers;
import dev.tripatch.json.IntegerValue;
import dev.tripatch.json.ListValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.NullValue;
import dev.tripatch.json.StringValue;
import dev.tripatch.json.Value;
import dev.tripatch.schema.FieldRule;
import dev.tripatch.schema.ObjectSchema;
import dev.tripatch.schema.SchemaType;
import dev.tripatch.schema.catalog.GoFields;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Makes fields of a built-in kind as a server stores them: decoded into Go's types, filled in, and
 * written again.
 *
 * @param kind the object's kind
 * @param dropsUnknown whether the schema is that of the object's version, so that a field that it
 *     lacks is one that the server drops
 */
record StoredFields(String kind, boolean dropsUnknown, StoredReasons reasons) {
  private static final FieldPath STATUS = FieldPath.of("status");
  private static final FieldPath MANAGED_FIELDS = FieldPath.of("metadata", "managedFields");
  private static final String SCHEMA_OR = "JSONSchemaPropsOr";
  private static final Optional<String> BYTES = Optional.of("byte");
  private static final int MILLI = 3;
  private static final int NANO = 9;

  MapValue object(MapValue map, ObjectSchema type) {
    return struct(map, type, FieldPath.root());
  }

  private Value stored(Value value, SchemaType type, FieldPath at) {
    return switch (type) {
      case ObjectSchema struct when value instanceof MapValue map -> struct(map, struct, at);
      case SchemaType.MapOf of when value instanceof MapValue map -> map(map, of, at);
      case SchemaType.ListOf of when value instanceof ListValue list -> list(list, of, at);
      case SchemaType.Primitive plain when isQuantity(plain) -> quantity(value, NANO, at);
      case SchemaType.Primitive plain when plain.format().equals(BYTES) -> bytes(value, at);
      case SchemaType ignored -> value;
    };
  }

  private Value bytes(Value value, FieldPath at) {
    if (!(value instanceof StringValue text
        && text.exact() instanceof StringValue(String base64, _)
        && !StringValue.ofBase64(base64).equals(base64))) {
      return value;
    }
    reasons.put(at, StoredReason.BASE64);
    return text.encodedAs(StringValue.ofBase64(base64));
  }

  private MapValue struct(MapValue map, ObjectSchema type, FieldPath at) {
    MapValue.Builder fields = MapValue.builder(map.size());
    for (Map.Entry<String, Value> entry : map.entries().entrySet()) {
      FieldPath path = at.key(entry.getKey());
      Optional<FieldRule> rule = declared(type, entry.getKey());
      if (rule.isEmpty() && dropsUnknown) {
        reasons.put(path, StoredReason.UNKNOWN_FIELD);
      } else if (rule.isEmpty() || isLeftAlone(path)) {
        fields.put(entry.getKey(), entry.getValue());
      } else {
        Value value = stored(entry.getValue(), typeOf(rule.get(), type), path);
        leftOut(value, type, rule.get())
            .ifPresentOrElse(
                reason -> reasons.put(path, reason), () -> fields.put(entry.getKey(), value));
      }
    }
    MapValue filledIn = writtenAlways(filledIn(fields.build(), type, at), type, at);
    return TypeRules.apply(filledIn, type, kind, at, reasons);
  }

  /** A field that holds either a schema or something else holds the same type as its holder. */
  private static SchemaType typeOf(FieldRule rule, ObjectSchema holder) {
    return rule.type() instanceof SchemaType.Primitive plain && plain.name().startsWith(SCHEMA_OR)
        ? holder
        : rule.type();
  }

  private MapValue filledIn(MapValue map, ObjectSchema type, FieldPath at) {
    MapValue fields = map;
    for (Map.Entry<String, String> row : ServerDefaults.of(type.name()).entrySet()) {
      Optional<FieldRule> rule = declared(type, row.getKey());
      if (rule.isPresent()
          && !isLeftAlone(at.key(row.getKey()))
          && DefaultWord.isOf(row.getValue(), kind)) {
        fields = filledIn(fields, rule.get(), row.getValue(), at);
      }
    }
    return fields;
  }

  private MapValue filledIn(MapValue fields, FieldRule rule, String word, FieldPath at) {
    Optional<Value> value = DefaultWord.value(word, fields);
    Value given = fields.get(rule.name());
    if (value.isPresent() && given == null) {
      return with(fields, rule, value.get(), at, StoredReason.DEFAULT);
    }
    return DefaultWord.merges(word)
            && given instanceof MapValue map
            && value.orElse(given) instanceof MapValue defaults
        ? fields.toBuilder().put(rule.name(), merged(map, defaults, at.key(rule.name()))).build()
        : fields;
  }

  private MapValue merged(MapValue given, MapValue defaults, FieldPath at) {
    MapValue.Builder merged = given.toBuilder();
    defaults
        .entries()
        .forEach(
            (key, value) -> {
              if (!given.has(key)) {
                merged.put(key, value);
                reasons.put(at.key(key), StoredReason.DEFAULT);
              }
            });
    return merged.build();
  }

  private MapValue writtenAlways(MapValue map, ObjectSchema type, FieldPath at) {
    MapValue fields = map;
    if (GoFields.know(type.definition())) {
      for (String field : type.fieldNames()) {
        FieldRule rule = type.field(field).orElseThrow();
        Optional<Value> empty = empty(type, rule);
        if (empty.isPresent() && !fields.has(field) && !isLeftAlone(at.key(field))) {
          fields = with(fields, rule, empty.get(), at, StoredReason.ALWAYS_WRITTEN);
        }
      }
    }
    return fields;
  }

  private MapValue with(
      MapValue fields, FieldRule rule, Value value, FieldPath at, StoredReason reason) {
    FieldPath path = at.key(rule.name());
    Value whole = stored(value, rule.type(), path);
    reasons.put(path, reason);
    return fields.toBuilder().put(rule.name(), whole).build();
  }

  /** What is written for a missing field; empty if nothing is. */
  private static Optional<Value> empty(ObjectSchema type, FieldRule rule) {
    boolean isPointer = GoFields.isPointer(type.definition(), rule.name());
    return switch (rule.type()) {
      case ObjectSchema ignored when !isPointer -> Optional.of(MapValue.EMPTY);
      case SchemaType.Primitive plain when isQuantity(plain) && !isPointer ->
          Optional.of(new StringValue("0"));
      case SchemaType.Primitive plain
          when GoFields.isAlwaysWritten(type.definition(), rule.name()) && !isPointer ->
          zero(plain);
      case SchemaType ignored -> Optional.empty();
    };
  }

  private static Optional<Value> zero(SchemaType.Primitive plain) {
    return switch (plain.name()) {
      case "string" -> Optional.of(new StringValue(""));
      case "integer" -> Optional.of(new IntegerValue(0));
      case "boolean" -> Optional.of(BoolValue.FALSE);
      default -> Optional.empty();
    };
  }

  private MapValue map(MapValue map, SchemaType.MapOf type, FieldPath at) {
    MapValue.Builder values = MapValue.builder(map.size());
    map.entries()
        .forEach((key, value) -> values.put(key, member(value, type.values(), MILLI, at.key(key))));
    return values.build();
  }

  private ListValue list(ListValue list, SchemaType.ListOf type, FieldPath at) {
    List<Value> items = new ArrayList<>(list.size());
    for (int i = 0; i < list.size(); i++) {
      items.add(member(list.get(i), type.items(), NANO, at.index(i)));
    }
    return new ListValue(items);
  }

  /** A value of a map with free keys or of a list, which has no field of Go's: null is zero. */
  private Value member(Value value, SchemaType type, int digits, FieldPath at) {
    if (value instanceof NullValue) {
      return nothing(type, digits, at);
    }
    return type instanceof SchemaType.Primitive plain && isQuantity(plain)
        ? quantity(value, digits, at)
        : stored(value, type, at);
  }

  private Value nothing(SchemaType type, int digits, FieldPath at) {
    reasons.put(at, StoredReason.NULL_ITEM);
    return switch (type) {
      case ObjectSchema struct -> struct(MapValue.EMPTY, struct, at);
      case SchemaType.Primitive plain when isQuantity(plain) ->
          quantity(new StringValue("0"), digits, at);
      case SchemaType.Primitive plain -> zero(plain).orElse(NullValue.NULL);
      case SchemaType ignored -> NullValue.NULL;
    };
  }

  private Value quantity(Value value, int digits, FieldPath at) {
    Optional<String> text =
        switch (value) {
          case StringValue(String spelled, _) -> Optional.of(spelled);
          case IntegerValue(long number) -> Optional.of(Long.toString(number));
          case FloatValue(double number) -> Optional.of(GoNumbers.json(number));
          case Value ignored -> Optional.empty();
        };
    if (text.isEmpty()) {
      return value;
    }
    reasons.put(at, StoredReason.QUANTITY);
    return new StringValue(CanonicalQuantity.of(text.get(), digits));
  }

  /** Why a field is not written; empty if it is. */
  private static Optional<StoredReason> leftOut(Value value, ObjectSchema type, FieldRule rule) {
    boolean isPointer = GoFields.isPointer(type.definition(), rule.name());
    boolean isWritten = GoFields.isAlwaysWritten(type.definition(), rule.name());
    if (value instanceof NullValue && isTime(rule.type()) && !isPointer) {
      return Optional.empty();
    }
    if (value instanceof NullValue || isEmpty(value, rule.type())) {
      return value instanceof NullValue && isWritten
          ? Optional.empty()
          : Optional.of(StoredReason.EMPTY);
    }
    boolean hasDefault = ServerDefaults.of(type.name()).containsKey(rule.name());
    return GoFields.know(type.definition())
            && !isPointer
            && isZero(value)
            && (hasDefault || isGoZero(rule.type()) && !isWritten)
        ? Optional.of(StoredReason.ZERO)
        : Optional.empty();
  }

  private static boolean isEmpty(Value value, SchemaType type) {
    return switch (type) {
      case SchemaType.ListOf ignored -> value instanceof ListValue list && list.isEmpty();
      case SchemaType.MapOf ignored -> value instanceof MapValue map && map.isEmpty();
      case SchemaType ignored -> false;
    };
  }

  /** Whether zeros of a type are left out: those of plain Go types, not those of structs. */
  private static boolean isGoZero(SchemaType type) {
    return type instanceof SchemaType.Primitive plain
        && Character.isLowerCase(plain.name().charAt(0));
  }

  private static boolean isZero(Value value) {
    return switch (value.exact()) {
      case StringValue(String text, _) -> text.isEmpty();
      case IntegerValue(long number) -> number == 0;
      case FloatValue(double number) -> number == 0;
      case BoolValue(boolean isTrue) -> !isTrue;
      case Value ignored -> false;
    };
  }

  private static boolean isQuantity(SchemaType.Primitive plain) {
    return "Quantity".equals(plain.name());
  }

  private static boolean isTime(SchemaType type) {
    return type instanceof SchemaType.Primitive plain && plain.name().endsWith("Time");
  }

  /** What the server keeps apart from what it is given. */
  private static boolean isLeftAlone(FieldPath path) {
    return path.equals(STATUS) || path.equals(MANAGED_FIELDS);
  }

  /** Servers find fields by their exact names. */
  private static Optional<FieldRule> declared(ObjectSchema type, String key) {
    return type.field(key).filter(rule -> rule.name().equals(key));
  }
}
