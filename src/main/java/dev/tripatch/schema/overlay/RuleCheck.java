package dev.tripatch.schema.overlay;

import dev.tripatch.schema.Annotation;
import dev.tripatch.schema.FieldRule;
import dev.tripatch.schema.ObjectSchema;
import dev.tripatch.schema.SchemaType;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Whether the annotations of a field fit its type and each other. What Kubernetes reads them for:
 * strategic merge patch uses patch strategy and merge key, server-side apply the others.
 */
public final class RuleCheck {

  private final FieldRule rule;
  private final List<RuleFinding> findings = new ArrayList<>();

  private RuleCheck(FieldRule rule) {
    this.rule = rule;
  }

  /** What there is to say about a rule; what is impossible first. */
  public static List<RuleFinding> of(FieldRule rule) {
    RuleCheck check = new RuleCheck(rule);
    check.strategy();
    check.mergeKey();
    check.listType();
    check.mapType();
    if (check.findings.isEmpty() && rule.type() instanceof SchemaType.ListOf list) {
      check.unusual(list);
    }
    return List.copyOf(check.findings);
  }

  private void strategy() {
    if (rule.merges() && rule.replaces()) {
      impossible(Annotation.PATCH_STRATEGY, SchemaWording.MERGE_AND_REPLACE.text());
    }
    switch (rule.type()) {
      case SchemaType.ListOf list -> ofList(list);
      case SchemaType.Primitive plain when TypeKind.isScalar(plain) && hasStrategy() ->
          impossible(
              Annotation.PATCH_STRATEGY,
              SchemaWording.STRATEGY_OF_SCALAR.text("type", plain.name()));
      default -> {}
    }
  }

  private boolean hasStrategy() {
    return !rule.strategies().isEmpty();
  }

  private void ofList(SchemaType.ListOf list) {
    boolean scalars = TypeKind.isScalar(list.items());
    if (rule.retainsKeys() && scalars) {
      impossible(
          Annotation.PATCH_STRATEGY,
          SchemaWording.RETAIN_KEYS_OF_SCALARS.text("type", TypeKind.name(list.items())));
    }
    if (rule.merges() && !scalars && rule.mergeKey().isEmpty()) {
      if (rule.listMapKeys().isEmpty()) {
        impossible(Annotation.MERGE_KEY, SchemaWording.NO_MERGE_KEY.text());
      } else {
        unusual(
            Annotation.PATCH_STRATEGY,
            SchemaWording.ONLY_MAP_KEYS.text("keys", String.join(", ", rule.listMapKeys())));
      }
    }
  }

  private void mergeKey() {
    Optional<String> key = rule.mergeKey();
    if (key.isEmpty()) {
      return;
    }
    if (!(rule.type() instanceof SchemaType.ListOf list)) {
      impossible(
          Annotation.MERGE_KEY,
          SchemaWording.KEY_WITHOUT_LIST.text("type", TypeKind.inWords(rule.type())));
    } else if (Annotation.words(key.get()).size() > 1) {
      impossible(Annotation.MERGE_KEY, SchemaWording.COMPOSITE_KEY.text());
    } else {
      keyOf(list.items(), key.get());
    }
  }

  private void keyOf(SchemaType items, String key) {
    if (TypeKind.isScalar(items)) {
      impossible(Annotation.MERGE_KEY, SchemaWording.KEY_OF_SCALARS.text());
    } else if (items instanceof ObjectSchema object) {
      Optional<FieldRule> field = object.field(key);
      if (field.isEmpty()) {
        impossible(
            Annotation.MERGE_KEY,
            SchemaWording.KEY_NOT_DECLARED.text("type", object.name(), "key", key));
      } else if (!TypeKind.isScalar(field.get().type())) {
        impossible(
            Annotation.MERGE_KEY,
            SchemaWording.KEY_NOT_SCALAR.text("type", object.name(), "key", key));
      }
    }
  }

