package dev.tripatch.patch;

/** Who reads the patch. The same patch means different things to different readers. */
public enum Dialect {
  /** The API server and kubectl with kinds that have patch metadata: every directive. */
  KUBERNETES,
  /** No patch metadata (custom resources): a JSON merge patch; directives are plain data. */
  CUSTOM_RESOURCE
}
