package dev.tripatch.document.edit;

import dev.tripatch.prose.Wording;

/** The prose about edits that cannot be made. */
enum EditWording implements Wording {
  UNREADABLE,
  MERGED,
  ONLY_MERGED,
  ALIASED,
  ALIASED_FROM_LINE,
  CANNOT_HOLD_KEY,
  CANNOT_HOLD_ITEM,
  A_MAP,
  A_LIST,
  A_SINGLE_VALUE,
  SHARED,
  NUMBER_NOT_IN_YAML,
  FLAWED,
  UNLIKE,
  LOST,
  WHOLE_DOCUMENT,
  NO_COLON,
  ITEM_BEFORE_MISSING
}
