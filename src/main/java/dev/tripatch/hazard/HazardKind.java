package dev.tripatch.hazard;

/** The kinds of hazards. */
public enum HazardKind {
  /** Two items differ only in a part of the server-side-apply key that is not the merge key. */
  PARTIAL_MERGE_KEY(Severity.SILENT),
  /** Two items of a merging list have the same merge key. */
  DUPLICATE_MERGE_KEY(Severity.SILENT),
  /** An item of a merging list lacks its merge key. */
  MISSING_MERGE_KEY(Severity.REFUSED),
  /** An item's merge key is the empty string. */
  EMPTY_MERGE_KEY(Severity.SURPRISING),
  /** A key reads like a directive, lacks its {@code $}, and no field has that name. */
  DIRECTIVE_WITHOUT_DOLLAR(Severity.SURPRISING),
  /** A key begins with {@code $} and is no directive that Kubernetes knows. */
  UNKNOWN_DIRECTIVE(Severity.SURPRISING),
  /** The text reads as another value than it looks like. */
  SURPRISING_TEXT(Severity.SURPRISING);

  private final Severity severity;

  HazardKind(Severity severity) {
    this.severity = severity;
  }

  /** How bad it is. */
  public Severity severity() {
    return severity;
  }

  /** How bad a hazard is. */
  public enum Severity {
    /** Kubernetes will refuse. */
    REFUSED,
    /** Something is lost or kept without a word. */
    SILENT,
    /** The outcome is probably not what was meant. */
    SURPRISING
  }
}
