package dev.tripatch.schema;

import java.util.Optional;
import java.util.stream.Stream;

/** The patch strategies of {@code x-kubernetes-patch-strategy}. */
public enum PatchStrategy {
  /** Lists are merged item by item. */
  MERGE("merge"),
  /** The value is replaced whole. */
  REPLACE("replace"),
  /** A patch lists the keys that stay; the others are cleared. */
  RETAIN_KEYS("retainKeys");

  private final String word;

  PatchStrategy(String word) {
    this.word = word;
  }

  /** The word that schemas write. */
  public String word() {
    return word;
  }

  /** The strategy of a schema's word; empty for a word that Kubernetes does not know. */
  public static Optional<PatchStrategy> of(String word) {
    return Stream.of(values()).filter(each -> each.word.equals(word)).findFirst();
  }
}
