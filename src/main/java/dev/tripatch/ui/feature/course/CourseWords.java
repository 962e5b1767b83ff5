package dev.tripatch.ui.feature.course;

import dev.tripatch.prose.Wording;

/** What the page of a lesson says. */
enum CourseWords implements Wording {
  START,
  BOOKS,
  LESSON_OF,
  CLOSE,
  LESSONS,
  PROGRESS,
  PASSED,
  CURRENT,
  PREDICT,
  HOW_TO_MARK,
  PREDICTION,
  READ_ONLY,
  CHECK,
  IS_REFUSED,
  MARKS,
  CLEAR_MARKS,
  START_OVER,
  RIGHT,
  NOT_RIGHT,
  SEEN,
  OPEN_IN_WINDOW,
  NOW_DO_IT,
  BACK_TO_STEPS,
  NEXT_LESSON,
  TO_BOOKS,
  YOUR_ANSWER,
  HINT,
  SOLUTION,
  STEPS,
  STEPS_AFTER_CHECK,
  NO_STEPS,
  STEP_NAME,
  FINE_STEPS,
  FINE_STEP_OF,
  PREVIOUS_FINE_STEP,
  NEXT_FINE_STEP
}
