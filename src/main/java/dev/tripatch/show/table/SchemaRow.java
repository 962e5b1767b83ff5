package dev.tripatch.show.table;

import dev.tripatch.json.FieldPath;
import dev.tripatch.schema.Annotation;
import dev.tripatch.schema.FieldRule;
import dev.tripatch.schema.ObjectSchema;
import dev.tripatch.schema.SchemaType;
import dev.tripatch.schema.overlay.RuleCheck;
import dev.tripatch.schema.overlay.RuleCheck.RuleFinding;
import dev.tripatch.schema.overlay.SchemaPaths;
import dev.tripatch.schema.overlay.TypeKind;
import java.util.List;
import java.util.Optional;

/**
 * A field of a kind.
 *
 * @param way the keys from the kind's root to the field, as own rules name it
 * @param rule the rule in force
 * @param owner the full name of the type that declares it; empty if no schema does
 * @param field the first field of the objects at hand that is here; empty if none has it
 */
public record SchemaRow(
    List<String> way, FieldRule rule, Optional<String> owner, Optional<FieldPath> field) {

  /** Copies the way, so that later changes of the given list do not show. */
  public SchemaRow {
    way = List.copyOf(way);
  }

  /** The key with the form of what it holds: {@code containers[]}, <code>labels{}</code>. */
  public String label() {
    return rule.name() + form(rule.type());
  }

  private static String form(SchemaType type) {
    return switch (type) {
      case SchemaType.ListOf list -> "[]" + form(list.items());
      case SchemaType.MapOf map -> "{}" + form(map.values());
      case ObjectSchema _, SchemaType.Primitive _ -> "";
    };
  }

  /** The type of the field, or of what a list or a map there holds. */
  public String typeName() {
    return TypeKind.name(SchemaType.innermost(rule.type()));
  }

  /** The way as people write it: {@code spec.template.spec.containers}. */
  public String path() {
    return SchemaPaths.write(way);
  }

  /** An annotation as people read it; several words with commas between. */
  public String shown(Annotation annotation) {
    return annotation.of(rule).replace(",", ", ");
  }

  /** Whether an own rule gives an annotation another value than the schema's. */
  public boolean isOwn(Annotation annotation) {
    return rule.instead()
        .filter(schema -> !annotation.of(schema).equals(annotation.of(rule)))
        .isPresent();
  }

  /** Where the rule comes from: {@code Kubernetes 1.36}; {@code own, instead of merge by name}. */
  public String ruleFrom() {
    return rule.instead()
        .map(schema -> "own, instead of " + inShort(schema))
        .orElseGet(() -> sourceOf(rule));
  }

  private static String sourceOf(FieldRule rule) {
    String provenance = rule.provenance();
    int dot = provenance.indexOf(" · ");
    return dot < 0 ? provenance : provenance.substring(dot + 3);
  }

  /** Names what the own rule changed; the strategy if that is all that can be said. */
  private String inShort(FieldRule schema) {
    for (Annotation each : Annotation.values()) {
      boolean isPatch = each == Annotation.PATCH_STRATEGY || each == Annotation.MERGE_KEY;
      if (isOwn(each) && isPatch) {
        return patchRule(schema);
      }
      if (isOwn(each)) {
        return each.of(schema).isEmpty() ? "—" : each.of(schema);
      }
    }
    return rule.type().equals(schema.type()) ? patchRule(schema) : TypeKind.name(schema.type());
  }

  private static String patchRule(FieldRule schema) {
    String strategy = Annotation.PATCH_STRATEGY.of(schema);
    return (strategy.isEmpty() ? "—" : strategy)
        + schema.mergeKey().map(key -> " by " + key).orElse("");
  }

  /** What there is to say about the rule; what is impossible first. */
  public List<RuleFinding> findings() {
    return RuleCheck.of(rule);
  }

  /** Whether a schema or an own rule declares it; else only documents have it. */
  public boolean isDeclared() {
    return owner.isPresent();
  }
}
