package dev.tripatch.workspace.schemas;

import dev.tripatch.prose.Wording;

/** The prose about schemas that people ask for. */
enum SchemaFileWording implements Wording {
  NO_NAME,
  NAMES,
  NO_FOLDER,
  DAMAGED,
  IMPORT_AGAIN,
  NOT_WRITTEN,
  CORRECT_RULES,
  NOT_THERE,
  KNOWN,
  KNOWN_KEPT,
  NONE_IN_FOLDER,
  LOOKED_AT,
  NOT_IMPORTED,
  ONLY_BUILT_IN,
  NOTHING_FOR_DEFINITIONS,
  CLUSTER,
  NOT_OF_CLUSTER,
  NOT_FORGOTTEN
}
