package dev.tripatch.engine.explain.outcome;

/** What the patch does to a field in the cluster, as a server stores it. */
public enum Standing {
  /** What the outcome says, and nobody else is concerned. */
  PLAIN,
  /** Somebody moved it in live, and apply changes that. */
  CONFLICT,
  /**
   * Live is not as it was applied. Defaults or pruning can have made it so, and the kind's
   * definition is not at hand.
   */
  UNKNOWN,
  /** The patch has it, and the server stores what is there. */
  IDLE,
  /** A Secret's data: the server keeps there what local writes into stringData. */
  KEEPS_TEXT
}
