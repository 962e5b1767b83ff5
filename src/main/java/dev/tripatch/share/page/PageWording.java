package dev.tripatch.share.page;

import dev.tripatch.prose.Prose;
import dev.tripatch.prose.Wording;

/** The prose of pages. */
enum PageWording implements Wording {
  MADE,
  ANSWER_INSIDE,
  NO_SCRIPT,
  DOCUMENTS,
  QUESTION,
  MARK_LIVE,
  WRITE_OBJECT,
  YOUR_PREDICTION,
  YOUR_ANSWER,
  CHECK,
  IT_IS_REFUSED,
  SHOW_ANSWER,
  START_OVER,
  RIGHT,
  WRONG,
  YOURS,
  SHOWN,
  COMPARE,
  ANSWER,
  REFUSED,
  STEPS,
  PREVIOUS,
  NEXT,
  EACH_STEP,
  STEP_OF,
  KEYS,
  HAZARDS,
  KUBERNETES_RESULT,
  DOCUMENT_SAYS_PATCH,
  DOCUMENT_SAYS_RESULT,
  TASK,
  HINT,
  SHOW_SOLUTION,
  SOLUTION,
  OTHERS,
  IS_RIGHT,
  IS_WRONG;

  @Override
  public Prose prose() {
    return Prose.about("shared-pages");
  }
}
