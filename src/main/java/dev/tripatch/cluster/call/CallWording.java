package dev.tripatch.cluster.call;

import dev.tripatch.prose.Wording;

/** Sentences about the output of programs. */
enum CallWording implements Wording {
  LEFT_OUT
}
