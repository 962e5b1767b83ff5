package dev.tripatch.workspace.schemas;

import dev.tripatch.prose.Wording;

/** The prose about own rules that are checked. */
enum OwnRuleWording implements Wording {
  TWO_RULES,
  ONE_RULE,
  NO_TYPE,
  FULL_NAMES,
  NO_FIELD,
  FIELDS,
  ROOT,
  NO_KIND,
  NAME_KIND,
  NO_SUCH_TYPE,
  TYPES,
  CHANGE,
  WRITE_TOO,
  NO_KEY,
  WRITE_KEY,
  SAME_KEY,
  OTHER_KEY
}
