package dev.tripatch.document.data;

import java.util.Locale;
import tools.jackson.databind.cfg.MapperConfig;
import tools.jackson.databind.introspect.AnnotatedClass;
import tools.jackson.databind.introspect.JacksonAnnotationIntrospector;

/** The constants of enums as words: in small letters, with hyphens. */
final class EnumWords extends JacksonAnnotationIntrospector {

  @Override
  public String[] findEnumValues(
      MapperConfig<?> config, AnnotatedClass type, Enum<?>[] constants, String[] words) {
    for (int i = 0; i < constants.length; i++) {
      words[i] = of(constants[i]);
    }
    return words;
  }

  static String of(Enum<?> constant) {
    return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}
