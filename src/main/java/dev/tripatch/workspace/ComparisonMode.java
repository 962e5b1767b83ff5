package dev.tripatch.workspace;

/** Whose patch is computed from the documents. */
public enum ComparisonMode {
  /**
   * The one that kubectl apply sends: live's namespace and kubectl's own annotation count as part
   * of local.
   */
  KUBECTL_APPLY("as kubectl apply sends it"),
  /** The same of a live object in another version than local's, which kubectl never reads so. */
  AS_IT_IS("as kubectl apply sends it, live as it is"),
  /**
   * The one that helm upgrade sends: last applied is the manifest that was deployed last, local the
   * one that the chart renders now.
   */
  HELM("as Helm sends it"),
  /** The one that follows from the documents alone. */
  DOCUMENTS("the documents as they are");

  /** The one that people want who say nothing. */
  public static final ComparisonMode USUAL = KUBECTL_APPLY;

  private final String title;

  ComparisonMode(String title) {
    this.title = title;
  }

  /** Whether it is kubectl apply's patch. */
  public boolean isKubectlApply() {
    return this == KUBECTL_APPLY || this == AS_IT_IS;
  }

  /** The mode's name for people. */
  public String title() {
    return title;
  }
}
