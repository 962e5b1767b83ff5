package dev.tripatch.schema.overlay;

import dev.tripatch.schema.Annotation;
import java.util.Collections;
import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;

/**
 * What a person wants a field's rule to be.
 *
 * @param target the field
 * @param annotations the annotations that are not as the schema has them, with their values; {@link
 *     Annotation#NONE} takes one away
 * @param type the type that the field is to have: a full name, {@code string}, {@code object} (free
 *     form), with {@code []} before it for a list and <code>{}</code> for a map; empty to leave the
 *     schema's
 */
public record OwnRule(
    RuleTarget target, Map<Annotation, String> annotations, Optional<String> type) {

  public OwnRule {
    Map<Annotation, String> copy = new EnumMap<>(Annotation.class);
    copy.putAll(annotations);
    annotations = Collections.unmodifiableMap(copy);
  }

  /** A rule that says nothing yet. */
  public static OwnRule on(RuleTarget target) {
    return new OwnRule(target, Map.of(), Optional.empty());
  }

  /** The same with one annotation set; {@link Annotation#NONE} takes it away. */
  public OwnRule with(Annotation annotation, String value) {
    Map<Annotation, String> changed = new EnumMap<>(Annotation.class);
    changed.putAll(annotations);
    changed.put(annotation, value);
    return new OwnRule(target, changed, type);
  }

  /** The same where an annotation is again as the schema has it. */
  public OwnRule without(Annotation annotation) {
    Map<Annotation, String> changed = new EnumMap<>(Annotation.class);
    changed.putAll(annotations);
    changed.remove(annotation);
    return new OwnRule(target, changed, type);
  }

  /** The name in a type as rules write it, without the marks of lists and maps; empty if blank. */
  public static Optional<String> nameOf(String type) {
    String name = type.strip();
    while (name.startsWith("[]") || name.startsWith("{}")) {
      name = name.substring(2);
    }
    return Optional.of(name).filter(text -> !text.isEmpty());
  }

  /** Whether it changes nothing. */
  public boolean isEmpty() {
    return annotations.isEmpty() && type.isEmpty();
  }
}
