package dev.tripatch.workspace.sending;

import dev.tripatch.cluster.live.Failure;

/** How far a change came that was to be sent; nothing changed in the cluster yet. */
public sealed interface Preparation {

  /** It can be sent, once a person agrees. */
  record Ready(Prepared prepared) implements Preparation {}

  /** Live is not what the change was made for. */
  record Overtaken(LiveSince since) implements Preparation {}

  /** Live cannot be read, or is gone. */
  record Unread(Failure failure) implements Preparation {}

  /** The server does not take it. */
  record Refused(ServerAnswer.Refused answer) implements Preparation {}

  /** Live changes so often that nothing could be tried on it. */
  record Restless(int attempts) implements Preparation {}
}
