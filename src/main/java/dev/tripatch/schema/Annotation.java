package dev.tripatch.schema;

import java.util.Collection;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** What a schema can say about how a field is patched or owned. */
public enum Annotation {
  /** {@code x-kubernetes-patch-strategy}: merge, replace, retainKeys, or two of them. */
  PATCH_STRATEGY("patchStrategy"),
  /** {@code x-kubernetes-patch-merge-key}: the field that tells items of a list from each other. */
  MERGE_KEY("patchMergeKey"),
  /** {@code x-kubernetes-list-type}: atomic, set or map. */
  LIST_TYPE("listType"),
  /** {@code x-kubernetes-list-map-keys}: the keys of a list of type map. */
  LIST_MAP_KEYS("listMapKeys"),
  /** {@code x-kubernetes-map-type}: atomic or granular. */
  MAP_TYPE("mapType");

  /** The value of an annotation that is not there. */
  public static final String NONE = "";

  private final String word;

  Annotation(String word) {
    this.word = word;
  }

  /** As it is written in our files and in Go: {@code patchStrategy}. */
  public String word() {
    return word;
  }

  /** Its value in a rule; several words with commas between; {@link #NONE} if the rule lacks it. */
  public String of(FieldRule rule) {
    return switch (this) {
      case PATCH_STRATEGY -> text(rule.strategies());
      case MERGE_KEY -> rule.mergeKey().orElse(NONE);
      case LIST_TYPE -> rule.listType().orElse(NONE);
      case LIST_MAP_KEYS -> String.join(",", rule.listMapKeys());
      case MAP_TYPE -> rule.mapType().orElse(NONE);
    };
  }

  /** Strategies as a schema writes them. */
  public static String text(Collection<PatchStrategy> strategies) {
    return strategies.stream().map(PatchStrategy::word).collect(Collectors.joining(","));
  }

  /**
   * The strategies of a text. Words are separated by commas or, as proposals write them, bars.
   *
   * @return empty if one of the words is no strategy
   */
  public static Optional<Set<PatchStrategy>> strategies(String text) {
    Set<PatchStrategy> strategies = EnumSet.noneOf(PatchStrategy.class);
    for (String word : words(text)) {
      Optional<PatchStrategy> strategy = PatchStrategy.of(word);
      if (strategy.isEmpty()) {
        return Optional.empty();
      }
      strategies.add(strategy.get());
    }
    return Optional.of(strategies);
  }

  /** The words of a value. */
  public static List<String> words(String text) {
    return Stream.of(text.split("[,|]", -1)).map(String::strip).filter(s -> !s.isEmpty()).toList();
  }
}
