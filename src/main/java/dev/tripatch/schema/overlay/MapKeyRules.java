package dev.tripatch.schema.overlay;

import dev.tripatch.schema.Annotation;
import dev.tripatch.schema.FieldRule;
import dev.tripatch.schema.ObjectSchema;
import dev.tripatch.schema.SchemaType;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Turns what a schema says for server-side apply into patch strategies and merge keys: as if the
 * authors of a custom resource could have written these, which structural schemas do not carry.
 */
public final class MapKeyRules {

  private final Set<String> seen = new HashSet<>();
  private final List<OwnRule> rules = new ArrayList<>();

  private MapKeyRules() {}

  /**
   * A rule for each list below a type that server-side apply merges and that has no patch strategy:
   * a list of type map with one key, a list of type set. A list with several keys gets none, since
   * a strategic merge patch knows one merge key only.
   */
  public static List<OwnRule> of(ObjectSchema type) {
    MapKeyRules all = new MapKeyRules();
    all.below(type);
    return List.copyOf(all.rules);
  }

  private void below(SchemaType type) {
    switch (SchemaType.withoutLists(type)) {
      case ObjectSchema object when seen.add(object.definition()) -> {
        for (String key : object.fieldNames()) {
          FieldRule rule = object.field(key).orElseThrow();
          add(object, rule);
          below(rule.type());
        }
      }
      case SchemaType.MapOf map -> below(map.values());
      default -> {}
    }
  }

  private void add(ObjectSchema owner, FieldRule rule) {
    if (!(rule.type() instanceof SchemaType.ListOf list) || !rule.strategies().isEmpty()) {
      return;
    }
    OwnRule own =
        OwnRule.on(new RuleTarget.OfType(owner.definition(), rule.name()))
            .with(Annotation.PATCH_STRATEGY, "merge");
    switch (rule.listType().orElse("")) {
      case "map" -> {
        if (rule.listMapKeys().size() == 1) {
          rules.add(own.with(Annotation.MERGE_KEY, rule.listMapKeys().getFirst()));
        }
      }
      case "set" -> {
        if (TypeKind.isScalar(list.items())) {
          rules.add(own);
        }
      }
      default -> {}
    }
  }
}
