package dev.tripatch.schema.openapi;

import dev.tripatch.prose.Wording;

/** The prose about texts that are no schema at all. */
enum ImportWording implements Wording {
  WANTED,
  EMPTY,
  NOT_TEXT,
  WEB_PAGE,
  CUT_OFF,
  TEMPLATE,
  NOT_PARSED,
  TOO_MUCH,
  NOT_A_SCHEMA,
  SERVER_ERROR,
  INDEX,
  KUSTOMIZATION,
  NOTHING_FOUND,
  NO_GO_TYPES
}
