package dev.tripatch.ui.feature.rules;

import dev.tripatch.prose.Wording;

/** What the tab Rules says. */
enum RuleWords implements Wording {
  RULES_TAB_NONE,
  CHOOSE,
  TRY_IT,
  DECISION_TABLE_SELECTED,
  LAST_APPLIED,
  LOCAL,
  LIVE,
  WHAT_HAPPENS,
  FIELD_MERGE_SEMANTICS_SAYS,
  ROW_HELP,
  WHAT_IF_FIELD,
  THE_PAGE_SAYS_PAGE,
  APPLIES,
  RULES_TAB
}
