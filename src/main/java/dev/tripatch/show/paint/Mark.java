package dev.tripatch.show.paint;

import java.util.EnumSet;
import java.util.List;

/**
 * What is shown with a glyph and a colour: outcomes of fields, places of a step, sides of a merge.
 */
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
  /** The patch has it, and the server stores what is there. */
  IDLE("≈", "sent, changes nothing"),
  /** Live is not as it was applied, and nobody knows whether the server made it so itself. */
  UNKNOWN("¿", "unknown"),
  /** Local has it, and it does not arrive. */
  LOST("⊘", "will not arrive"),
  /** Our explanation does not cover it. */
  UNEXPLAINED("?", "not explained"),
  /** A step on the way to the result looks here. */
  READ("○", "read"),
  /** A step on the way to the result writes here. */
  WRITTEN("●", "written"),
  /** Our side of a merge changed it. */
  OURS("<", "ours"),
  /** Their side of a merge changed it. */
  THEIRS(">", "theirs"),
  /** Both sides of a merge changed it alike. */
  BOTH("≡", "both");

  /** Those that fields can have; the others are of steps and merges. */
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

  /** Whether nothing happens to it. */
  public boolean isKept() {
    return this == KEPT;
  }

  /** Whether nothing happens to it in the cluster, whatever is sent. */
  public boolean isCalm() {
    return this == KEPT || this == IDLE;
  }

  /** Whether live and local both moved away from last applied. */
  public boolean isConflict() {
    return this == CONFLICT;
  }

  /** Whether the patch sets a value in place of live's. */
  public boolean isOverwritten() {
    return this == CHANGED || this == CONFLICT || this == UNKNOWN;
  }

  /** Whether the patch adds it. */
  public boolean isAdded() {
    return this == ADDED;
  }

  /** Whether the patch moves it. */
  public boolean isReordered() {
    return this == REORDERED;
  }

  /** Whether a directive clears it, which the patch itself does not name. */
  public boolean isCleared() {
    return this == CLEARED;
  }

  /** Whether local has it and it does not arrive. */
  public boolean isLost() {
    return this == LOST;
  }

  /** Whether a person left it out of the patch. */
  public boolean isLeftOut() {
    return this == LEFT_OUT;
  }
}
