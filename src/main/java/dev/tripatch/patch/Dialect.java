package dev.tripatch.patch;

/** Who reads the patch. The same patch means different things to different readers. */
public enum Dialect {
  /** The API server and kubectl with kinds that have patch metadata: every directive. */
  KUBERNETES(
      "Kubernetes",
      "Kubernetes",
      "The API server and kubectl, for built-in kinds: every directive, lists merged by the"
          + " schema's merge key."),

  /** No patch metadata (custom resources): a JSON merge patch; directives are plain data. */
  CUSTOM_RESOURCE(
      "custom resource",
      "a custom resource",
      "A kind without patch metadata: the patch is a JSON merge patch, lists are replaced, and"
          + " directives are plain data."),

  /** {@code kustomize build}: of the directives it knows only {@code $patch}. */
  KUSTOMIZE(
      "kustomize",
      "kustomize",
      "kustomize build: knows $patch only; merges lists by the schema and puts what the patch"
          + " names first."),

  /** A server older than {@code $setElementOrder}. */
  BEFORE_ELEMENT_ORDER(
      "before $setElementOrder",
      "a server before $setElementOrder",
      "A server older than $setElementOrder (Kubernetes 1.7): drops it unread and appends new list"
          + " items."),

  /** A server older than {@code $retainKeys}. */
  BEFORE_RETAIN_KEYS(
      "before $retainKeys",
      "a server before $retainKeys",
      "A server older than $retainKeys (Kubernetes 1.7): drops it unread, so that no key is"
          + " cleared.");

  private final String title;
  private final String phrase;
  private final String description;

  Dialect(String title, String phrase, String description) {
    this.title = title;
    this.phrase = phrase;
    this.description = description;
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
    return description;
  }

  /** Whether it reads strategic merge patches: with a schema's rules, and directives. */
  public boolean isStrategic() {
    return this != CUSTOM_RESOURCE;
  }

  /**
   * Whether it acts on a directive that stands in a patch as this key.
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
