package dev.tripatch.schema.overlay;

import dev.tripatch.prose.Prose;
import dev.tripatch.prose.Wording;

/** The prose about the rules of fields. */
enum SchemaWording implements Wording {
  NO_MERGE_KEY,
  ONLY_MAP_KEYS,
  KEY_OF_SCALARS,
  KEY_NOT_DECLARED,
  KEY_NOT_SCALAR,
  COMPOSITE_KEY,
  KEY_WITHOUT_LIST,
  RETAIN_KEYS_OF_SCALARS,
  STRATEGY_OF_SCALAR,
  MERGE_AND_REPLACE,
  LIST_TYPE_WITHOUT_LIST,
  MAP_KEYS_WITHOUT_MAP,
  MAP_WITHOUT_KEYS,
  MAP_OF_SCALARS,
  MAP_TYPE_WITHOUT_MAP,
  KEYS_DISAGREE,
  KEY_NOT_REQUIRED,
  MERGED_BUT_ATOMIC,
  REPLACED_BUT_MAP,
  REPLACED_BUT_SET,
  OBJECT,
  MAP,
  LIST,
  PLAIN,
  SAME_IN,
  ONLY_IN,
  NO_FIELD,
  NO_ANNOTATION;

  @Override
  public Prose prose() {
    return Prose.about("schema");
  }
}
