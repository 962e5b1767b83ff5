package dev.tripatch.ui.feature.learn;

import dev.tripatch.prose.Prose;
import dev.tripatch.prose.Wording;

/** The prose of the gallery, of people's own lessons and of pages with steps. */
public enum LearnWording implements Wording {
  WELCOME,
  NO_LESSON_FOUND,
  DOCUMENT_SAYS_PATCH,
  DOCUMENT_SAYS_RESULT,
  KUBERNETES_RESULT,
  PROGRESS_CLEARED,
  NO_PROGRESS,
  CLEAR_PROGRESS,
  ONE_TO_FORGET,
  SOLVED_TO_FORGET,
  START_OVER,
  START_OVER_DETAIL,
  CLOSE_VISITS,
  CLOSE_VISITS_DETAIL,
  OPENED,
  COPIED,
  NO_BROWSER,
  WORDS_TO_WRITE,
  NOT_COMPARED,
  OF_HELM,
  FIELDS_LEFT_OUT,
  HAS_FENCE,
  NONE_OPENED,
  ONE_OPENED,
  SEVERAL_OPENED,
  NOT_ALL_READ,
  MORE_PROBLEMS,
  LESSON_SAVED,
  LESSON_NOT_SAVED,
  DRAWING,
  STEPS_SAVED,
  STEPS_NOT_SAVED;

  private static final Prose PROSE = Prose.about("learning");

  @Override
  public Prose prose() {
    return PROSE;
  }
}
