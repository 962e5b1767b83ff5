package dev.tripatch.engine.stored;

import dev.tripatch.prose.Wording;

/** The prose about what a server stores otherwise. */
enum StoredWording implements Wording {
  DEFAULT,
  DEFAULT_OF_ZERO,
  EMPTY,
  ZERO,
  NULL_ITEM,
  ALWAYS_WRITTEN,
  QUANTITY,
  BASE64,
  STRING_DATA,
  MIRRORED,
  KEPT,
  IGNORED,
  SERVICE_TYPE,
  TEMPLATE_GENERATION,
  DEFINED_DEFAULT,
  NOT_DEFINED,
  UNKNOWN_FIELD,
  DEFAULTS_UNKNOWN,
  CHOSEN,
  WHY_CHANGED,
  WHY_ADDED,
  WHY_REMOVED,
  WHY_MOVED,
  WHY_OVERTAKEN
}
