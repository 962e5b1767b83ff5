package dev.tripatch.workspace.sending;

import dev.tripatch.prose.Wording;

/** Why what a comparison shows cannot be sent, whatever the cluster says. */
public enum SendObstacle implements Wording {
  /** There is no live object. */
  MISSING,
  /** Kubernetes refuses the documents, or the patch. */
  REFUSED,
  /** The patch is one that another tool would make. */
  OTHER_TOOL,
  /** The object is applied server-side. */
  SERVER_SIDE,
  /** The format that is shown cannot say the patch. */
  NO_PATCH,
  /** The patch is empty. */
  NOTHING,
  /** The server stores already what the patch says. */
  IDLE,
  /** The patch takes kubectl's annotation away, although nobody wrote that. */
  LOSES_ANNOTATION,
  /** The patch writes version or identity of the object itself, which guard what is sent. */
  UNGUARDED;

  /** It, in one sentence. */
  public String sentence() {
    return text();
  }
}
