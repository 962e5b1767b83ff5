package dev.tripatch.engine.ownership;

import dev.tripatch.prose.Wording;

/** The prose about owners that cannot be read. */
enum OwnerWording implements Wording {
  NO_LIST,
  NO_MAP,
  NO_MANAGER,
  OTHER_FORMAT,
  FIELDS_NO_MAP,
  NO_PLACE,
  PART_NO_MAP
}
