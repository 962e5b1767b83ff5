package dev.tripatch.workspace;

/** Whose patch is computed from the documents. */
public enum ComparisonMode {
  /**
   * The one that kubectl apply sends: live's namespace and kubectl's own annotation count as part
   * of local.
   */
  KUBECTL_APPLY,
  /** The same of a live object in another version than local's, which kubectl never reads so. */
  AS_IT_IS,
  /**
   * The one that helm upgrade sends: last applied is the manifest that was deployed last, local the
   * one that the chart renders now.
   */
  HELM,
  /** The one that follows from the documents alone. */
  DOCUMENTS;

  /** The one that people want who say nothing. */
  public static final ComparisonMode USUAL = KUBECTL_APPLY;

  /** Whether it is kubectl apply's patch. */
  public boolean isKubectlApply() {
    return this == KUBECTL_APPLY || this == AS_IT_IS;
  }
}
