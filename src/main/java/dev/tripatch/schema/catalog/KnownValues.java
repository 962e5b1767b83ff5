package dev.tripatch.schema.catalog;

import dev.tripatch.json.Scalar;
import dev.tripatch.json.StringValue;
import dev.tripatch.schema.SchemaType;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * The values that the API server takes in fields of built-in kinds, which OpenAPI v2 does not say.
 * The table and its source lie beside this class. It holds for stable versions: older ones had
 * other words.
 */
public final class KnownValues {

  private static final String TABLE = "known-values.txt";
  private static final Pattern STABLE =
      Pattern.compile(
          "io\\.k8s\\.(?:api\\.\\w+|apimachinery\\.pkg\\.apis\\.meta"
              + "|apiextensions-apiserver\\.pkg\\.apis\\.apiextensions)\\.v\\d+\\.(\\w+)");
  private static final Map<String, List<Scalar>> BY_FIELD = read();

  private KnownValues() {}

  /** The whole table: {@code ServiceSpec.type}, and what it may be. */
  public static Map<String, List<Scalar>> all() {
    return BY_FIELD;
  }

  /** A field's type with the values of the table, if it declares none itself. */
  static SchemaType in(String definition, String field, SchemaType type) {
    List<Scalar> values = of(definition, field);
    return values.isEmpty() ? type : change(type, List.of(), values);
  }

  /** The same type without the values of the table: whoever reads it again adds them. */
  static SchemaType without(String definition, String field, SchemaType type) {
    List<Scalar> values = of(definition, field);
    return values.isEmpty() ? type : change(type, values, List.of());
  }

  private static SchemaType change(SchemaType type, List<Scalar> from, List<Scalar> to) {
    return switch (type) {
      case SchemaType.Primitive plain when plain.values().equals(from) ->
          new SchemaType.Primitive(plain.name(), plain.format(), to);
      case SchemaType.ListOf(SchemaType items) -> new SchemaType.ListOf(change(items, from, to));
      case SchemaType other -> other;
    };
  }

  private static List<Scalar> of(String definition, String field) {
    Matcher stable = STABLE.matcher(definition);
    return stable.matches()
        ? BY_FIELD.getOrDefault(stable.group(1) + "." + field, List.of())
        : List.of();
  }

  private static Map<String, List<Scalar>> read() {
    Map<String, List<Scalar>> byField = new HashMap<>();
    CatalogResource.lines(TABLE)
        .map(line -> line.split(" "))
        .forEach(
            words ->
                byField.put(
                    words[0] + "." + words[1],
                    Stream.of(words).skip(2).<Scalar>map(StringValue::new).toList()));
    return Map.copyOf(byField);
  }
}
