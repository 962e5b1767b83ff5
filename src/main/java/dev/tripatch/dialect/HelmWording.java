package dev.tripatch.dialect;

import dev.tripatch.prose.Wording;

/** The prose about what Helm does. */
public enum HelmWording implements Wording {
  HELM_UPGRADE,
  LABELS_LOST,
  TWO_WAY,
  NO_FIT,
  NO_TYPE,
  RELEASE_UNKNOWN
}
