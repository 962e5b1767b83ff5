package dev.tripatch.schema.catalog;

import dev.tripatch.json.Scalar;
import java.util.List;
import java.util.Optional;

/**
 * Types as words: {@code []T} is a list of T, <code>{}T</code> a map of T, {@code @name} a
 * definition, and any other word a primitive, with its format after a colon and its values after
 * commas.
 */
final class TypeText {

  private static final String LIST = "[]";
  private static final String MAP = "{}";
  private static final char REFERENCE = '@';
  private static final char FORMAT = ':';

  private TypeText() {}

  static String write(DeclaredType type) {
    return switch (type) {
      case DeclaredType.ListOf list -> LIST + write(list.items());
      case DeclaredType.MapOf map -> MAP + write(map.values());
      case DeclaredType.Reference reference -> REFERENCE + reference.definition();
      case DeclaredType.Primitive primitive ->
          primitive.name()
              + primitive.format().map(format -> FORMAT + format).orElse("")
              + ValueWords.write(primitive.values());
    };
  }

  static DeclaredType read(String word) {
    if (word.startsWith(LIST)) {
      return new DeclaredType.ListOf(read(word.substring(LIST.length())));
    }
    if (word.startsWith(MAP)) {
      return new DeclaredType.MapOf(read(word.substring(MAP.length())));
    }
    if (word.charAt(0) == REFERENCE) {
      return new DeclaredType.Reference(word.substring(1));
    }
    return primitive(word);
  }

  private static DeclaredType primitive(String word) {
    int comma = word.indexOf(ValueWords.BEFORE_EACH);
    String type = comma < 0 ? word : word.substring(0, comma);
    List<Scalar> values = comma < 0 ? List.of() : ValueWords.read(word.substring(comma));
    int colon = type.indexOf(FORMAT);
    return colon < 0
        ? new DeclaredType.Primitive(type, Optional.empty(), values)
        : new DeclaredType.Primitive(
            type.substring(0, colon), Optional.of(type.substring(colon + 1)), values);
  }
}
