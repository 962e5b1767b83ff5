package dev.tripatch.ui.feature.steps;

import dev.tripatch.prose.Wording;

/** What the bar of the steps says. */
enum StepWords implements Wording {
  STEPS_MENU,
  STEPS,
  NEXT_STEP,
  PREVIOUS_STEP,
  STEPS_OF_FIELD,
  FINE_STEPS,
  UNFOLD,
  FOLD,
  FINE_STEP,
  ALL_STEPS,
  NO_STEPS,
  STEP,
  PREVIOUS_STEP_PAGE_UP,
  NEXT_STEP_PAGE_DOWN,
  CLOSE_THE_STEPS,
  STEP_BAR_STEPS,
  STEPS_KEYS,
  NEXT_STEP_KEYS,
  PREVIOUS_STEP_KEYS
}
