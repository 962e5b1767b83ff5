package dev.tripatch.highlight.paint;

/** The outcomes that are shown with a glyph and a colour. */
public enum Mark {
  /** Only local has it; the patch adds it. */
  ADDED("+", "added"),
  /** Local and live differ; the patch sets it. */
  CHANGED("~", "changed"),
  /** The patch deletes it. */
  DELETED("−", "deleted"),
  /** The patch moves it. */
  REORDERED("↕", "reordered"),
  /** The retainKeys directive clears it. */
  CLEARED("✂", "cleared"),
  /** Local and live both moved away from last applied, differently. */
  CONFLICT("!", "conflict"),
  /** Only live has it, and it stays. */
  KEPT("=", "kept"),
  /** A person left it out of the patch. */
  LEFT_OUT("∅", "left out"),
  /** Our explanation does not cover it. */
  UNEXPLAINED("?", "not explained");

  private final String glyph;
  private final String word;

  Mark(String glyph, String word) {
    this.glyph = glyph;
    this.word = word;
  }

  /** The sign in the gutter: one character. */
  public String glyph() {
    return glyph;
  }

  /** The name, for chips, counts and screen readers. */
  public String word() {
    return word;
  }
}
