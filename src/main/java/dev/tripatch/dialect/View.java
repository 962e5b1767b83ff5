package dev.tripatch.dialect;

/** What is the same in all columns of a comparison. */
public enum View {
  /** One patch, read by every dialect. */
  SAME_PATCH,
  /**
   * The same three documents: each way of applying calculates its own patch and applies it.
   * kustomize is not among them, since it has no apply; what it builds goes to kubectl. Helm is,
   * and only here, since it reads no patches.
   */
  SAME_DOCUMENTS
}
