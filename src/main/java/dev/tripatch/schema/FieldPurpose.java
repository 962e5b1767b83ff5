package dev.tripatch.schema;

import dev.tripatch.prose.Prose;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * What the most used fields of the built-in kinds are for, one line each. The lines are ours:
 * Kubernetes' descriptions are not part of the program.
 */
public final class FieldPurpose {

  private static final Prose LINES = Prose.about("field-purposes");

  /** Before the names of fields that mean the same in every object. */
  private static final String ANY_OBJECT = "*.";

  private FieldPurpose() {}

  /**
   * What a field is for; empty where we have no line about it.
   *
   * @param owner the type that declares the field; a type of a custom resource is never taken for
   *     the built-in one of the same short name
   * @param field its key
   */
  public static Optional<String> of(ObjectSchema owner, String field) {
    if (!owner.definition().startsWith("io.k8s.")) {
      return isWholeObject(owner) ? line(ANY_OBJECT + field) : Optional.empty();
    }
    return line(owner.name() + '.' + field)
        .or(() -> isWholeObject(owner) ? line(ANY_OBJECT + field) : Optional.empty());
  }

  /** A reference to an object has a kind, too, but no metadata. */
  private static boolean isWholeObject(ObjectSchema type) {
    return Stream.of("apiVersion", "kind", "metadata")
        .allMatch(name -> type.field(name).isPresent());
  }

  private static Optional<String> line(String key) {
    return LINES.keys().contains(key) ? Optional.of(LINES.text(key)) : Optional.empty();
  }

  /** All fields that have a line, as {@code Container.image}. */
  static Set<String> fields() {
    return LINES.keys();
  }
}
