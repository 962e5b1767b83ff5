package dev.tripatch.engine.patch;

import dev.tripatch.prose.Wording;

/** Who reads the patch. The same patch means different things to different readers. */
public enum Dialect implements Wording {
  /** The API server and kubectl with kinds that have patch metadata: every directive. */
  KUBERNETES("Kubernetes", "Kubernetes"),

  /** No patch metadata (custom resources): a JSON merge patch; directives are plain data. */
  CUSTOM_RESOURCE("custom resource", "a custom resource"),

  /** {@code kustomize build}: of the directives it knows only {@code $patch}. */
  KUSTOMIZE("kustomize", "kustomize"),

  /** A server older than {@code $setElementOrder}. */
  BEFORE_ELEMENT_ORDER("before $setElementOrder", "a server before $setElementOrder"),

  /** A server older than {@code $retainKeys}. */
  BEFORE_RETAIN_KEYS("before $retainKeys", "a server before $retainKeys");

  private final String title;
  private final String phrase;

  Dialect(String title, String phrase) {
    this.title = title;
    this.phrase = phrase;
  }

  /** Whether it is the API server of today. */
  public boolean isServer() {
    return this == KUBERNETES || this == CUSTOM_RESOURCE;
  }

  /** Its name for people. */
  public String title() {
    return title;
  }

  /** Its name within a sentence: {@code a server before $retainKeys}. */
  public String phrase() {
    return phrase;
  }

  /** What it is, in a sentence. */
  public String description() {
    return text();
  }

  /** Whether it reads strategic merge patches: with a schema's rules, and directives. */
  public boolean isStrategic() {
    return this != CUSTOM_RESOURCE;
  }

  /**
   * Whether it acts on a directive with this key in a patch.
   *
   * @param key any key of a patch
   * @return false also for a key that is no directive
   */
  public boolean knows(String key) {
    if (!Directives.isDirective(key)) {
      return false;
    }
    return switch (this) {
      case KUBERNETES -> true;
      case CUSTOM_RESOURCE -> false;
      case KUSTOMIZE -> key.equals(Directives.PATCH);
      case BEFORE_ELEMENT_ORDER -> !key.startsWith(Directives.SET_ELEMENT_ORDER);
      case BEFORE_RETAIN_KEYS -> !key.equals(Directives.RETAIN_KEYS);
    };
  }

  /** Whether it drops directives that it does not know; if not, they become data. */
  public boolean dropsUnknown() {
    return this == BEFORE_ELEMENT_ORDER || this == BEFORE_RETAIN_KEYS;
  }
}
