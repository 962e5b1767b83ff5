package dev.tripatch.workspace;

/** Whose patch is computed from the documents. */
public enum ComparisonMode {
  /**
   * The one that kubectl apply sends: live's namespace and kubectl's own annotation count as part
   * of local.
   */
  KUBECTL_APPLY("as kubectl apply sends it"),
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

  /** The mode's name for people. */
  public String title() {
    return title;
  }
}
