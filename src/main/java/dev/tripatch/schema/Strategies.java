package dev.tripatch.schema;

import java.util.Collections;
import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;

/** Reads patch strategies. */
public final class Strategies {

  private Strategies() {}

  /**
   * The strategies in a text: {@code merge,retainKeys}, or as Kubernetes' proposals write it {@code
   * merge|retainKeys}.
   */
  public static Set<PatchStrategy> read(String text, String place, Problems problems)
      throws ImportException {
    Set<PatchStrategy> strategies = EnumSet.noneOf(PatchStrategy.class);
    for (String word : text.replace('|', ',').split(",", -1)) {
      Optional<PatchStrategy> strategy = PatchStrategy.of(word.strip());
      if (strategy.isPresent()) {
        strategies.add(strategy.get());
      } else {
        problems.add(place, ProblemWording.UNKNOWN_STRATEGY, "found", text);
      }
    }
    return Collections.unmodifiableSet(strategies);
  }
}
