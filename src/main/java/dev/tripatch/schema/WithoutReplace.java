package dev.tripatch.schema;

import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.SequencedCollection;
import java.util.Set;

/**
 * A type without the strategy replace. The only field that has it, the selector of a
 * PodDisruptionBudget, got it in policy/v1; the Go type of policy/v1beta1 never had it.
 *
 * @param type the type as it is now
 */
public record WithoutReplace(ObjectSchema type) implements ObjectSchema {

  @Override
  public String name() {
    return type.name();
  }

  @Override
  public String definition() {
    return type.definition();
  }

  @Override
  public Optional<FieldRule> field(String key) {
    return type.field(key).map(WithoutReplace::without);
  }

  @Override
  public boolean isPointer(String field) {
    return type.isPointer(field);
  }

  @Override
  public SequencedCollection<String> fieldNames() {
    return type.fieldNames();
  }

  @Override
  public Optional<String> mapType() {
    return type.mapType();
  }

  @Override
  public List<String> requiredFields() {
    return type.requiredFields();
  }

  @Override
  public Optional<String> description(String field) {
    return type.description(field);
  }

  private static FieldRule without(FieldRule rule) {
    Set<PatchStrategy> kept = EnumSet.noneOf(PatchStrategy.class);
    kept.addAll(rule.strategies());
    kept.remove(PatchStrategy.REPLACE);
    SchemaType of = rule.type();
    return new FieldRule(
        rule.owner(),
        rule.name(),
        of instanceof ObjectSchema struct ? new WithoutReplace(struct) : of,
        kept,
        rule.mergeKey(),
        rule.listType(),
        rule.listMapKeys(),
        rule.mapType(),
        rule.provenance());
  }
}
