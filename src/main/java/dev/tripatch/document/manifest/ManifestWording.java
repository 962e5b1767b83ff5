package dev.tripatch.document.manifest;

import dev.tripatch.prose.Wording;

/** The prose about the objects that a file has. */
enum ManifestWording implements Wording {
  NO_OBJECTS,
  NO_SUCH_OBJECT,
  SEVERAL_OBJECTS,
  LIST_NOT_OBJECT,
  VALUE_NOT_OBJECT,
  WHAT_AN_OBJECT_IS
}
