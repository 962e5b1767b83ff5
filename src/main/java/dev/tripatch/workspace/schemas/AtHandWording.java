package dev.tripatch.workspace.schemas;

import dev.tripatch.prose.Wording;

/** The prose about schemas at hand, and what each would change. */
enum AtHandWording implements Wording {
  KUBERNETES,
  OWN_RULES,
  RELEASE,
  KEPT,
  FOLDER,
  OF_CLUSTER,
  IMPORTED,
  RULES,
  NO_KIND,
  DECLARES,
  NOT_WITHOUT,
  SAME_RULES,
  RULES_DIFFER,
  OTHER_FIELDS,
  BUILT_IN,
  MORE,
  RESULT_CHANGES,
  PATCH_CHANGES,
  NOTHING_CHANGES,
  REFUSED,
  NOT_REFUSED
}
