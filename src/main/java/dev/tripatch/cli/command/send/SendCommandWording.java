package dev.tripatch.cli.command.send;

import dev.tripatch.prose.Prose;
import dev.tripatch.prose.Wording;

/** What the commands say that change a cluster. */
enum SendCommandWording implements Wording {
  CONTEXT,
  OBJECT,
  CHANGE,
  SERVER,
  MEANWHILE,
  MANAGER,
  UNDOES,
  NOTE,
  COMMAND,
  COMMAND_HAS_SECRETS,
  COMMAND_TOO_LONG,
  BEFORE,
  AFTER,
  SEEN,
  NOW,
  OURS,
  NUMBER,
  CHANGES,
  SERVER_SAYS,
  ADDED,
  CHANGED,
  REMOVED,
  ALSO_ANNOTATION,
  NO_COUNTS,
  AND_ANNOTATION,
  ONLY_ANNOTATION,
  SERVER_TAKES,
  SERVER_DIFFERS,
  STORED_OTHERWISE,
  FILLED_IN,
  WARNS,
  FIELD_IS,
  MOVED,
  MOVED_BY,
  LIST,
  BLOCKED,
  SAME,
  CANNOT_BE_SENT,
  QUESTION,
  QUESTION_OF_MANY,
  NAME_QUESTION,
  UNDO_QUESTION,
  UNDO_NAME_QUESTION,
  OTHER_NAME,
  DECLINED,
  NOT_SHOWN,
  DRY_RUN,
  READ_ONLY_OPTION,
  READ_ONLY_CONTEXT,
  NO_TERMINAL,
  NO_TERMINAL_FOR_NAME,
  YES_IS_NOT_ENOUGH,
  ALL_OR_NOTHING,
  ATTEMPT,
  UNDO_WITH,
  NO_WAY_BACK,
  PERHAPS,
  LOOK_AGAIN,
  INTERRUPTED,
  STOPPED,
  TOTAL,
  NOTHING_TO_SEND,
  NO_SETTINGS,
  NOT_ALL,
  NAME_LOCAL;

  private static final Prose PROSE = Prose.about("sending-commands");

  @Override
  public Prose prose() {
    return PROSE;
  }
}
