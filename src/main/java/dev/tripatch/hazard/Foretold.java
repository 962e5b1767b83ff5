package dev.tripatch.hazard;

import java.util.Optional;

/**
 * What Kubernetes says of a hazard.
 *
 * @param refuses whether it is known to refuse
 * @param field the field that it names; empty if that is the hazard's own, counted
 * @param words its error, verbatim, where it is or would become one, or how it begins
 */
public record Foretold(boolean refuses, Optional<String> field, Optional<String> words) {

  /** No more than the error, if there is one. */
  public static Foretold of(Optional<String> words) {
    return new Foretold(words.isPresent(), Optional.empty(), words);
  }
}
