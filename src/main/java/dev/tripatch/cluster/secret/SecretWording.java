package dev.tripatch.cluster.secret;

import dev.tripatch.prose.Prose;
import dev.tripatch.prose.Wording;

/** The prose about masked values. */
public enum SecretWording implements Wording {
  LEGEND,
  UNTOLD;

  @Override
  public Prose prose() {
    return Prose.about("secrets");
  }
}
