package dev.tripatch.cli.output;

import dev.tripatch.prose.Prose;
import dev.tripatch.prose.Wording;

/** What the answers of commands say besides tables and values. */
enum OutputWording implements Wording {
  WHAT_HAPPENS,
  IN_OBJECTS,
  VALUES,
  WHOLE_OBJECT,
  LAST_APPLIED_WAS,
  NO_CONFLICTS,
  NO_CONFLICTS_WITHOUT,
  ALL_DIALECTS_AGREE,
  ALSO_ANNOTATION,
  PATCH_LEAVES_LIVE,
  NOTHING_TO_DO,
  MORE_WARNINGS,
  MORE_STORED,
  COUNTS_NO_CONFLICT,
  ONLY_ANNOTATION_CONFLICT,
  WOULD_REFUSE,
  NO_RULE_DIFFERS,
  RULES_DIFFER,
  CUSTOM_WHAT_IF,
  CUSTOM_RESOURCE,
  SAME_AS_KUBECTL,
  SAME_AS_SERVER_SIDE,
  ONLY_ORDER_DIFFERS,
  TWINS,
  OWNED,
  LAST_WROTE,
  NO_VALUE_WOULD_CHANGE,
  NO_STEP_ABOUT,
  OBJECTS,
  CONFLICTS,
  HAZARDS,
  PREDICT_IT,
  CHOOSE_ONE,
  CHECK_IT,
  HINTS_LEFT,
  RULES_CHECKED,
  DECIDED_OF_ONE,
  DECIDED_IN_SEVERAL,
  COMMENTS_LOST,
  INSIDE,
  SOME_INSIDE,
  TRIAL_SIGNS,
  PRESENT_RULE,
  TOOL_REFUSES;

  private static final Prose PROSE = Prose.about("answers");

  @Override
  public Prose prose() {
    return PROSE;
  }
}
