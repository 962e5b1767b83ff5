package dev.tripatch.schema.overlay;

import dev.tripatch.document.data.WrongField;

/**
 * A kind.
 *
 * @param apiVersion as in an object: {@code argoproj.io/v1alpha1}
 * @param kind as in an object: {@code Rollout}
 */
public record KindName(String apiVersion, String kind) {

  /** Refuses what a file does not say. */
  public KindName {
    if (apiVersion == null) {
      throw WrongField.missing("apiVersion");
    }
    if (kind == null) {
      throw WrongField.missing("kind");
    }
  }
}
