package dev.tripatch.schema.overlay;

import dev.tripatch.schema.Annotation;
import dev.tripatch.schema.FieldRule;
import dev.tripatch.schema.SchemaType;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Makes the rule of a field from the schema's and a person's own. */
final class OwnFieldRule {

  private OwnFieldRule() {}

  /**
   * The rule in force.
   *
   * @param rule the schema's
   * @param ofType the own rule for the type; null if there is none
   * @param ofKind the own rule for this place, which counts more; null if there is none
   */
  static FieldRule over(
      FieldRule rule, @Nullable OwnRule ofType, @Nullable OwnRule ofKind, OverlaidTypes types) {
    List<OwnRule> own = new ArrayList<>();
    for (@Nullable OwnRule each : new @Nullable OwnRule[] {ofType, ofKind}) {
      if (each != null) {
        own.add(each);
      }
    }
    return own.isEmpty() ? rule : over(rule, own, types);
  }

  private static FieldRule over(FieldRule rule, List<OwnRule> own, OverlaidTypes types) {
    Map<Annotation, String> changes = new EnumMap<>(Annotation.class);
    own.forEach(each -> changes.putAll(each.annotations()));
    SchemaType type =
        named(own).<SchemaType>map(types::named).orElseGet(() -> implied(rule, changes));
    String provenance =
        rule.owner() + "." + rule.name() + " · own annotation, instead of " + inShort(rule);
    return rule.with(changes, type, provenance, Optional.of(rule));
  }

  private static Optional<String> named(List<OwnRule> own) {
    return own.reversed().stream().flatMap(each -> each.type().stream()).findFirst();
  }

  /** What is to be merged as a list is one, where no schema declares anything. */
  private static SchemaType implied(FieldRule rule, Map<Annotation, String> changes) {
    boolean isList =
        Stream.of(Annotation.MERGE_KEY, Annotation.LIST_TYPE)
            .anyMatch(each -> !changes.getOrDefault(each, each.of(rule)).isEmpty());
    return isList && rule.type().equals(SchemaType.Primitive.UNDECLARED)
        ? new SchemaType.ListOf(SchemaType.Primitive.FREE_FORM)
        : rule.type();
  }

  /** {@code merge by name}, {@code no strategy}. */
  private static String inShort(FieldRule rule) {
    String strategies = Annotation.PATCH_STRATEGY.of(rule);
    return (strategies.isEmpty() ? "no strategy" : strategies)
        + rule.mergeKey().map(key -> " by " + key).orElse("");
  }
}
