package dev.tripatch.schema.overlay;

import dev.tripatch.schema.ObjectSchema;
import dev.tripatch.schema.SchemaType;
import java.util.Set;

/** Types as people call them. */
public final class TypeKind {

  private static final Set<String> FREE_FORM =
      Set.of("object", "any", "*", "RawExtension", "JSON", "FieldsV1");

  private TypeKind() {}

  /** Whether a value of the type is a text, a number or a truth value. */
  public static boolean isScalar(SchemaType type) {
    return type instanceof SchemaType.Primitive && !isFreeForm(type);
  }

  /** Whether the schema leaves open what is there. */
  public static boolean isFreeForm(SchemaType type) {
    return type instanceof SchemaType.Primitive plain && FREE_FORM.contains(plain.name());
  }

  /**
   * A type as tables show it: {@code Container}, {@code []string}, <code>{}string</code>; {@code
   * object} for one that is declared where it is used.
   */
  public static String name(SchemaType type) {
    return switch (type) {
      case ObjectSchema object -> object.name().indexOf('/') < 0 ? object.name() : "object";
      case SchemaType.ListOf list -> "[]" + name(list.items());
      case SchemaType.MapOf map -> "{}" + name(map.values());
      case SchemaType.Primitive plain -> isFreeForm(plain) ? "object" : plain.name();
    };
  }

  static String inWords(SchemaType type) {
    return switch (type) {
      case ObjectSchema ignored -> SchemaWording.OBJECT.text();
      case SchemaType.ListOf ignored -> SchemaWording.LIST.text();
      case SchemaType.MapOf ignored -> SchemaWording.MAP.text();
      case SchemaType.Primitive plain ->
          isFreeForm(plain) ? SchemaWording.OBJECT.text() : SchemaWording.PLAIN.text();
    };
  }
}
