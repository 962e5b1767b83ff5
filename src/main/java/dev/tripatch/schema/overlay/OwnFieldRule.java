package dev.tripatch.schema.overlay;

import dev.tripatch.schema.Annotation;
import dev.tripatch.schema.FieldRule;
import dev.tripatch.schema.SchemaType;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
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
    String strategies = value(Annotation.PATCH_STRATEGY, rule, own);
    SchemaType type = named(own).<SchemaType>map(types::named).orElseGet(() -> implied(rule, own));
    return new FieldRule(
        rule.owner(),
        rule.name(),
        type,
        Annotation.strategies(strategies).orElse(Set.of()),
        word(value(Annotation.MERGE_KEY, rule, own)),
        word(value(Annotation.LIST_TYPE, rule, own)),
        Annotation.words(value(Annotation.LIST_MAP_KEYS, rule, own)),
        word(value(Annotation.MAP_TYPE, rule, own)),
        rule.owner() + "." + rule.name() + " · own annotation, instead of " + inShort(rule),
        rule.structure(),
        Optional.of(rule));
  }

  private static String value(Annotation annotation, FieldRule rule, List<OwnRule> own) {
    String value = annotation.of(rule);
    for (OwnRule each : own) {
      value = each.annotations().getOrDefault(annotation, value);
    }
    return value;
  }

  private static Optional<String> named(List<OwnRule> own) {
    return own.reversed().stream().flatMap(each -> each.type().stream()).findFirst();
  }

  /** What is to be merged as a list is one, where no schema declares anything. */
  private static SchemaType implied(FieldRule rule, List<OwnRule> own) {
    boolean isList =
        !value(Annotation.MERGE_KEY, rule, own).isEmpty()
            || !value(Annotation.LIST_TYPE, rule, own).isEmpty();
    return isList && rule.type().equals(SchemaType.Primitive.UNDECLARED)
        ? new SchemaType.ListOf(SchemaType.Primitive.FREE_FORM)
        : rule.type();
  }

  private static Optional<String> word(String value) {
    return Optional.of(value).filter(text -> !text.isEmpty());
  }

  /** {@code merge by name}, {@code no strategy}. */
  private static String inShort(FieldRule rule) {
    String strategies = Annotation.PATCH_STRATEGY.of(rule);
    return (strategies.isEmpty() ? "no strategy" : strategies)
        + rule.mergeKey().map(key -> " by " + key).orElse("");
  }
}
