package dev.tripatch.show.paint;

import java.util.EnumSet;
import java.util.List;

/** What is shown with a glyph and a colour: outcomes of fields, and the places of a step. */
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
  UNEXPLAINED("?", "not explained"),
  /** A step on the way to the result looks here. */
  READ("○", "read"),
  /** A step on the way to the result writes here. */
  WRITTEN("●", "written");

  /** Those that fields can have; the others are of steps. */
  public static final List<Mark> OF_FIELDS = List.copyOf(EnumSet.range(ADDED, UNEXPLAINED));

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
