package dev.tripatch.cluster.call;

import dev.tripatch.prose.Wording;

/** What is said of what programs print. */
enum CallWording implements Wording {
  LEFT_OUT
}
