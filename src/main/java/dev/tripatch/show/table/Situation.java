package dev.tripatch.show.table;

import static dev.tripatch.show.table.Condition.ABSENT;
import static dev.tripatch.show.table.Condition.ANY;
import static dev.tripatch.show.table.Condition.AS_LAST_APPLIED;
import static dev.tripatch.show.table.Condition.AS_LOCAL;
import static dev.tripatch.show.table.Condition.EMPTY_LIST;
import static dev.tripatch.show.table.Condition.OTHER_THAN_LAST_APPLIED;
import static dev.tripatch.show.table.Condition.OTHER_THAN_LOCAL;
import static dev.tripatch.show.table.Condition.PRESENT;
import static dev.tripatch.show.table.Condition.TYPE_OF_LOCAL;
import static dev.tripatch.show.table.Condition.VALUE;

import dev.tripatch.engine.explain.outcome.FieldValues;
import dev.tripatch.json.Role;
import java.util.Set;

/** What the three documents can have at a field: the left side of a row. */
public enum Situation {
  /** A merging list in which something occurs twice. */
  DUPLICATES(ANY, VALUE, ANY, Circumstance.HAS_DUPLICATES),
  /** Live has what local has. */
  SAME(ANY, VALUE, AS_LOCAL),
  /** Live has another value. */
  DIFFERENT(ANY, VALUE, OTHER_THAN_LOCAL),
  /** Live's list has no items yet. */
  EMPTY_IN_LIVE(ANY, VALUE, EMPTY_LIST),
  /** Both have maps, or both have lists, in which items go to other places. */
  REORDERED(ANY, VALUE, TYPE_OF_LOCAL, Circumstance.IS_REORDERED),
  /** Both have maps, or both have lists. */
  BOTH(ANY, VALUE, TYPE_OF_LOCAL),
  /** Both have the item. */
  BOTH_HAVE_ITEM(ANY, VALUE, PRESENT),
  /** Live has a value of another type. */
  OTHER_TYPE(ANY, VALUE, Condition.OTHER_TYPE),
  /** Live lacks it. */
  MISSING(ANY, VALUE, ABSENT),
  /** Local says null, and live has a null. */
  NULL_IN_BOTH(ANY, Condition.NULL, Condition.NULL),
  /** Local says null. */
  NULL(ANY, Condition.NULL, ANY),
  /** Local says null, as was said before, and live has something. */
  NULL_AGAIN(Condition.NULL, Condition.NULL, PRESENT),
  /** Local drops it, and live has it. */
  REMOVED(PRESENT, ABSENT, PRESENT),
  /** Local drops it, and live lacks what holds it. */
  GONE_WITH_HOLDER(PRESENT, ABSENT, ABSENT, Circumstance.IS_KEPT_AS_DATA),
  /** Local drops it, and live lacks it. */
  GONE(PRESENT, ABSENT, ABSENT),
  /** Only live has it, and the map around it retains only local's keys. */
  CLEARED(ABSENT, ABSENT, PRESENT, Circumstance.MAP_RETAINS_KEYS),
  /** Only live has it. */
  NEVER_APPLIED(ABSENT, ABSENT, PRESENT),
  /** No document has it: it is a directive that the object keeps. */
  DIRECTIVE(ABSENT, ABSENT, ABSENT),
  /** Nothing changed in the files. */
  UNCHANGED_FILE(PRESENT, AS_LAST_APPLIED, ANY),
  /** The file changed. */
  CHANGED_FILE(ANY, OTHER_THAN_LAST_APPLIED, ANY),
  /** The file dropped it. */
  DROPPED_FROM_FILE(PRESENT, ABSENT, ANY),
  /** The file says null now. */
  NULL_IN_FILE(ANY, Condition.NULL, ANY),
  /** Whatever the documents have. */
  ALWAYS(ANY, ANY, ANY);

  private final Condition lastApplied;
  private final Condition local;
  private final Condition live;
  private final Circumstance circumstance;

  Situation(Condition lastApplied, Condition local, Condition live) {
    this(lastApplied, local, live, Circumstance.NONE);
  }

  Situation(Condition lastApplied, Condition local, Condition live, Circumstance circumstance) {
    this.lastApplied = lastApplied;
    this.local = local;
    this.live = live;
    this.circumstance = circumstance;
  }

  /** What is asked of one of the three documents; nothing of patch and result. */
  public Condition of(Role role) {
    return switch (role) {
      case LAST_APPLIED -> lastApplied;
      case LOCAL -> local;
      case LIVE -> live;
      case PATCH, RESULT -> ANY;
    };
  }

  /** What is asked beyond. */
  public Circumstance circumstance() {
    return circumstance;
  }

  /** Whether the documents are so. */
  boolean fits(FieldValues values, Set<Circumstance> circumstances) {
    return Role.DOCUMENTS.stream().allMatch(role -> of(role).holds(role, values))
        && (circumstance == Circumstance.NONE || circumstances.contains(circumstance));
  }

  /** What a row asks beyond what the documents have at the field itself. */
  public enum Circumstance {
    /** Nothing. */
    NONE,
    /** The map around it has the strategy retainKeys, and local has keys in it. */
    MAP_RETAINS_KEYS,
    /** A list in which a merge key, or a value of a set, occurs several times. */
    HAS_DUPLICATES,
    /** A list whose items come out in another order than live has them in. */
    IS_REORDERED,
    /** Live has nothing that the deletion could be made in: it stays in the object as data. */
    IS_KEPT_AS_DATA
  }
}
