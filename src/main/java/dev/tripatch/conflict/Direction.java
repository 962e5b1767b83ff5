package dev.tripatch.conflict;

/** Who moved away from what was last applied, and how. */
public enum Direction {
  /** Local and live changed the field, each in its own way. */
  BOTH_CHANGED("local and live changed it differently"),
  /** Nothing was last applied there; local and live set different values. */
  BOTH_SET("local and live set it differently, and it was never applied"),
  /** Local gave the field up or says null; live changed it. */
  LOCAL_REMOVED("local removed it, live changed it"),
  /** Local changed the field; live lost it. */
  LIVE_REMOVED("local changed it, live lost it"),
  /** Local claims what was last applied; live has another value. */
  LIVE_CHANGED("only live changed it"),
  /** Local claims what was last applied; live lost it. */
  LIVE_LOST("only live lost it"),
  /**
   * Live holds all that was last applied and more, in a list or map that the patch writes whole.
   * Defaults look so, and so do additions of others.
   */
  LIVE_EXTENDED("live has more in it than was applied");

  private final String phrase;

  Direction(String phrase) {
    this.phrase = phrase;
  }

  /** What happened, in a few words for people. */
  public String phrase() {
    return phrase;
  }
}
