package dev.tripatch.cluster.secret;

import dev.tripatch.prose.Wording;

/** The prose about masked values. */
public enum SecretWording implements Wording {
  LEGEND,
  UNTOLD
}
