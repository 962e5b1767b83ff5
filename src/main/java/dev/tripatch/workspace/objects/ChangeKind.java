package dev.tripatch.workspace.objects;

import dev.tripatch.show.paint.Mark;

/** What becomes of a field of an object, in the order in which a list of changes has them. */
public enum ChangeKind {
  /** Live and local both moved away from what was last applied; apply writes local's. */
  CONFLICT("conflict: local wins"),
  /** Only live moved away from what was last applied; apply takes that back. */
  TAKEN_BACK("will be taken back"),
  /** The patch sets local's value. */
  SET("will be set"),
  /** The patch adds it. */
  ADDED("will be added"),
  /** The patch deletes it. */
  REMOVED("will be removed"),
  /** A directive of the patch clears it. */
  CLEARED("will be cleared"),
  /** The patch puts the items in another order. */
  REORDERED("will be reordered"),
  /** The whole object is not live yet. */
  CREATED("will be created"),
  /** A person left it out of the patch. */
  LEFT_OUT("left out"),
  /** Nobody knows whether the server itself made live differ from what was last applied. */
  UNKNOWN("unknown: perhaps a default"),
  /** The patch has it, and the server stores what is there. */
  IDLE("sent, changes nothing"),
  /** Local has it, and no patch brings it to live. */
  LOST("will not arrive"),
  /** Our explanation does not cover it. */
  UNEXPLAINED("not explained"),
  /** Local does not mention it, it is no default of the server, and it stays. */
  ONLY_LIVE("only live has it");

  private final String words;

  ChangeKind(String words) {
    this.words = words;
  }

  /** For people: {@code will be set}. */
  public String words() {
    return words;
  }

  /** What the outcome of such a field looks like. */
  public Mark mark() {
    return switch (this) {
      case CONFLICT, TAKEN_BACK -> Mark.CONFLICT;
      case SET -> Mark.CHANGED;
      case ADDED, CREATED -> Mark.ADDED;
      case REMOVED -> Mark.DELETED;
      case CLEARED -> Mark.CLEARED;
      case REORDERED -> Mark.REORDERED;
      case LEFT_OUT -> Mark.LEFT_OUT;
      case UNKNOWN -> Mark.UNKNOWN;
      case IDLE -> Mark.IDLE;
      case LOST -> Mark.LOST;
      case UNEXPLAINED -> Mark.UNEXPLAINED;
      case ONLY_LIVE -> Mark.KEPT;
    };
  }

  /** Whether live moved on its own and apply does not leave it so: a person decides that. */
  public boolean isConflict() {
    return this == CONFLICT || this == TAKEN_BACK;
  }

  /** Whether only live moved. */
  public boolean isDrift() {
    return this == TAKEN_BACK;
  }

  /** Whether applying local changes the field in the cluster. */
  public boolean isSent() {
    return this != CREATED && this != LEFT_OUT && this != IDLE && this != LOST && this != ONLY_LIVE;
  }
}
