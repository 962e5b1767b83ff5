package dev.tripatch.schema.overlay;

import dev.tripatch.document.data.WrongField;
import dev.tripatch.schema.Annotation;
import dev.tripatch.schema.KindWording;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * An own rule in a file. It is about a field of a type, or of a kind.
 *
 * @param type the full name of the type, or empty
 * @param apiVersion the kind's, or empty
 * @param kind the kind, or empty
 * @param field the key of the type's field, or the way to the kind's
 * @param as the type that the field is to have
 * @param patchStrategy the patch strategies; an empty text takes the schema's away, as below
 * @param patchMergeKey the merge key
 * @param listType the list type
 * @param listMapKeys the list map keys
 * @param mapType the map type
 */
record StoredRule(
    Optional<String> type,
    Optional<String> apiVersion,
    Optional<String> kind,
    Optional<String> field,
    Optional<String> as,
    Optional<String> patchStrategy,
    Optional<String> patchMergeKey,
    Optional<String> listType,
    Optional<List<String>> listMapKeys,
    Optional<String> mapType) {

  /** No document is deeper, so that no rule can be about what is. */
  private static final int DEEPEST = 300;

  StoredRule {
    if (field.filter(name -> !name.isBlank()).isEmpty()) {
      throw WrongField.missing("field");
    }
    if (field.map(SchemaPaths::read).filter(path -> path.size() > DEEPEST).isPresent()) {
      throw WrongField.mustBe("field", "the way to a field, of " + DEEPEST + " keys at most");
    }
    if (type.isPresent() == kind.isPresent()) {
      throw new IllegalArgumentException(KindWording.RULE_TARGET.text());
    }
    if (kind.isPresent() && apiVersion.isEmpty()) {
      throw WrongField.missing("apiVersion");
    }
    if (patchStrategy.flatMap(Annotation::strategies).isEmpty() && patchStrategy.isPresent()) {
      throw WrongField.mustBe("patchStrategy", "merge, replace, retainKeys or merge,retainKeys");
    }
    oneOf("listType", listType, "atomic", "set", "map");
    oneOf("mapType", mapType, "atomic", "granular");
  }

  private static void oneOf(String field, Optional<String> value, String... words) {
    if (value.filter(word -> !word.isEmpty() && !List.of(words).contains(word)).isPresent()) {
      throw WrongField.mustBe(field, String.join(" or ", words));
    }
  }

  static StoredRule of(OwnRule rule) {
    RuleTarget target = rule.target();
    return new StoredRule(
        target instanceof RuleTarget.OfType of ? Optional.of(of.type()) : Optional.empty(),
        target instanceof RuleTarget.OfKind of ? Optional.of(of.apiVersion()) : Optional.empty(),
        target instanceof RuleTarget.OfKind of ? Optional.of(of.kind()) : Optional.empty(),
        Optional.of(
            switch (target) {
              case RuleTarget.OfType of -> of.field();
              case RuleTarget.OfKind of -> of.pathText();
            }),
        rule.type(),
        Optional.ofNullable(rule.annotations().get(Annotation.PATCH_STRATEGY)),
        Optional.ofNullable(rule.annotations().get(Annotation.MERGE_KEY)),
        Optional.ofNullable(rule.annotations().get(Annotation.LIST_TYPE)),
        Optional.ofNullable(rule.annotations().get(Annotation.LIST_MAP_KEYS))
            .map(Annotation::words),
        Optional.ofNullable(rule.annotations().get(Annotation.MAP_TYPE)));
  }

  OwnRule rule() {
    Map<Annotation, String> annotations = new EnumMap<>(Annotation.class);
    patchStrategy
        .flatMap(Annotation::strategies)
        .ifPresent(words -> annotations.put(Annotation.PATCH_STRATEGY, Annotation.text(words)));
    patchMergeKey.ifPresent(key -> annotations.put(Annotation.MERGE_KEY, key));
    listType.ifPresent(word -> annotations.put(Annotation.LIST_TYPE, word));
    listMapKeys.ifPresent(
        keys -> annotations.put(Annotation.LIST_MAP_KEYS, String.join(",", keys)));
    mapType.ifPresent(word -> annotations.put(Annotation.MAP_TYPE, word));
    return new OwnRule(target(), annotations, as);
  }

  private RuleTarget target() {
    String name = field.orElseThrow();
    return type.<RuleTarget>map(of -> new RuleTarget.OfType(of, name))
        .orElseGet(
            () ->
                new RuleTarget.OfKind(
                    apiVersion.orElseThrow(), kind.orElseThrow(), SchemaPaths.read(name)));
  }
}
