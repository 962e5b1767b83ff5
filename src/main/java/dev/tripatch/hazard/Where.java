package dev.tripatch.hazard;

/** The documents in which hazards stand, in the order in which they are told. */
public enum Where {
  /** The local configuration file. */
  LOCAL("local"),
  /** The last-applied configuration. */
  LAST_APPLIED("last applied"),
  /** The live object. */
  LIVE("live"),
  /** The patch: calculated, or one that a person wrote. */
  PATCH("patch");

  private final String title;

  Where(String title) {
    this.title = title;
  }

  /** The document's name within a sentence. */
  public String title() {
    return title;
  }
}
