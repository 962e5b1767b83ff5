package dev.tripatch.schema.catalog;

import java.util.Optional;

/**
 * Types as words: {@code []T} is a list of T, <code>{}T</code> a map of T, {@code @name} a
 * definition, and any other word a primitive, with its format after a colon.
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
          primitive.name() + primitive.format().map(format -> FORMAT + format).orElse("");
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
    int colon = word.indexOf(FORMAT);
    return colon < 0
        ? new DeclaredType.Primitive(word, Optional.empty())
        : new DeclaredType.Primitive(
            word.substring(0, colon), Optional.of(word.substring(colon + 1)));
  }
}
