package dev.tripatch.validate;

import dev.tripatch.json.BoolValue;
import dev.tripatch.json.FloatValue;
import dev.tripatch.json.IntegerValue;
import dev.tripatch.json.ListValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.StringValue;
import dev.tripatch.json.Value;
import dev.tripatch.schema.ObjectSchema;
import dev.tripatch.schema.SchemaType;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;

/**
 * What a definition says of a value.
 *
 * @param facts its keywords; of alternatives with what they say of parts
 * @param type where the fields are declared; unknown within alternatives
 */
record DefinedPart(MapValue facts, SchemaType type) {
  static final String VALUES = "additionalProperties";
  private static final DefinedPart UNKNOWN = within(MapValue.EMPTY);

  static DefinedPart of(ObjectSchema resource) {
    return new DefinedPart(resource.structure().facts(), resource);
  }

  static DefinedPart within(MapValue facts) {
    return new DefinedPart(facts, SchemaType.Primitive.UNDECLARED);
  }

  /** The part of a field that is declared by its name. */
  Optional<DefinedPart> field(String key) {
    return type.hasFields()
        ? type.field(key)
            .filter(rule -> rule.name().equals(key))
            .map(rule -> declared(rule.structure().facts(), rule.type()))
        : facts.get("properties") instanceof MapValue fields
                && fields.get(key) instanceof MapValue field
            ? Optional.of(within(field))
            : Optional.empty();
  }

  /** What is no part of the definition, such as metadata, is nothing that it knows. */
  private static DefinedPart declared(MapValue facts, SchemaType type) {
    return facts.isEmpty() ? UNKNOWN : new DefinedPart(facts, type);
  }

  /** The part of a field, or of the values of any key. */
  Optional<DefinedPart> at(String key) {
    return field(key).or(() -> inner(VALUES, type.value(key)));
  }

  /** Whether it declares fields by their names. */
  boolean hasFields() {
    return !(facts.get(VALUES) instanceof MapValue)
        && (type.hasFields() || facts.has("properties"));
  }

  DefinedPart item() {
    return inner("items", type.items()).orElse(UNKNOWN);
  }

  private Optional<DefinedPart> inner(String keyword, SchemaType inner) {
    return facts.get(keyword) instanceof MapValue part
        ? Optional.of(new DefinedPart(part, inner))
        : Optional.empty();
  }

  /** The alternatives of a keyword. */
  List<DefinedPart> alternatives(String keyword) {
    return list(keyword).stream()
        .filter(MapValue.class::isInstance)
        .map(each -> within((MapValue) each))
        .toList();
  }

  List<Value> list(String keyword) {
    return facts.get(keyword) instanceof ListValue list ? list.items() : List.of();
  }

  List<String> words(String keyword) {
    return list(keyword).stream()
        .map(each -> each instanceof StringValue(String text, _) ? text : "")
        .toList();
  }

  OptionalDouble number(String keyword) {
    return switch (facts.get(keyword)) {
      case IntegerValue(long number) -> OptionalDouble.of(number);
      case FloatValue(double number) -> OptionalDouble.of(number);
      case null, default -> OptionalDouble.empty();
    };
  }

  boolean says(String keyword) {
    return BoolValue.TRUE.equals(facts.get(keyword));
  }

  boolean isIntOrString() {
    return says("x-kubernetes-int-or-string");
  }

  /** The types that a value may have; none if it does not say. */
  List<String> types() {
    return isIntOrString()
        ? List.of("integer", "string")
        : facts.has("type") ? List.of(facts.text("type")) : List.of();
  }

  /** Empty for an atomic list. */
  String listType() {
    return facts.text("x-kubernetes-list-type");
  }
}
