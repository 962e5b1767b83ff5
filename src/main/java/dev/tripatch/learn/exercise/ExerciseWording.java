package dev.tripatch.learn.exercise;

import dev.tripatch.prose.Prose;
import dev.tripatch.prose.Wording;

/** The prose about exercises and the answers to them. */
enum ExerciseWording implements Wording {
  GOALS,
  GOAL_GONE,
  GOAL_ITEM_GONE,
  GOAL_ITEM_NEW,
  GOAL_NEW,
  GOAL_CHANGED,
  SOLVED,
  SHORTER,
  GONE_NOT_LEFT,
  GONE_NOT_SET,
  NOT_ADDED,
  STILL_THERE,
  CHANGED_NOT_GONE,
  ADDED,
  OTHER_ORDER,
  CHANGED_NOT_LEFT,
  STILL_THE_SAME,
  SET_OTHERWISE,
  NOT_REFUSED,
  REFUSED_ELSEWHERE,
  ELSEWHERE,
  OTHER_PATCH,
  NO_CHOICE,
  RIGHT_RULE,
  WRONG_RULE,
  RETAINS,
  MERGED_BY_KEY,
  MERGED_AS_SET,
  NOT_MERGED,
  HAS,
  HAS_NOT,
  NO_ANSWER,
  CHOOSE,
  NO_BLOCK,
  WRITE_BLOCK,
  NO_KIND,
  WRITE_KIND,
  NOT_TO_BE_READ,
  WRITE_OBJECT,
  NO_FIELD,
  WRITE_FIELD,
  UNKNOWN_RULE,
  FEW_RULES,
  WRITE_RULES,
  WRONG_SOLUTION,
  CORRECT_SOLUTION,
  NOT_COMPARED,
  CORRECT_DOCUMENTS,
  PROGRESS_NOT_READ,
  PROGRESS_NOT_SAVED,
  NO_NAME,
  NO_LESSON,
  NOT_READABLE;

  @Override
  public Prose prose() {
    return Prose.about("exercises");
  }
}
