package dev.tripatch.workspace.sending;

import dev.tripatch.cluster.live.Failure;
import dev.tripatch.cluster.live.LiveObject;
import java.util.List;
import java.util.Optional;

/** What came of sending a change. */
public sealed interface SendOutcome {

  /**
   * The cluster has it.
   *
   * @param change as the journal has it
   * @param after live after it
   * @param says what came out beside what was predicted
   * @param attempts how often it was sent; all but the last one changed nothing
   * @param isAnswerLost whether the server's answer was lost, and live was read instead
   * @param journalFault why the journal does not have this; empty if it has
   */
  record Sent(
      SentChange change,
      LiveObject after,
      ServerAnswer says,
      int attempts,
      boolean isAnswerLost,
      Optional<String> journalFault)
      implements SendOutcome {}

  /** A field of the change, or all of live, is another one by now. Nothing changed. */
  record Overtaken(LiveSince since, int attempts) implements SendOutcome {}

  /** The server does not take it. Nothing changed. */
  record Refused(ServerAnswer.Refused answer) implements SendOutcome {}

  /** Live changed before each attempt. Nothing changed. */
  record Restless(int attempts) implements SendOutcome {}

  /** The journal cannot be written, so nothing was sent. */
  record NoJournal(String reason) implements SendOutcome {}

  /** The answer was lost, and live is as before. Nothing changed, or not yet. */
  record NotYet(SentChange change, Failure failure) implements SendOutcome {}

  /**
   * The answer was lost, and it cannot be told whether the change arrived.
   *
   * @param fields what live has now in the fields of the change; empty if it cannot be read
   * @param unread why it cannot be read; empty if it can
   */
  record Unclear(
      SentChange change, Failure failure, List<TouchedField> fields, Optional<Failure> unread)
      implements SendOutcome {
    public Unclear {
      fields = List.copyOf(fields);
    }
  }
}
