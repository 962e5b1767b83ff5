package dev.tripatch.share.export;

import dev.tripatch.prose.Wording;

/** The prose about exports that cannot be made. */
enum ExportWording implements Wording {
  FILE_NAME,
  OTHER_FILE_NAME,
  OTHER_FORMAT,
  NO_LIVE,
  ADD_RESOURCE,
  NO_MERGE_PATCH,
  OTHER_KUSTOMIZE_FORMAT,
  NO_KIND,
  NO_NAME,
  IMPOSSIBLE_NAME,
  IMPOSSIBLE_NAMESPACE,
  WRITE_IDENTITY
}
