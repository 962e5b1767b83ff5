package dev.tripatch.workspace;

import dev.tripatch.prose.Wording;

/** The prose about comparisons as a whole. */
enum ComparisonWording implements Wording {
  NO_LIVE,
  NO_LAST_APPLIED,
  APPLIED_SERVER_SIDE,
  AS_CUSTOM_RESOURCE,
  OTHER_VERSION,
  COMPILED_IN,
  NO_LIVE_FOR_HELM,
  NOTHING_DEPLOYED,
  WHAT_IF,
  OWN_RULES,
  LEFT_OUT,
  REFUSED_WHOLE,
  SECRETS_SHOWN,
  NO_PATCH,
  WRITE_FIELDS,
  REFUSED_PATCH,
  REFUSED_FIELD,
  WHOLE_OR_NOT,
  NO_DOCUMENT,
  NO_ANNOTATION,
  BAD_ANNOTATION,
  CORRECT_ANNOTATION,
  NO_OBJECT,
  NOT_AN_OBJECT,
  WRITE_OBJECT
}
