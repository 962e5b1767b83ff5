package dev.tripatch.workspace.sending;

import dev.tripatch.prose.Wording;

/** Why a change that is in the journal cannot be taken back. */
public enum UndoObstacle implements Wording {
  /** The cluster never had it. */
  NOT_SENT,
  /** It may still arrive. */
  NOT_YET,
  /** Nobody can tell whether it arrived. */
  UNCLEAR,
  /** It was taken back already. */
  UNDONE,
  /** The object was deleted. */
  GONE,
  /** The object was deleted and made again. */
  MADE_AGAIN,
  /** Fields of the change are not what it made of them any more. */
  TOUCHED,
  /** It would need values of a Secret, which the journal does not have. */
  SECRETS,
  /** The journal cannot be used. */
  NO_JOURNAL;

  /** It, in one sentence. */
  public String sentence() {
    return text();
  }
}
