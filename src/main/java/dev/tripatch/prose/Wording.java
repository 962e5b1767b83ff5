package dev.tripatch.prose;

import java.util.List;

/**
 * A key of a topic's prose. Only enums implement it, so that the compiler knows every key; {@code
 * WordingTest} proves that each key has a text and a use, and each placeholder a value.
 */
public interface Wording {

  /** The prose that the key belongs to: its file has the name of the enum. */
  default Prose prose() {
    return Prose.about(((Enum<?>) this).getDeclaringClass().getSimpleName());
  }

  /** The key as it is written in the resource file. */
  String name();

  /** All texts of the key; more than one if it stands for a group, such as title and summary. */
  default List<String> keys() {
    return List.of(name());
  }

  /**
   * The text, with its placeholders filled in.
   *
   * @param values a name and its value for each placeholder
   */
  default String text(Object... values) {
    return prose().text(name(), values);
  }

  /**
   * The same, to be written later.
   *
   * @param values a name and its value for each placeholder
   */
  default Said said(Object... values) {
    return new Said(this, name(), List.of(values));
  }

  /**
   * One of the texts of a key that has several.
   *
   * @param part which, such as {@code title} for {@code KEY.title}
   * @param values a name and its value for each placeholder
   */
  default String part(String part, Object... values) {
    return prose().text(name() + "." + part, values);
  }
}
