package dev.tripatch.document.reader;

import dev.tripatch.prose.Wording;

/** The prose about what is surprising in a text that can be read. */
enum ReadWording implements Wording {
  READ_AS_YAML,
  BECOMES_BOOLEAN,
  BECOMES_NUMBER,
  QUOTE_TEXT,
  KEY_REPEATED,
  KEY_REPEATED_FOR_KUSTOMIZE,
  DELETE_ONE,
  KEY_IN_MERGE,
  MERGE_FIRST,
  REST_IGNORED,
  KEEP_ONE,
  CHECK_INDENTATION
}
