package dev.tripatch.cluster.kubectl;

import dev.tripatch.prose.Wording;

/** The prose about what kubectl keeps, knows and prints. */
public enum KubectlWording implements Wording {
  SIZE,
  SIZE_NEAR,
  SIZE_OVER,
  MAKE_SMALLER,
  NOT_COMPILED_IN,
  CUT_OFF,
  NOT_JSON,
  OBJECT_CUT_OFF,
  NUMBERS_LOST
}
