package dev.tripatch.highlight;

/** The five texts of a comparison. */
public enum Pane {
  /** The last-applied configuration. */
  LAST_APPLIED("Last applied"),
  /** The local configuration file. */
  LOCAL("Local"),
  /** The live object. */
  LIVE("Live"),
  /** The calculated patch. */
  PATCH("Patch"),
  /** What live becomes when the patch is applied. */
  RESULT("Result");

  private final String title;

  Pane(String title) {
    this.title = title;
  }

  /** The pane's name for people. */
  public String title() {
    return title;
  }
}
