package dev.tripatch.decide;

/** What is left to do about a decided field: saving local and applying it is not enough. */
public enum ToDo {
  /**
   * The cluster's last-applied configuration still has a field that is left to live, so Kubernetes
   * would delete it. It must be deleted there, too.
   */
  EDIT_LAST_APPLIED,
  /** A field is only left out of the patch, so applying local would send it. */
  SEND_THE_PATCH
}