  private void listType() {
    boolean isList = rule.type() instanceof SchemaType.ListOf;
    boolean isMap = rule.listType().equals(Optional.of("map"));
    if (rule.listType().isPresent() && !isList) {
      impossible(
          Annotation.LIST_TYPE,
          SchemaWording.LIST_TYPE_WITHOUT_LIST.text("type", TypeKind.inWords(rule.type())));
    }
    if (!rule.listMapKeys().isEmpty() && !isMap) {
      impossible(Annotation.LIST_MAP_KEYS, SchemaWording.MAP_KEYS_WITHOUT_MAP.text());
    }
    if (isMap && rule.listMapKeys().isEmpty()) {
      impossible(Annotation.LIST_MAP_KEYS, SchemaWording.MAP_WITHOUT_KEYS.text());
    }
    if (isMap && rule.type() instanceof SchemaType.ListOf list) {
      mapOf(list.items());
    }
  }

  private void mapOf(SchemaType items) {
    if (TypeKind.isScalar(items)) {
      impossible(Annotation.LIST_TYPE, SchemaWording.MAP_OF_SCALARS.text());
    } else if (items instanceof ObjectSchema object) {
      rule.listMapKeys().stream()
          .filter(key -> object.field(key).isEmpty())
          .forEach(
              key ->
                  impossible(
                      Annotation.LIST_MAP_KEYS,
                      SchemaWording.KEY_NOT_DECLARED.text("type", object.name(), "key", key)));
    }
  }

  private void mapType() {
    boolean isMap = rule.type() instanceof SchemaType.MapOf || rule.type() instanceof ObjectSchema;
    if (rule.mapType().isPresent() && !isMap && !TypeKind.isFreeForm(rule.type())) {
      impossible(
          Annotation.MAP_TYPE,
          SchemaWording.MAP_TYPE_WITHOUT_MAP.text("type", TypeKind.inWords(rule.type())));
    }
  }

  private void unusual(SchemaType.ListOf list) {
    String listType = rule.listType().orElse("");
    String keys = String.join(", ", rule.listMapKeys());
    if (rule.merges() && rule.mergeKey().isPresent()) {
      String key = rule.mergeKey().get();
      if (listType.equals("map") && !rule.listMapKeys().equals(List.of(key))) {
        unusual(
            Annotation.LIST_MAP_KEYS, SchemaWording.KEYS_DISAGREE.text("key", key, "keys", keys));
      }
      notRequired(list.items(), key);
    }
    if (rule.merges() && listType.equals("atomic")) {
      unusual(Annotation.LIST_TYPE, SchemaWording.MERGED_BUT_ATOMIC.text());
    }
    if (!rule.merges() && listType.equals("map")) {
      unusual(Annotation.LIST_TYPE, SchemaWording.REPLACED_BUT_MAP.text("keys", keys));
    }
    if (!rule.merges() && listType.equals("set")) {
      unusual(Annotation.LIST_TYPE, SchemaWording.REPLACED_BUT_SET.text());
    }
  }

  private void notRequired(SchemaType items, String key) {
    if (items instanceof ObjectSchema object
        && !object.requiredFields().isEmpty()
        && !object.requiredFields().contains(key)) {
      unusual(
          Annotation.MERGE_KEY,
          SchemaWording.KEY_NOT_REQUIRED.text("type", object.name(), "key", key));
    }
  }

  private void impossible(Annotation annotation, String sentence) {
    findings.add(new RuleFinding(annotation, true, sentence));
  }

  private void unusual(Annotation annotation, String sentence) {
    findings.add(new RuleFinding(annotation, false, sentence));
  }

  /**
   * Something about a field's rule.
   *
   * @param annotation the annotation it is about
   * @param isImpossible whether the rule means nothing so; else it is valid, but unusual
   * @param sentence what there is to say
   */
  public record RuleFinding(Annotation annotation, boolean isImpossible, String sentence) {}
}
