package dev.tripatch.ui.merge;

import dev.tripatch.merge.Branch;
import dev.tripatch.prose.Prose;
import dev.tripatch.prose.Wording;

/** What the window of a merge says. */
enum MergeWords implements Wording {
  BASE,
  OURS,
  THEIRS,
  RESULT,
  RESULT_DETAIL,
  OBJECT,
  CHANGED_BY,
  WHY,
  DECIDED,
  TABLE,
  NO_CHANGES,
  TAKE_BASE,
  TAKE_OURS,
  TAKE_THEIRS,
  TAKE_REST_OURS,
  TAKE_REST_THEIRS,
  BASE_TAKEN,
  OURS_TAKEN,
  THEIRS_TAKEN,
  BY_HAND,
  UNDECIDED,
  UNDECIDED_OF,
  ALL_DECIDED,
  NO_CONFLICTS,
  CONFLICTS_DECIDED,
  SELECT_CONFLICT,
  NO_SELECTION,
  DECISIONS_WAIT,
  NOT_DONE,
  STEP,
  TYPING,
  UNDO,
  REDO,
  UNDO_STEP,
  REDO_STEP,
  UNDONE,
  REDONE,
  NOTHING_TO_UNDO,
  NOTHING_TO_REDO,
  NEXT_UNDECIDED,
  PREVIOUS_UNDECIDED,
  NEXT_CHANGE,
  PREVIOUS_CHANGE,
  SAVE,
  SAVE_AND_CLOSE,
  CLOSE,
  FILE,
  EDIT,
  VIEW,
  MERGE,
  HELP,
  GO_TO,
  FIELDS,
  NEXT_PART,
  PREVIOUS_PART,
  SAVED,
  SAVED_WITH_MARKS,
  NOT_SAVED,
  ASK_UNDECIDED,
  ASK_UNDECIDED_DETAIL,
  SAVE_WITH_MARKS,
  GO_TO_FIRST,
  ASK_UNSAVED,
  ASK_UNSAVED_DETAIL,
  ASK_BROKEN,
  FAULT,
  SAVE_BROKEN,
  FROM_OURS,
  FROM_THEIRS,
  FROM_BOTH,
  TITLE,
  ROW_HELP,
  SHOW_BASE,
  SHOW_OURS;

  private static final Prose PROSE = Prose.about("window-merge");

  @Override
  public Prose prose() {
    return PROSE;
  }

  static String take(Branch branch) {
    return switch (branch) {
      case BASE -> TAKE_BASE.text();
      case OURS -> TAKE_OURS.text();
      case THEIRS -> TAKE_THEIRS.text();
    };
  }

  static String takeRest(Branch branch) {
    return branch == Branch.THEIRS ? TAKE_REST_THEIRS.text() : TAKE_REST_OURS.text();
  }

  static String taken(Branch branch) {
    return switch (branch) {
      case BASE -> BASE_TAKEN.text();
      case OURS -> OURS_TAKEN.text();
      case THEIRS -> THEIRS_TAKEN.text();
    };
  }

  static String title(Branch branch) {
    return switch (branch) {
      case BASE -> BASE.text();
      case OURS -> OURS.text();
      case THEIRS -> THEIRS.text();
    };
  }
}
