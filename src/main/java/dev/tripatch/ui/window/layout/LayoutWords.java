package dev.tripatch.ui.window.layout;

import dev.tripatch.prose.Wording;

/** What the bars of the window say. */
enum LayoutWords implements Wording {
  OPEN,
  OPEN_HELP,
  SCHEMA,
  SCHEMA_HELP,
  PATCH_AS,
  COPY_PATCH,
  COPY_PATCH_HELP,
  SECRETS,
  REVEAL_SECRETS,
  REVEAL_SECRETS_HELP,
  SHOW_PATCH_AS,
  CLOSE,
  CALCULATING,
  WHAT_IF,
  SECRETS_SHOWN,
  LAST_GOOD_ANSWER,
  DOCUMENT_ERROR,
  LITTLE_TIME,
  VALUES_MASKED,
  INSIDE,
  INSIDE_HELP,
  CARET,
  MILLISECONDS,
  CALCULATED,
  HIDDEN_PARTS,
  PATH,
  NO_FIELD_IS_SELECTED,
  SELECT_PART,
  ONLY_CHANGES
}
