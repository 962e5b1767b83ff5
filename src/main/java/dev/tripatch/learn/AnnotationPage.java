package dev.tripatch.learn;

import dev.tripatch.schema.FieldRule;
import dev.tripatch.schema.PatchStrategy;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/** The pages about what a schema says of a field. */
public enum AnnotationPage {
  /** A list that is merged. */
  PATCH_STRATEGY_MERGE,
  /** A map or a list that is written whole. */
  PATCH_STRATEGY_REPLACE,
  /** A map of which only what local sets stays. */
  PATCH_STRATEGY_RETAIN_KEYS,
  /** A merged list of such maps. */
  PATCH_STRATEGY_MERGE_RETAIN_KEYS,
  /** The field that tells items from each other. */
  PATCH_MERGE_KEY,
  /** For server-side apply: a list that is a map. */
  LIST_TYPE_MAP,
  /** For server-side apply: a list that is a set. */
  LIST_TYPE_SET,
  /** For server-side apply: a list that is one value. */
  LIST_TYPE_ATOMIC,
  /** For server-side apply: the keys of a list that is a map. */
  LIST_MAP_KEYS,
  /** For server-side apply: whether a map is one value. */
  MAP_TYPE;

  /** Its id in the reference. */
  public String id() {
    return "annotation/" + name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /** What a person who looks at a field's rule wants to read about first; empty if it says none. */
  public static Optional<AnnotationPage> of(FieldRule rule) {
    return strategy(rule.strategies())
        .or(() -> rule.listType().flatMap(AnnotationPage::listType))
        .or(() -> rule.mapType().map(type -> MAP_TYPE));
  }

  private static Optional<AnnotationPage> strategy(Set<PatchStrategy> strategies) {
    boolean merges = strategies.contains(PatchStrategy.MERGE);
    if (strategies.contains(PatchStrategy.RETAIN_KEYS)) {
      return Optional.of(merges ? PATCH_STRATEGY_MERGE_RETAIN_KEYS : PATCH_STRATEGY_RETAIN_KEYS);
    }
    if (merges) {
      return Optional.of(PATCH_STRATEGY_MERGE);
    }
    return strategies.isEmpty() ? Optional.empty() : Optional.of(PATCH_STRATEGY_REPLACE);
  }

  private static Optional<AnnotationPage> listType(String type) {
    return Optional.ofNullable(
        switch (type) {
          case "map" -> LIST_TYPE_MAP;
          case "set" -> LIST_TYPE_SET;
          case "atomic" -> LIST_TYPE_ATOMIC;
          default -> null;
        });
  }
}
