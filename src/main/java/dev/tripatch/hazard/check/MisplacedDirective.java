package dev.tripatch.hazard.check;

import dev.tripatch.engine.patch.Directives;
import dev.tripatch.hazard.Findings.Finding;
import dev.tripatch.hazard.HazardKind;
import dev.tripatch.hazard.HazardWording;
import dev.tripatch.hazard.Show;
import dev.tripatch.json.ListValue;
import dev.tripatch.json.Scalar;
import dev.tripatch.json.Value;
import dev.tripatch.schema.FieldRule;
import dev.tripatch.schema.ObjectSchema;
import dev.tripatch.schema.SchemaType;
import java.util.Optional;

/** Directives for lists of primitives that mention a list of objects, and orders that do. */
final class MisplacedDirective {

  private MisplacedDirective() {}

  /** What is to be said about a directive; empty if it suits its list, or is no parallel list. */
  static Optional<Finding> of(String key, Value value, ObjectSchema schema) {
    Optional<FieldRule> objects =
        Directives.listOf(key).flatMap(schema::field).filter(MisplacedDirective::holdsObjects);
    return objects.flatMap(
        rule ->
            key.startsWith(Directives.SET_ELEMENT_ORDER)
                ? order(key, value, rule)
                : Optional.of(deletion(key, value, rule)));
  }

  private static boolean holdsObjects(FieldRule rule) {
    return rule.type() instanceof SchemaType.ListOf(ObjectSchema ignored);
  }

  private static Finding deletion(String key, Value value, FieldRule rule) {
    String remedy =
        rule.mergeKey()
            .filter(none -> rule.merges())
            .map(mergeKey -> deletingItem(rule, mergeKey, value))
            .orElseGet(HazardWording.WRITE_LIST::text);
    return new Finding(
        HazardKind.MISPLACED_DIRECTIVE,
        HazardWording.ONLY_PRIMITIVES.text("list", rule.name(), "directive", key),
        remedy);
  }

  private static String deletingItem(FieldRule rule, String mergeKey, Value value) {
    String name =
        value instanceof ListValue list && !list.isEmpty() && list.get(0) instanceof Scalar first
            ? Show.value(first)
            : "…";
    return HazardWording.DELETE_ITEM.text("list", rule.name(), "key", mergeKey, "value", name);
  }

  private static Optional<Finding> order(String key, Value value, FieldRule rule) {
    Optional<Value> scalar =
        value instanceof ListValue list
            ? list.items().stream().filter(Scalar.class::isInstance).findFirst()
            : Optional.empty();
    return scalar
        .filter(ignored -> rule.merges())
        .flatMap(ignored -> rule.mergeKey())
        .map(
            mergeKey ->
                new Finding(
                    HazardKind.MISPLACED_DIRECTIVE,
                    HazardWording.ORDER_OF_OBJECTS.text("list", rule.name(), "directive", key),
                    HazardWording.ORDER_BY_MAPS.text(
                        "key", mergeKey, "value", Show.value(scalar.orElseThrow()))));
  }
}
